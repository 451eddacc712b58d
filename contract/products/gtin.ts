/** A barcode as it is typed or scanned, without its spaces and hyphens. */
export function normalGtin(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** Whether these digits are a GTIN (EAN, UPC): 8, 12, 13 or 14 of them, the last of which checks the others. */
export function isGtin(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
