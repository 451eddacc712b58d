import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { OwnCategory } from '#contract/categories/calls.ts'
import { createLoad } from './measure.ts'
import { seedProducts, shopOrigin, startShop } from './open-bench-shop.ts'
import { importTable, logInOwner } from './owner-acts.ts'
import { callShop, findEndlessLines, readProducts } from './products.ts'

// How long a checkout takes while the owner changes thousands of products. After `npm run build`.
const { values: typed } = parseArgs({
  options: { products: { type: 'string', default: '10000' }, connections: { type: 'string', default: '4' } },
})
const connections = Number(typed.connections)
/** Work that goes on in jobs after its call is over by then. */
const watchedSeconds = 20

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
await (await startShop(dataDir)).stop()
await seedProducts(dataDir, Number(typed.products))
const shop = await startShop(dataDir)
try {
  const { products } = await readProducts(shopOrigin, 960)
  const lines = await findEndlessLines(shopOrigin, products)
  let turn = 0
  const checkout = createLoad(() => {
    const line = lines[turn++ % lines.length]
    const body = { products: [line], subTotal: line?.price, pathname: '/cart' }
    return { path: '/api/payment/createCheckoutSession', body }
  })
  const token = await logInOwner()
  await checkout(shopOrigin, connections, 5)
  const rows = []
  const acts: Record<string, () => Promise<unknown>> = {
    nothing: () => wait(1_000),
    'a category renamed': () => renameCategory(token),
    'an import of 10,000 lines': () => importTable(token, 60),
    'the same again, with other prices': () => importTable(token, 61),
  }
  for (const [name, act] of Object.entries(acts)) {
    const [seconds, { waits, refused }] = await Promise.all([
      secondsOf(act),
      checkout(shopOrigin, connections, watchedSeconds),
    ])
    waits.sort((one, other) => one - other)
    const at = (part: number) => waits[Math.floor(waits.length * part)]?.toFixed(1)
    rows.push({
      ...{ meanwhile: name, 'answered after s': seconds.toFixed(1), checkouts: waits.length, refused },
      ...{ 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'longest ms': waits.at(-1)?.toFixed(1) },
    })
  }
  console.table(rows)
} finally {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await act()
  return (performance.now() - startedAt) / 1_000
}

/** Renames the category with the most products, whose titles follow in batches. */
async function renameCategory(token: string): Promise<void> {
  const { categories } = await callShop<{ categories: OwnCategory[] }>(shopOrigin, 'categories/listCategories', {
    token,
  })
  const [largest] = categories.filter(({ path }) => path !== 'all').sort((one, other) => other.products - one.products)
  if (!largest) throw new Error('The shop has no category.')
  const { categoryId, version, title, slug, text, seoTitle, seoDescription, image } = largest
  await callShop(
    shopOrigin,
    'categories/changeCategory',
    {
      ...{ token, categoryId, version, title: `${title} and more`, slug, text, seoTitle, seoDescription },
      ...{ imageId: image?.imageId ?? null, imageAlt: image?.image.alt ?? '' },
    },
    'PUT',
  )
}
