import { defineMessages } from '../../define-messages.ts'

/** Calls about collections. */
export const apiCollectionsMessages = defineMessages('api/collections', {
  notFound: 'This collection does not exist.',
  slugTaken: (slug: string) => `Another collection has the address “${slug}”.`,
  changedMeanwhile: 'Someone else has changed this collection in the meantime.',
  added: (title: string) => `“${title}” has been added.`,
  saved: 'Saved.',
  moved: (title: string) => `“${title}” has been moved.`,
  isAtEnd: (title: string) => `“${title}” is already there.`,
  removed: (title: string) => `“${title}” has been deleted.`,
  notByHand: (title: string) => `The products of “${title}” follow a rule.`,
  productsAdded: (title: string) => `Added to “${title}”.`,
  productsRemoved: (title: string) => `Removed from “${title}”.`,
  productUnknown: 'One of these products does not exist.',
  skuUnknown: (sku: string) => `No product has the SKU “${sku}”.`,
  tooManyProducts: (max: number) => `A hand-picked collection has at most ${max} products.`,
})
