/** How a product with sizes fits its reviewers: it runs small, is true to size, or runs large. */
export const fits = ['small', 'true', 'large'] as const
export type Fit = (typeof fits)[number]
