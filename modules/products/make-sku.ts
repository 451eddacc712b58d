import { randomInt } from 'node:crypto'

// Without letters and digits that are taken for each other.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A SKU for a product that was given none: `MG-` and eight signs drawn by lot. */
export function makeSku(): string {
  return `MG-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`
}
