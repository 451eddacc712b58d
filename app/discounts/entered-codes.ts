import { localData } from '#app/state/local-data.ts'
import { maxCodes, normalCode } from '#contract/discounts/code-text.ts'

/** Stores a code with the cart, for every tab and page of this browser. */
export function storeCode(typed: string): Promise<void> {
  const code = normalCode(typed)
  return localData.codes.change((codes) => (codes.includes(code) ? codes : [...codes, code].slice(-maxCodes)))
}

/** Removes codes from the cart. */
export function removeCodes(gone: readonly string[]): Promise<void> {
  return localData.codes.change((codes) => codes.filter((code) => !gone.includes(code)))
}
