/**
 * The columns of a CSV file of products, and what stands in them. A line is a color and size of a product; lines of one
 * product have the same SKU. Lists are separated by commas.
 */
export const productColumns = {
  sku: 'Which product; the only column that must be there',
  name: 'Title',
  brand: 'Brand',
  category: 'Women, Men or Unisex',
  subCategory: 'Sunglasses, Apparel, Hair Accessories or Fashion Accessories',
  type: 'Type, such as Cat Eye',
  tags: 'Tags, separated by commas',
  description: 'Description',
  price: 'Price in dollars, such as 60.00',
  oldPrice: 'Price before it was reduced, or empty',
  measurement: 'Lens, bridge and temple in millimetres, such as 52-18-140',
  status: 'draft, published or archived',
  images: "Ids of the product's own images, separated by commas",
  color: 'Color, where it comes in colors',
  hex: 'The color of its swatch, such as #8a5a2b',
  size: 'Size, where it comes in sizes',
  onHand: 'Units in stock; empty where they are not counted',
  colorImages: 'Ids of the images in this color, separated by commas',
} as const
export type ProductColumn = keyof typeof productColumns

/** What a new product needs besides its SKU. */
export const neededColumns = ['name', 'category', 'subCategory', 'type', 'price'] as const satisfies ProductColumn[]
