/** The orders a listing can be sorted in. */
export const sortings = ['newest', 'price-low', 'price-high', 'best-rated', 'best-selling'] as const
