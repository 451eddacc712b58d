/** The orders of a list by time. */
export const ages = ['newest', 'oldest'] as const
