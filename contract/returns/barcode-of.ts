import { isGtin } from '../products/gtin.ts'

/**
 * The digits that stand for a return on its slip, to scan or to type: thirteen, beginning with 2, which GS1 leaves to shops for
 * their own use, and ending with the check digit of a GTIN. Source: GS1 General Specifications, restricted circulation numbers.
 */
export function barcodeOf(returnNumber: string): string {
  const digits = `2${returnNumber.replace(/\D/g, '').slice(-11).padStart(11, '0')}`
  return Array.from({ length: 10 }, (_, check) => `${digits}${check}`).find(isGtin) ?? ''
}

/** The number of the return with these digits; null for other digits. */
export function returnNumberOf(barcode: string): string | null {
  const digits = barcode.replace(/\s/g, '')
  const number = `R-${Number(digits.slice(1, -1))}`
  return /^2\d{12}$/.test(digits) && barcodeOf(number) === digits ? number : null
}
