/** The categories of the demo shop in the order of its menus, with what their pages say. */
export const demoCategories: readonly { title: string; text: string; measureNames?: string[] }[] = [
  {
    title: 'Sunglasses',
    text: 'Acetate and metal frames. Every lens blocks all UVA and UVB light.',
    measureNames: ['Lens', 'Bridge', 'Temple'],
  },
  { title: 'Apparel', text: 'Linen, poplin, satin and wool, cut to be worn for years.' },
  {
    title: 'Hair Accessories',
    text: 'Clips cut from the acetate of our frames, and bands and scrunchies in satin, velvet and silk.',
  },
  { title: 'Fashion Accessories', text: 'Bags, scarves, belts, hats and jewelry.' },
]

/** What the page of all products says. */
export const allProductsText = 'Sunglasses, apparel and accessories, made in small runs.'
