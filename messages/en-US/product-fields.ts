import { defineMessages } from '../define-messages.ts'

/** The fields of a product, as shoppers and admins read them. */
export const productFieldsMessages = defineMessages('product-fields', {
  sku: 'SKU',
  name: 'Title',
  brand: 'Brand',
  category: 'Category',
  subCategory: 'Sub-category',
  type: 'Type',
  tags: 'Tags',
  description: 'Description',
  material: 'Material',
  care: 'Care',
  price: 'Price',
  oldPrice: 'Old price',
  measurement: 'Measurements',
})
