import type { Costs, Demand, Limits } from './estimate.ts'

/** Two visitors of a hundred buy, and each opens six pages. */
export const usualDemand: Demand = {
  salesPerSecond: 10,
  pagesPerSale: 300,
  renderedShare: 0.02,
  searchesPerSale: 10,
  products: 100_000,
  peakFactor: 10,
}

/** Measured on one core of an AMD EPYC; `docs/scaling.md` says how each was. */
export const measuredCosts: Costs = {
  cachedPageMs: 0.035,
  renderedPageMs: 20,
  renderedPageDatabaseMs: 3,
  searchMs: 2.6,
  searchDatabaseMs: 3.9,
  saleMs: 12.9,
  saleDatabaseMs: 12.9,
  saleLogKb: 32,
  saleStoredKb: 18,
  productStoredKb: 8,
  processMb: 350,
  connectionsPerProcess: 14,
}

/** A large machine for the primary, with a pooler in front of it. */
export const usualLimits: Limits = {
  databaseCores: 64,
  logMbPerSecond: 200,
  connections: 5_000,
  storageGb: 10_000,
}
