/** The name of a variant beside its product: 'Black, 38', 'Black', '38', or 'Default variant' if it is the only one. */
export function nameOfVariant({ color, size }: { color: string | null; size: number | null }): string {
  return [color, size].filter((each) => each !== null).join(', ') || 'Default variant'
}
