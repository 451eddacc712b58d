/** Dollars as they were typed ("1,234.5", "$60"); null for nothing, NaN for what is no amount. */
export function readPrice(typed: string): number | null {
  const plain = typed.replace(/[$,\s]/g, '')
  if (plain === '') return null
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** Units as they were typed; null for nothing, which is "not counted", NaN for what is no whole number. */
export function readUnits(typed: string): number | null {
  const plain = typed.trim()
  if (plain === '') return null
  return /^\d{1,7}$/.test(plain) ? Number(plain) : Number.NaN
}

export const writePrice = (price: number | null) => price?.toFixed(2) ?? ''
export const writeUnits = (units: number | null) => units?.toString() ?? ''
