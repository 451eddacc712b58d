import { defineMessages } from '../../define-messages.ts'

/** Collections. */
export const adminCollectionsMessages = defineMessages('admin/collections', {
  lead: 'Each collection has a page of its own. Its products match a rule or are chosen by hand.',
  none: 'No collections yet.',
  add: 'Add collection',
  kind: 'Products',
  kinds: { rule: 'By rule', hand: 'By hand' },
  inMenu: 'in the menu',
  askRemove: (title: string) => `Delete “${title}”? Its page will no longer be found. Its products stay.`,

  isInMenu: 'Show it in the menus',
  rule: 'The collection has the products that match everything you enter here.',
  sale: 'Only reduced products',
  newestDays: 'Published within (days)',
  newestDaysHint: 'Such as 30. Leave blank for any time.',
  newestDaysInvalid: 'Please enter a number of days from 1 to 3,650.',
  maxPrice: 'Maximum price',
  maxPriceInvalid: 'Please enter a price above 0, such as 50.',
  subCategories: 'Categories',
  categories: 'For',
  categoriesHint: 'Such as Women, Unisex.',
  tags: 'Tags',
  materials: 'Materials',
  colors: 'Colors',
  colorsHint: 'Color families, such as red, blue.',
  listHint: 'Separated by commas. A product needs to match only one.',
  previewNone: 'No published product is in this collection.',
  skus: 'Products',
  skusHint: 'SKUs in the order to show them, separated by commas or line breaks.',
})
