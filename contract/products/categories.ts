/** Source: spec section 9. */
export const categories = ['Women', 'Men', 'Unisex'] as const
