import { randomInt } from 'node:crypto'
import type { Settings } from '#contract/settings/settings.ts'

// Excludes letters and digits that are easily confused.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Generates a SKU for a product without one: the prefix of order numbers and eight random characters. */
export function makeSku({ orderPrefix }: Pick<Settings['shop'], 'orderPrefix'>): string {
  return orderPrefix + Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
}
