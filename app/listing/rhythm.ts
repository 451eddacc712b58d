/** The width of a card on large screens. */
export type CardWidth = 'half' | 'quarter'

interface Listed {
  /** The number of products in a complete pass of the list; null while there are more to load. */
  round?: number | null
  /** All cards have the same width, as in search results. */
  isEven?: boolean
}

/**
 * Of each six cards the first two take half the width, the others a quarter; search results have even columns. Two
 * cards left over at the end take half the width too, so that they fill their row, and the pattern starts over in the
 * next pass. Source: spec section 2, "All Products".
 */
export function cardWidth(place: number, { round = null, isEven = false }: Listed = {}): CardWidth {
  if (isEven) return 'quarter'
  const leavesTwo = round !== null && round % 6 === 4
  const at = leavesTwo ? place % round : place
  return at % 6 < 2 || (leavesTwo && at >= round - 2) ? 'half' : 'quarter'
}
