import type { Figures } from './compare-with-bare.ts'

/** One line of one shop at one number of connections: the shop, the bare server, and the ratio of both. */
export interface Row {
  products: number
  line: string
  connections: number
  shop: Figures
  bare: Figures
  /** Responses per second of the shop, divided by those of the bare server. */
  ratio: number
  loadAverage: number
}
