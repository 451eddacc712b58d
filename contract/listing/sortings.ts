/** The orders a listing can be sorted in. Source: spec section 9. */
export const sortings = ['newest', 'price-low', 'price-high', 'best-rated', 'best-selling'] as const
