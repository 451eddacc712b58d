import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { radarDays } from '#contract/stock-alerts/calls.ts'
import { shopClock } from '#db/tables/clock.ts'
import { customers } from '#db/tables/customers.ts'
import { products, variants } from '#db/tables/products.ts'
import { soldOutViews, stockAlerts, wantedMarks, wantedVariants } from '#db/tables/stock-alerts.ts'
import { wishlistItems } from '#db/tables/wishlist.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { refreshSomeWanted, refreshWanted } from './refresh-wanted.ts'
import { sweepSoldOutViews } from './sweep-sold-out-views.ts'

/** The radar as it is stored, and as it is counted from scratch. */
async function counted({ db }: TestShop) {
  const columns = sql`variant_id, product_id, people, waiting, since, wishlists, views`
  const { rows: stored } = await db.execute(sql`select ${columns} from wanted_variants order by variant_id`)
  const { rows: due } = await db.execute(sql`
    select ${columns} from wanted_due((select array_agg(id) from products), ${radarDays}::int) order by variant_id`)
  return { stored, due }
}

async function shopWithWishes() {
  const shop = await createTestShop()
  const ann = await shop.customer('ann@example.com')
  const lido = await shop.product({ name: 'Lido', sizes: [36, 38], onHand: 0 })
  const rio = await shop.product({ name: 'Rio', onHand: 2 })
  await shop.db.insert(wishlistItems).values([lido, rio].map(({ id }) => ({ customerId: ann.id, productId: id })))
  const ask = (email: string) =>
    shop.as(shop.guest()).stockAlerts.notifyMe({ productId: lido.id, email, selectedSize: 38, selectedColor: null })
  await ask('ann@example.com')
  await ask('bob@example.com')
  const radar = async () =>
    (await shop.as(await shop.admin()).stockAlerts.listWantedVariants({})).variants.map(
      ({ productName, size, people, waiting, wishlists, views }) => [
        productName,
        size,
        people,
        waiting,
        wishlists,
        views,
      ],
    )
  return { shop, ann, lido, rio, radar }
}

test('the radar follows the stock, the products and the addresses of customers', async () => {
  const { shop, ann, lido, rio, radar } = await shopWithWishes()
  const asked = ['Lido', 38, 2, 2, 1, 0]
  const listed = ['Lido', 36, 1, 0, 1, 0]
  expect(await radar()).toEqual([asked, listed])

  // It sells out, and arrives again.
  await shop.db.update(variants).set({ onHand: 0 }).where(eq(variants.productId, rio.id))
  expect((await radar()).map(([name]) => name).toSorted()).toEqual(['Lido', 'Lido', 'Rio'])
  await shop.db.update(variants).set({ onHand: 1 }).where(eq(variants.productId, rio.id))
  expect(await radar()).toEqual([asked, listed])

  await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, lido.id))
  expect(await radar()).toEqual([asked])
  await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, lido.id))
  expect(await radar()).toEqual([])
  await shop.db.update(products).set({ status: 'published', deletedAt: null }).where(eq(products.id, lido.id))
  expect(await radar()).toEqual([asked, listed])

  // Another address counts as another person.
  await shop.db.update(customers).set({ email: 'ann@other.example' }).where(eq(customers.id, ann.id))
  expect(await radar()).toEqual([['Lido', 38, 3, 2, 1, 0], listed])
  await shop.db.delete(stockAlerts).where(eq(stockAlerts.email, 'bob@example.com'))
  await shop.db.update(stockAlerts).set({ emailedAt: new Date() })
  expect(await radar()).toHaveLength(2)
  await shop.db.delete(wishlistItems)
  expect(await radar()).toEqual([])
  expect(await shop.db.$count(wantedVariants)).toBe(0)
})

test('views leave the radar after 30 days, in the night', async () => {
  const { shop, lido } = await shopWithWishes()
  await shop.db.delete(wishlistItems)
  await shop.db.delete(stockAlerts)
  const variantId = lido.variants[0]?.id ?? ''
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  await shop.db.insert(soldOutViews).values([
    { variantId, day: daysAgo(3), views: 2 },
    { variantId, day: daysAgo(29), views: 5 },
  ])
  await refreshWanted(shop)
  expect(await shop.db.select({ views: wantedVariants.views }).from(wantedVariants)).toEqual([{ views: 7 }])
  // The clock of the shop moves on, which is no change of what is counted.
  await shop.db.update(shopClock).set({ aheadDays: 2 })
  await sweepSoldOutViews(shop)
  await refreshWanted(shop)
  expect(await shop.db.select({ views: wantedVariants.views }).from(wantedVariants)).toEqual([{ views: 2 }])
})

test('whatever happens at once, the radar is what counting from scratch gives', async () => {
  const { shop } = await shopWithWishes()
  const made = await Promise.all(
    Array.from({ length: 4 }, (_, at) => shop.product({ name: `Product ${at}`, sizes: [36, 38], onHand: at % 2 })),
  )
  const people = await Promise.all(Array.from({ length: 4 }, (_, at) => shop.customer(`person${at}@example.com`)))
  const all = made.flatMap(({ id: productId, variants: own }) => own.map(({ id }) => ({ productId, variantId: id })))
  const acts = [
    ({ productId, variantId }: (typeof all)[number], email: string) =>
      shop.db.insert(stockAlerts).values({ productId, variantId, email }).onConflictDoNothing(),
    ({ productId }: (typeof all)[number], _: string, customerId: string) =>
      shop.db.insert(wishlistItems).values({ productId, customerId }).onConflictDoNothing(),
    ({ variantId }: (typeof all)[number], email: string) =>
      shop.db.delete(stockAlerts).where(and(eq(stockAlerts.variantId, variantId), eq(stockAlerts.email, email))),
    ({ productId }: (typeof all)[number], _: string, customerId: string) =>
      shop.db
        .delete(wishlistItems)
        .where(and(eq(wishlistItems.productId, productId), eq(wishlistItems.customerId, customerId))),
    ({ variantId }: (typeof all)[number]) =>
      shop.db
        .update(variants)
        .set({ onHand: sql`1 - on_hand` })
        .where(and(eq(variants.id, variantId), isNotNull(variants.onHand))),
    ({ variantId }: (typeof all)[number]) =>
      shop.db.execute(sql`
        insert into sold_out_views as o (variant_id, day, views) values (${variantId}, (select shop_now())::date, 1)
        on conflict (variant_id, day) do update set views = o.views + 1`),
    () => refreshWanted(shop),
  ]
  const work = Array.from({ length: 240 }, async (_, at) => {
    const of = all[(at * 7) % all.length]
    const person = people[(at * 5) % people.length]
    const act = acts[(at * 11) % acts.length]
    if (!of || !person || !act) throw new Error('There is nothing to do.')
    await act(of, person.email, person.id)
  })
  await Promise.all(work)
  await refreshWanted(shop)

  const { stored, due } = await counted(shop)
  expect(due.length).toBeGreaterThan(0)
  expect(stored).toEqual(due)
  expect(await shop.db.$count(wantedMarks)).toBe(0)
})

test('a change that commits after the count of another is not lost', async () => {
  const { shop, lido, radar } = await shopWithWishes()
  const [bea, cai] = [await shop.customer('bea@example.com'), await shop.customer('cai@example.com')]
  await shop.db.transaction(async (tx) => {
    await tx.insert(wishlistItems).values({ customerId: bea.id, productId: lido.id })
    // Meanwhile another is saved, counted and shown.
    await shop.db.insert(wishlistItems).values({ customerId: cai.id, productId: lido.id })
    expect((await radar()).map(([, , , , wishlists]) => wishlists)).toEqual([2, 2])
  })
  expect((await radar()).map(([, , , , wishlists]) => wishlists)).toEqual([3, 3])
})

test('the radar does not wait for many marks, such as those of an import: its job counts them', async () => {
  const { shop, radar } = await shopWithWishes()
  await refreshWanted(shop)
  await shop.db.execute(sql`insert into wanted_marks select gen_random_uuid() from generate_series(1, 250)`)
  expect(await radar()).toHaveLength(2)
  expect(await shop.db.$count(wantedMarks)).toBe(150)
  await refreshWanted(shop)
  expect(await shop.db.$count(wantedMarks)).toBe(0)
})

test('a read-only database keeps its marks for later', async () => {
  const { shop } = await shopWithWishes()
  const taken = await shop.db.transaction((tx) => refreshSomeWanted(tx), { accessMode: 'read only' })
  expect(taken).toBe(0)
  expect(await shop.db.$count(wantedMarks)).toBeGreaterThan(0)
  expect(await refreshSomeWanted(shop.db)).toBeGreaterThan(0)
})
