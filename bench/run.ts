import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure } from './measure.ts'
import { scriptBytes } from './script-bytes.ts'
import { startProcess } from './start-process.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const connections = Number(process.env.BENCH_CONNECTIONS ?? 50)
const shopPort = 4320
const barePort = 4321
const origin = `http://127.0.0.1:${shopPort}`

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
console.log(
  `${cpus().length} cores, Node ${process.versions.node}, ${connections} connections, ${seconds} s each. Opening a shop …`,
)

const shop = await startProcess(
  ['--enable-source-maps', 'build/server/main.js'],
  {
    PORT: String(shopPort),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
  },
  (said) => said.includes('The shop is open'),
)
const bare = await startProcess(['bench/bare.ts'], { PORT: String(barePort) }, (said) => said.includes('ready'))

try {
  const { product, line } = await findGoods()
  const pages = { home: '/', listing: '/shop', product }
  const rows: Record<string, unknown>[] = []

  for (const [name, path] of Object.entries(pages)) {
    const page = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })
    const bytes = Number(page.headers.get('content-length'))
    rows.push(await beside(name, { url: origin + path }, { url: `http://127.0.0.1:${barePort}/${bytes}` }, bytes))
  }
  const body = { products: [line], subTotal: line.price, pathname: '/cart' }
  rows.push(
    await beside(
      'createCheckoutSession',
      { url: `${origin}/api/payment/createCheckoutSession`, body },
      { url: `http://127.0.0.1:${barePort}/80`, body },
      80,
    ),
  )
  console.table(rows)

  const scripts = await Promise.all(
    Object.entries(pages).map(async ([name, path]) => ({
      page: name,
      'JavaScript, gzip (kB)': kilobytes(await scriptBytes(origin, path)),
    })),
  )
  console.table(scripts)
} finally {
  await bare.stop()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}

type Target = { url: string; body?: object }

async function beside(name: string, target: Target, limit: Target, bytes: number) {
  await measure({ ...target, seconds: 1, connections })
  const ours = await measure({ ...target, seconds, connections })
  const theirs = await measure({ ...limit, seconds, connections })
  return {
    what: name,
    bytes,
    'requests/s': Math.round(ours.requestsPerSecond),
    'p50 ms': ours.p50Ms,
    'p99 ms': ours.p99Ms,
    refused: ours.refused,
    'bare Fastify requests/s': Math.round(theirs.requestsPerSecond),
    ratio: Number((ours.requestsPerSecond / theirs.requestsPerSecond).toFixed(3)),
  }
}

/** A product to look at, and a line of it that is not counted, so that it cannot sell out while it is measured. */
async function findGoods() {
  const reply = await fetch(`${origin}/api/catalog/listProducts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ limit: 96, available: true }),
  })
  const { products } = (await reply.json()) as { products: Goods[] }
  for (const each of products) {
    for (const line of linesOf(each)) {
      if (await isUncounted(line)) return { product: `/shop/${each.path}/${each._id}`, line }
    }
  }
  throw new Error('The demo shop has no product whose pieces are not counted')
}

interface Goods {
  _id: string
  path: string
  price: number
  colorVariant: { color: string }[]
  sizeVariant: { size: number }[]
}

function linesOf({ _id, price, colorVariant, sizeVariant }: Goods) {
  const colors = colorVariant.length > 0 ? colorVariant.map(({ color }) => color) : [null]
  const sizes = sizeVariant.length > 0 ? sizeVariant.map(({ size }) => size) : [null]
  return colors.flatMap((selectedColor) =>
    sizes.map((selectedSize) => ({ productId: _id, quantity: 1, selectedColor, selectedSize, price })),
  )
}

async function isUncounted(line: object): Promise<boolean> {
  const reply = await fetch(`${origin}/api/cart/checkCart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ products: [{ ...line, quantity: 100 }] }),
  })
  const { lines } = (await reply.json()) as { lines: { state: string; left: number | null }[] }
  return lines[0]?.state === 'ok' && lines[0].left === null
}

function kilobytes(bytes: number): number {
  return Number((bytes / 1_000).toFixed(1))
}
