import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareWithBare, round, warmUp } from './compare-with-bare.ts'
import { drawGrowth } from './draw-growth.ts'
import { findLines } from './lines.ts'
import { describeMachine, loadNow } from './machine.ts'
import { openBenchShop, seedProducts, startShop } from './open-bench-shop.ts'
import type { Row } from './row.ts'
import { scriptBytes } from './script-bytes.ts'
import { type MemorySample, watchMemory } from './watch-memory.ts'
import { writePlans } from './write-plans.ts'

interface Opened {
  products: number
  seedSeconds: number | null
  /** The first start in an empty folder with the demo catalog, and the next start; in seconds until it is ready. */
  firstStartSeconds: number | null
  restartSeconds: number
}

const { values: typed } = parseArgs({
  options: {
    products: { type: 'string', default: '1000,100000' },
    connections: { type: 'string', default: '1,10,50,200' },
    seconds: { type: 'string', default: '2' },
    lines: { type: 'string', default: '' },
    memory: { type: 'string', default: '1' },
    'data-dir': { type: 'string' },
    plans: { type: 'boolean', default: false },
  },
})
const sizes = typed.products.split(',').map(Number)
const crowds = typed.connections.split(',').map(Number)
const seconds = Number(typed.seconds)
const minutes = Number(typed.memory)
const folders = typed['data-dir']?.split(',') ?? []

const machine = describeMachine()
const rows: Row[] = []
const opened: Opened[] = []
const memory: { products: number; samples: MemorySample[] }[] = []
const scripts: { page: string; gzipKilobytes: number }[] = []
console.log(`${machine.processor}, ${machine.cores} cores, Node ${machine.versions.node}, load ${machine.loadAverage}.`)

for (const [index, products] of sizes.entries()) {
  await measureShop(products, folders[index])
  saveResults()
}

async function measureShop(products: number, folder?: string): Promise<void> {
  const dataDir = folder || (await mkdtemp(join(tmpdir(), 'vitrine-bench-')))
  const isEmpty = (await readdir(dataDir)).length === 0
  const prepared = isEmpty ? await prepare(dataDir, products) : null
  const { shop, bare, readySeconds, close } = await openBenchShop(dataDir)
  opened.push({
    products,
    firstStartSeconds: null,
    seedSeconds: null,
    ...prepared,
    restartSeconds: round(readySeconds, 1),
  })
  console.log(`\nA shop of ${products} products, restarted in ${readySeconds.toFixed(1)} s.`)
  try {
    const { lines, sold } = await findLines(shop.origin)
    const selected = lines.filter(({ name }) => name.includes(typed.lines))
    for (const { name, load, limit } of selected) {
      await warmUp(shop, load)
      for (const connections of crowds) {
        const found = await compareWithBare([shop, load], [bare, limit], connections, seconds)
        const ratio = round(found.shop.perSecond / found.bare.perSecond, 3)
        rows.push({ products, line: name, connections, ...found, ratio, loadAverage: loadNow() })
        print(rows.slice(-1))
      }
    }
    if (sold.size > 0) console.log(`${sold.size} sales, each with a unique order number.`)
    if (minutes > 0) memory.push({ products, samples: await watchMemory(shop, selected, minutes) })
    if (typed.plans) await writePlans(dataDir, products)
    if (scripts.length === 0) await measureScripts(shop.origin)
  } finally {
    await close()
    if (!folder) await rm(dataDir, { recursive: true, force: true })
  }
}

/** Creates a shop of this many products; returns how long its first start and the seeding took. */
async function prepare(dataDir: string, products: number) {
  const first = await startShop(dataDir)
  await first.stop()
  const seedSeconds = round(await seedProducts(dataDir, products), 1)
  return { firstStartSeconds: round(first.seconds, 1), seedSeconds }
}

async function measureScripts(origin: string): Promise<void> {
  for (const [page, path] of Object.entries({ home: '/', listing: '/shop' })) {
    scripts.push({ page, gzipKilobytes: round((await scriptBytes(origin, path)) / 1_000, 1) })
  }
}

function print(some: readonly Row[]): void {
  for (const { line, connections, shop, bare, ratio } of some) {
    const busy = shop.processorUs === null ? '' : `, ${shop.processorUs} µs of CPU time (bare: ${bare.processorUs})`
    console.log(
      `${line.padEnd(26)} ${String(connections).padStart(3)} connections: ${shop.perSecond}/s, bare ${bare.perSecond}/s, ratio ${ratio}, ` +
        `p50 ${shop.p50Ms} ms, p99 ${shop.p99Ms} ms${busy}${shop.refused ? `, ${shop.refused} refused` : ''}`,
    )
  }
}

function saveResults(): void {
  mkdirSync('bench/results', { recursive: true })
  const name = `${machine.at.slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}-${machine.commit}`
  const file = `bench/results/${name}.json`
  writeFileSync(file, `${JSON.stringify({ machine, opened, scripts, memory, rows }, null, 1)}\n`)
  if (opened.length > 1) writeFileSync(`bench/results/${name}.svg`, drawGrowth(rows))
  console.log(`\nSaved to ${file}.`)
}
