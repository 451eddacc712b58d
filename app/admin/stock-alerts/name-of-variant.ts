/** What a variant is called beside its product: 'Black, 38', 'Black', '38', or 'Default variant' where there is no other. */
export function nameOfVariant({ color, size }: { color: string | null; size: number | null }): string {
  return [color, size].filter((each) => each !== null).join(', ') || 'Default variant'
}
