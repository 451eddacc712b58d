import type { Size } from './size.ts'

/** The color and size of a variant, such as 'Black, 38'; something else if it has neither. */
export function nameVariant({ color, size }: { color: string | null; size: Size | null }, otherwise: string): string {
  return [color, size].filter((each) => each !== null).join(', ') || otherwise
}
