import { defineMessages } from '../../define-messages.ts'

/** Categories, and what their forms share with those of collections. */
export const adminCategoriesMessages = defineMessages('admin/categories', {
  lead: 'Menus, listings and the sitemap use this order. Categories without products are hidden.',
  all: 'All categories',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  move: {
    up: (title: string) => `Move ${title} up`,
    down: (title: string) => `Move ${title} down`,
  },
  add: 'Add category',
  parent: 'Parent category',
  firstLevel: 'None',
  viewInShop: 'View in the shop',
  remove: 'Delete',
  askRemove: (title: string) => `Delete “${title}”? Its page will no longer be found.`,

  title: 'Title',
  slug: 'Address',
  slugHint: 'The last part of its web address. The old address redirects to the new one.',
  text: 'Text',
  textHint: 'Shown below its products.',
  image: 'Image',
  addImage: 'Add image',
  removeImage: 'Remove the image',
  imageAlt: 'Alt text',
  imageAltHint: 'Describe the image for people who cannot see it.',
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
