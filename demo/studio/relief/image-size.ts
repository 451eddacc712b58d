/** Pixels of a product image. */
export const imageWidth = 1900
export const imageHeight = 2500
