import { defineMessages } from '../../define-messages.ts'

/** Collections. */
export const adminCollectionsMessages = defineMessages('admin/collections', {
  lead: 'Selections with a page of their own: the products that fit a rule, or chosen by hand.',
  all: 'All collections',
  none: 'No collections yet.',
  add: 'Add collection',
  kind: 'Products',
  kinds: { rule: 'By rule', hand: 'By hand' },
  inMenu: 'in the menu',
  askRemove: (title: string) => `Delete “${title}”? Its products stay; its address will no longer be found.`,

  isInMenu: 'Show it in the menus',
  rule: 'A product is in it if it fits everything that is given here.',
  sale: 'Only reduced products',
  newestDays: 'Published in the last days',
  newestDaysHint: 'A number of days, such as 30. Leave blank for any time.',
  newestDaysInvalid: 'Please enter a number of days from 1 to 3,650.',
  maxPrice: 'Price at most',
  maxPriceInvalid: 'Please enter a price above 0, such as 50.',
  subCategories: 'Categories',
  categories: 'For',
  categoriesHint: 'Such as Women, Unisex.',
  tags: 'Tags',
  materials: 'Materials',
  colors: 'Colors',
  colorsHint: 'Families of colors, such as red, blue.',
  listHint: 'Separated by commas; one of them is enough.',
  skus: 'Products',
  skusHint: 'Their SKUs in the order in which they are shown, separated by commas or lines.',
})
