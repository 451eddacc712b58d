import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()

/** Counts the database statements of a function. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const { $client } = shop.db
  const real = $client.query
  let statements = 0
  $client.query = function (this: typeof $client, ...statement: unknown[]) {
    statements++
    return Reflect.apply(real, this, statement)
  } as typeof real
  await work().finally(() => {
    $client.query = real
  })
  return statements
}

test('no catalog call runs more statements when there is more to show', async () => {
  const { home, listing, products, cart } = shop.as(shop.guest())
  const made: string[] = []
  const add = async (count: number) => {
    for (let each = 0; each < count; each++) {
      made.push((await shop.product({ name: `Marin ${made.length}`, colors: ['Sand', 'Black'], sizes: [38, 40] })).id)
    }
  }
  const line = (productId: string) => ({ productId, selectedColor: 'Sand', selectedSize: 38, quantity: 1 })
  const calls = {
    families: () => listing.families({}),
    home: () => home.shownHome({}),
    listProducts: () => listing.listProducts({ limit: 96 }),
    searchedListing: () => listing.listProducts({ search: 'marin', limit: 96 }),
    search: () => listing.search({ query: 'marin' }),
    findProduct: () => products.findProduct({ productId: made[0] ?? '' }),
    summaries: () => products.summaries({ ids: made }),
    checkCart: () => cart.checkCart({ products: made.map(line) }),
  }
  const countEach = async () => {
    const counts: Record<string, number> = {}
    for (const [name, work] of Object.entries(calls)) counts[name] = await statementsOf(work)
    return counts
  }

  await add(2)
  // Settings are read once and then cached.
  await shop.settings.read()
  const few = await countEach()
  await add(28)
  expect(await countEach()).toEqual(few)
  expect(few).toEqual({
    families: 1,
    home: 2,
    listProducts: 2,
    searchedListing: 2,
    search: 2,
    findProduct: 2,
    summaries: 1,
    checkCart: 2,
  })
})
