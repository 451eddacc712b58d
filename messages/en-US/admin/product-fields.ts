import { defineMessages } from '../../define-messages.ts'

/** What admins read about the fields of a product beside their labels. */
export const adminProductFieldsMessages = defineMessages('admin/product-fields', {
  /** The label of an amount in the shop's currency. */
  amount: (label: string, sign: string) => `${label}, ${sign}`,
  /** Below the control in a form; many fields need none. */
  hints: {
    subCategory: 'A new one is added to the categories of the shop.',
    type: 'A new one is added to the category.',
    tags: 'Separated by commas.',
    material: 'Such as Linen or Leather: one word if possible, since shoppers filter by it.',
    care: 'How to wash, clean and keep it.',
    oldPrice: 'The lowest price of the 30 days before the reduction.',
    measurement: 'The numbers of the measurements that its sub-category names, with hyphens, such as 52-18-140.',
  } as Readonly<Record<string, string>>,

  /** The content of each column of a CSV file. */
  columns: {
    sku: 'Identifies the product; the only required column',
    name: 'Title',
    brand: 'Brand',
    category: 'Who it is for, such as Women, Men or Unisex',
    subCategory: 'The title of its category; a new one is added',
    type: 'The title of its type, within the category; a new one is added',
    tags: 'Tags, separated by commas',
    description: 'Description',
    material: 'Material, such as Linen',
    care: 'How to care for it',
    price: 'Price in the currency of the shop, such as 60.00',
    oldPrice: 'Price before it was reduced, or empty',
    measurement: 'The numbers of the measurements that its sub-category names, such as 52-18-140',
    status: 'draft, published or archived',
    images: "IDs or addresses (https://…) of the product's own images, separated by commas",
    color: 'Color, if it comes in colors',
    hex: 'The color of its swatch, such as #8a5a2b',
    size: 'Size, such as 38.5, XS or W32/L34, if it comes in sizes',
    variantPrice: 'Price of this color and size, if it differs from that of the product',
    variantOldPrice: 'Its price before it was reduced, or empty',
    variantSku: 'SKU of this color and size, if it has its own',
    gtin: 'Barcode: the 8, 12, 13 or 14 digits of its GTIN',
    weight: 'Weight in grams',
    cost: 'What a unit costs you; shoppers never see it',
    onHand: "Units in stock; empty if stock isn't counted",
    colorImages: 'IDs or addresses of the images in this color, separated by commas',
  },
})
