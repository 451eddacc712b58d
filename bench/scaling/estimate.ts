/** What a shop is asked for at its busiest. */
export interface Demand {
  salesPerSecond: number
  /** Pages that all shoppers open for each sale, including shoppers who do not buy. */
  pagesPerSale: number
  /** Share of those pages that no cache holds, 0 to 1. */
  renderedShare: number
  searchesPerSale: number
  products: number
  /** How many times busier the busiest second is than an average one; for what is stored in a year. */
  peakFactor: number
}

/** What each thing costs on one core of the machine that it was measured on; CPU time in milliseconds. */
export interface Costs {
  cachedPageMs: number
  renderedPageMs: number
  renderedPageDatabaseMs: number
  searchMs: number
  searchDatabaseMs: number
  saleMs: number
  saleDatabaseMs: number
  /** Kilobytes of write-ahead log, receipt and invoice included. */
  saleLogKb: number
  /** Kilobytes that remain in the database. */
  saleStoredKb: number
  productStoredKb: number
  processMb: number
  connectionsPerProcess: number
}

/** What one machine with a primary database can give. */
export interface Limits {
  databaseCores: number
  logMbPerSecond: number
  connections: number
  storageGb: number
}

export interface Estimate {
  /** Cores for the processes of the shop, and for the primary with all reads on it. */
  shopCores: number
  databaseCores: number
  /** The part of `databaseCores` that replicas can take. */
  replicableCores: number
  processes: number
  memoryGb: number
  connections: number
  logMbPerSecond: number
  storedGbPerYear: number
  catalogGb: number
  /** How much of each limit is used, the fullest first; above 1 it does not fit. */
  used: { part: keyof Limits; share: number }[]
}

/** A core that is busier than this makes shoppers wait in queues. */
const busiest = 0.6
const secondsPerYear = 365 * 86_400

/** Estimates what a demand needs, from measured costs: no queues, no contention, no failures. */
export function estimate(demand: Demand, costs: Costs, limits: Limits): Estimate {
  const { salesPerSecond: sales, products } = demand
  const pages = sales * demand.pagesPerSale
  const rendered = pages * demand.renderedShare
  const searches = sales * demand.searchesPerSale
  const cores = (msPerSecond: number) => msPerSecond / 1_000 / busiest

  const shopCores = cores(
    (pages - rendered) * costs.cachedPageMs +
      rendered * costs.renderedPageMs +
      searches * costs.searchMs +
      sales * costs.saleMs,
  )
  const replicableCores = cores(rendered * costs.renderedPageDatabaseMs + searches * costs.searchDatabaseMs)
  const databaseCores = replicableCores + cores(sales * costs.saleDatabaseMs)
  const processes = Math.max(1, Math.ceil(shopCores))
  const connections = processes * costs.connectionsPerProcess
  const logMbPerSecond = (sales * costs.saleLogKb) / 1_000
  const storedGbPerYear = ((sales / demand.peakFactor) * secondsPerYear * costs.saleStoredKb) / 1e6
  const catalogGb = (products * costs.productStoredKb) / 1e6

  const share: Record<keyof Limits, number> = {
    databaseCores: databaseCores / limits.databaseCores,
    logMbPerSecond: logMbPerSecond / limits.logMbPerSecond,
    connections: connections / limits.connections,
    storageGb: (storedGbPerYear + catalogGb) / limits.storageGb,
  }
  const parts = Object.keys(share) as (keyof Limits)[]
  return {
    ...{
      shopCores,
      databaseCores,
      replicableCores,
      processes,
      connections,
      logMbPerSecond,
      storedGbPerYear,
      catalogGb,
    },
    memoryGb: (processes * costs.processMb) / 1_000,
    used: parts.map((part) => ({ part, share: share[part] })).toSorted((a, b) => b.share - a.share),
  }
}
