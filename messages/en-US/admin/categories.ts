import { defineMessages } from '../../define-messages.ts'

/** Categories, and what their forms share with those of collections. */
export const adminCategoriesMessages = defineMessages('admin/categories', {
  lead: 'Menus, listings and the sitemap show them in this order, those without products not at all.',
  all: 'All categories',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  move: {
    up: (title: string) => `Move ${title} up`,
    down: (title: string) => `Move ${title} down`,
  },
  add: 'Add category',
  parent: 'In',
  firstLevel: 'No other category',
  viewInShop: 'View in the shop',
  remove: 'Delete',
  askRemove: (title: string) => `Delete “${title}”? Its address will no longer be found.`,

  title: 'Title',
  slug: 'Address',
  slugHint: 'The last part of its web address. A former address leads to the new one.',
  text: 'Text',
  textHint: 'Below its products.',
  image: 'Image',
  addImage: 'Add image',
  removeImage: 'Remove the image',
  imageAlt: 'Alt text',
  imageAltHint: 'What the image shows, for those who cannot see it.',
  seoTitle: 'Title for search engines',
  seoTitleHint: 'Leave blank to use the title.',
  seoDescription: 'Description for search engines',
  seoDescriptionHint: 'Leave blank to use the text.',
  conflict: 'Someone else changed this page.',
  isNow: <Node>(field: string, now: Node) => [`${field} is now `, now],
  on: 'on',
  anotherImage: 'another one',
  nothing: 'empty',
})
