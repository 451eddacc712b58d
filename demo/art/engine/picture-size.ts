/** Pixels of a product picture. */
export const pictureWidth = 1900
export const pictureHeight = 2500
