export const searchPageSize = 10
export const listingPageSize = 24
/** Up to this many matches are counted exactly; above it, the count is estimated from a sample. */
export const maxExactCount = 1_000
/** The highest number of times a listing may start over from its first product. */
export const maxListingPasses = 10
