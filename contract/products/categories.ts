/** Source: spec section 9. */
export const categories = ['Women', 'Men', 'Unisex'] as const
export const subCategories = ['Sunglasses', 'Apparel', 'Hair Accessories', 'Fashion Accessories'] as const
