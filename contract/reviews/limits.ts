/** Source: spec section 9. */
export const maxReviewPhotos = 5
export const maxRating = 5
