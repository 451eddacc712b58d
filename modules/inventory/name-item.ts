import type { Size } from '#contract/products/size.ts'

/** A variant with its product: 'Lido, Black, 38'. */
export function nameItem({ name, color, size }: { name: string; color: string | null; size: Size | null }): string {
  return [name, color, size].filter((each) => each !== null).join(', ')
}
