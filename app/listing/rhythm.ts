/** How wide a card stands on large screens. */
export type CardWidth = 'half' | 'quarter'

interface Listed {
  /** How many products a whole round of the listing has; null while more of them are to come. */
  round?: number | null
  /** All cards equally wide, as those are that were searched for. */
  isEven?: boolean
}

/**
 * Of each six cards the first two are half as wide as the page, the rest a quarter; what was searched for stands in even
 * columns. Two that are left over at the end are half as wide too, so that they fill their row, and the next round begins
 * anew after them. Source: spec section 2, "All Products".
 */
export function cardWidth(place: number, { round = null, isEven = false }: Listed = {}): CardWidth {
  if (isEven) return 'quarter'
  const leavesTwo = round !== null && round % 6 === 4
  const at = leavesTwo ? place % round : place
  return at % 6 < 2 || (leavesTwo && at >= round - 2) ? 'half' : 'quarter'
}
