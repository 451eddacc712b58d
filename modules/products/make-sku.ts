import { randomInt } from 'node:crypto'

// Excludes letters and digits that are easily confused.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Generates a SKU for a product without one: `MG-` and eight random characters. */
export function makeSku(): string {
  return `MG-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`
}
