/** Parses dollars ("1,234.5", "$60"); null for an empty text, NaN for an invalid one. */
export function readPrice(typed: string): number | null {
  const plain = typed.replace(/[$,\s]/g, '')
  if (plain === '') return null
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** Parses units in stock; null for an empty text, which means "not counted", NaN for an invalid one. */
export function readUnits(typed: string): number | null {
  const plain = typed.trim()
  if (plain === '') return null
  return /^\d{1,7}$/.test(plain) ? Number(plain) : Number.NaN
}

export const writePrice = (price: number | null) => price?.toFixed(2) ?? ''
export const writeUnits = (units: number | null) => units?.toString() ?? ''
