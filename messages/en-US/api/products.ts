import { defineMessages } from '../../define-messages.ts'

/** Calls about products. */
export const apiProductsMessages = defineMessages('api/products', {
  notFound: 'Product not found.',
  archived: 'Product archived. It is no longer in the shop.',
  priceChanged: 'Price changed.',
  saved: 'Product saved.',
  created: 'Product added as a draft.',
  duplicated: 'This is the copy. It is a draft without stock.',
  published: 'Product published.',
  publishMissing: (missing: string) => `Before it can be published, this product needs ${missing}.`,
  publishedMissing: (missing: string) => `While it is published, this product needs ${missing}.`,
  anImage: 'an image',
  anImageIn: (color: string) => `an image in ${color}`,
  altTexts: 'alt text for every image',
  colorTwice: 'Each color may be listed once.',
  sizeTwice: 'Each size may be listed once.',
  colorGone: 'This product no longer has that color.',
  colorUnknown: "This product doesn't have that color.",
  changedMeanwhile: 'Someone else has changed this product in the meantime.',
  skuTaken: 'Another product has this SKU.',
  oldPriceTooLow: 'The old price must be above the price.',
  thisProduct: 'This product',
  inCheckout: (item: string) => `${item} is reserved in a checkout. Please try again once the checkout has ended.`,
})
