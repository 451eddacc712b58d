/** How wide a card stands on large screens. */
export type CardWidth = 'half' | 'quarter'

/**
 * Of each six cards the first two are half as wide as the page, the rest a quarter; what was searched for stands in even
 * columns. Source: spec section 2, "All Products".
 */
export function cardWidth(place: number, isEven = false): CardWidth {
  return !isEven && place % 6 < 2 ? 'half' : 'quarter'
}
