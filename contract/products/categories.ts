/** Whom a product is for. */
export const categories = ['Women', 'Men', 'Unisex'] as const
