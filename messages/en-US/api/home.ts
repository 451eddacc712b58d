import { defineMessages } from '../../define-messages.ts'

/** Calls about the home page. */
export const apiHomeMessages = defineMessages('api/home', {
  notFound: 'This section does not exist.',
  changedMeanwhile: 'Someone else has changed this section in the meantime.',
  added: 'The section has been added. It is off.',
  published: 'Published.',
  drafted: 'Draft saved. The home page has not changed.',
  moved: 'The section has been moved.',
  isAtEnd: 'The section is already there.',
  removed: 'The section has been deleted.',
  bannerExists: 'The home page already has a banner.',
  tooManySections: (max: number) => `The home page has at most ${max} sections.`,

  linkInvalid: 'Please enter a path of this shop, such as /shop, or an address that starts with https://.',
  endsBeforeStart: 'Please choose an end after the start.',
  titleMissing: 'Please enter a title for this row.',
  collectionMissing: 'Please choose a collection.',
  productsMissing: 'Please enter the SKU of at least one product.',
  skuUnknown: (sku: string) => `No product has the SKU “${sku}”.`,
  tooManyImages: (max: number) => `A section has at most ${max} images.`,
  tooManyProducts: (max: number) => `A row has at most ${max} hand-picked products.`,
})
