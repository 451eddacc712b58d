import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { randomAddress } from './measure.ts'
import { startShop } from './open-bench-shop.ts'
import { pageShares } from './page-shares.ts'
import { processorMs } from './processor-time.ts'
import { readProducts } from './products.ts'
import { requestRaw } from './request-raw.ts'
import { scriptBytes } from './script-bytes.ts'

// What home, listing and product weigh on the production build, what their bytes are, and what rendering one takes.
const { values: typed } = parseArgs({
  options: { renders: { type: 'string', default: '200' }, 'data-dir': { type: 'string' } },
})
const renders = Number(typed.renders)
// A process that just started has not compiled its hot code.
const warmUps = Math.min(renders, 100)
const origin = `http://127.0.0.1:${process.env.BENCH_PORT ?? 4320}`
// With three colors, sizes, reviews and an old price.
const productName = 'Amalfi Linen Dress'

const folder = typed['data-dir'] ?? (await mkdtemp(join(tmpdir(), 'vitrine-bench-')))
const shop = await startShop(folder)
try {
  const { products } = await readProducts(origin, 960)
  const product = products.find(({ name }) => name === productName) ?? products[0]
  const pages = { home: '/', listing: '/shop', product: `/shop/${product?.path}/${product?._id}` }
  const weights = []
  const shares: Record<string, Record<string, number>> = {}
  for (const [page, path] of Object.entries(pages)) {
    const html = await readPage(path)
    weights.push({ page, ...html, 'JavaScript, gzip': await scriptBytes(origin, path), ...(await timeRenders(path)) })
    shares[page] = pageShares((await readBody(path)).toString())
  }
  console.table(weights)
  console.table(shares)
} finally {
  await shop.stop()
  if (!typed['data-dir']) await rm(folder, { recursive: true, force: true })
}

async function request(path: string): Promise<Buffer> {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': randomAddress() }
  const { status, body } = await requestRaw({ url: origin + path, headers })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return body
}

async function readBody(path: string): Promise<Buffer> {
  return brotliDecompressSync(await request(path))
}

async function readPage(path: string) {
  const body = await request(path)
  return { raw: brotliDecompressSync(body).length, brotli: body.length }
}

/** Requests the page at URLs that were not requested before, one after the other, so that each is rendered. */
async function timeRenders(path: string) {
  const run = async (from: number, count: number) => {
    const waits: number[] = []
    for (let at = 0; at < count; at++) {
      const startedAt = performance.now()
      await request(`${path}?unseen=${from + at}`)
      waits.push(performance.now() - startedAt)
    }
    return waits.sort((one, other) => one - other)
  }
  await run(0, warmUps)
  const before = processorMs(shop.pid)
  const waits = await run(warmUps, renders)
  const after = processorMs(shop.pid)
  const used = before === null || after === null ? null : (after - before) / renders
  return { 'CPU ms': used && round(used), 'p50 ms': round(waits[Math.floor(renders / 2)] ?? 0) }
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10
}
