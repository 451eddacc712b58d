import { parseArgs } from 'node:util'
import { type Costs, type Demand, estimate, type Limits } from './estimate.ts'
import { measuredCosts, usualDemand, usualLimits } from './measured.ts'

const flagOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const ranges: Partial<Record<string, [least: number, most: number]>> = { renderedShare: [0, 1], peakFactor: [1, 1_000] }

/** The numbers that were typed, and the usual ones for the others. */
function chosen<T extends object>(usual: T, typed: Record<string, unknown>): T {
  const pairs = Object.entries(usual).map(([name, value]) => {
    const text = typed[flagOf(name)]
    const number = text === undefined ? value : Number(text)
    const [least, most] = ranges[name] ?? [0, 1e9]
    if (!(number >= least && number <= most)) throw new Error(`--${flagOf(name)} must be from ${least} to ${most}.`)
    return [name, number]
  })
  return Object.fromEntries(pairs)
}

function readTyped() {
  const all = { ...usualDemand, ...measuredCosts, ...usualLimits }
  const options = Object.fromEntries(Object.keys(all).map((name) => [flagOf(name), { type: 'string' as const }]))
  const { values } = parseArgs({ options })
  return {
    demand: chosen<Demand>(usualDemand, values),
    costs: chosen<Costs>(measuredCosts, values),
    limits: chosen<Limits>(usualLimits, values),
  }
}

const short = (value: number) => (value >= 10 ? value.toFixed(0) : String(Number(value.toPrecision(2))))

function print({ demand, costs, limits }: ReturnType<typeof readTyped>): void {
  const found = estimate(demand, costs, limits)
  const { salesPerSecond: sales, pagesPerSale, products } = demand
  console.log(`${sales} sales/s, ${sales * pagesPerSale} pages/s, ${products} products:`)
  const rows: [what: string, value: string][] = [
    ['Processes of the shop, one core each', `${found.processes} (${found.memoryGb.toFixed(1)} GB)`],
    ['Cores of the database', short(found.databaseCores)],
    ['  of which replicas can take', short(found.replicableCores)],
    ['Connections without a pooler', String(found.connections)],
    ['Write-ahead log, MB/s', short(found.logMbPerSecond)],
    ['Stored in a year, GB', short(found.storedGbPerYear)],
    ['Catalog, GB', short(found.catalogGb)],
    ...found.used.map(({ part, share }): [string, string] => [`Used of --${flagOf(part)}`, `${short(share * 100)} %`]),
  ]
  for (const [what, value] of rows) console.log(`${what.padEnd(38)}${value}`)
}

try {
  print(readTyped())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
