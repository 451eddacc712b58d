import { mkdirSync, writeFileSync } from 'node:fs'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { findEmbeddedServer } from '#db/embedded/find-embedded-server.ts'
import { type Db, openDatabase } from '#db/open-database.ts'
import type { Context } from '#modules/context.ts'
import { shownHome } from '#modules/home/shown-home.ts'
import { families } from '#modules/listing/families.ts'
import { listProducts } from '#modules/listing/list-products.ts'
import { search } from '#modules/listing/search.ts'
import { findProduct } from '#modules/products/find-product.ts'
import { mgDelivery } from '#test/mg-delivery.ts'

interface Statement {
  text: string
  values: unknown[]
}

const explain = 'explain (analyze, buffers, costs off, timing off) '

/**
 * Writes the query plans of the most frequent queries of shoppers, in the shop of a data folder: the exact statements
 * that the shop sends, each run twice and explained the second time.
 */
export async function writePlans(dataDir: string, products: number): Promise<void> {
  const server = await findEmbeddedServer(dataDir)
  if (!server) throw new Error(`No database runs in ${dataDir}`)
  const db = openDatabase(server.url, { answerMs: 120_000 })
  const folder = `bench/plans/${products}`
  mkdirSync(folder, { recursive: true })
  try {
    for (const [name, load] of Object.entries(await askingsOf(db))) {
      writeFileSync(`${folder}/${name}.txt`, await explainAll(db, load))
    }
  } finally {
    await db.$client.end()
  }
}

/** The query plans of the statements that a task sends, each run twice and explained the second time. */
export async function explainAll(db: Db, work: () => Promise<unknown>): Promise<string> {
  const parts: string[] = []
  for (const { text, values } of await statementsOf(db, work)) {
    const { rows } = await db.$client.query<{ 'QUERY PLAN': string }>(explain + text, values)
    parts.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return `${parts.join('\n\n')}\n`
}

async function askingsOf(db: Db): Promise<Record<string, () => Promise<unknown>>> {
  // The catalog uses nothing else of its context.
  const ctx = {
    db,
    settings: { read: async () => ({ ...defaultSettings, delivery: mgDelivery }), drop: () => {} },
  } as unknown as Context
  const { rows } = await db.$client.query<{ id: string; name: string; mark: string }>(`
    select id, name, (extract(epoch from published_at) * 1000000)::bigint as mark from products
    where status = 'published' and deleted_at is null
    order by published_at desc nulls last, id desc nulls last offset least(11975, (select count(*) - 100 from products)) limit 1
  `)
  const far = rows[0]
  if (!far) throw new Error('The shop has no products')
  const after = Buffer.from(JSON.stringify(['newest', Number(far.mark), far.id])).toString('base64url')
  const [first = '', second = ''] = far.name.split(' ')
  return {
    home: () => shownHome(ctx),
    families: () => families(ctx),
    product: () => findProduct(ctx, { productId: far.id }),
    'listing-page-1': () => listProducts(ctx, { limit: 24 }),
    'listing-page-500': () => listProducts(ctx, { limit: 24, after }),
    'listing-by-price': () => listProducts(ctx, { limit: 24, sort: 'price-low', category: 'Women' }),
    'listing-category': () => listProducts(ctx, { limit: 24, subCategory: 'sunglasses' }),
    'listing-collection': () => listProducts(ctx, { limit: 24, collection: 'linen' }),
    'listing-chosen': () =>
      listProducts(ctx, {
        limit: 24,
        subCategory: 'apparel',
        colors: ['black'],
        sizes: [40],
        minPrice: 50,
        maxPrice: 150,
      }),
    'listing-searched': () => listProducts(ctx, { limit: 24, search: second }),
    'search-a-word': () => search(ctx, { query: first, shown: 0 }),
    'search-a-beginning': () => search(ctx, { query: first.slice(0, 3), shown: 0 }),
    'search-two-words': () => search(ctx, { query: `${second} ${first.slice(0, 2)}`, shown: 0 }),
    'search-mistyped': () => search(ctx, { query: first.replace(/^(..)(.)(.)/, '$1$3$2'), shown: 0 }),
  }
}

/** The statements that a task sends. */
async function statementsOf(db: Db, work: () => Promise<unknown>): Promise<Statement[]> {
  const { $client } = db
  const real = $client.query
  const sent: Statement[] = []
  $client.query = function (this: typeof $client, ...asked: unknown[]) {
    const [query, values] = asked as [string | { text: string }, unknown[] | undefined]
    sent.push({ text: typeof query === 'string' ? query : query.text, values: values ?? [] })
    return Reflect.apply(real, this, asked)
  } as typeof real
  await work().finally(() => {
    $client.query = real
  })
  return sent
}
