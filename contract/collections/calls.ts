import * as z from 'zod/mini'
import { apiCollectionsMessages } from '#messages/en-US/api/collections.ts'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { ownPage, pageFields, seenVersion, titleField } from '../categories/page-fields.ts'
import { image } from '../media/image-shape.ts'
import { productSummary } from '../products/product.ts'
import { line } from '../typed-text.ts'

const maxListed = 20
/** The products of a collection by hand. */
export const maxByHand = 500

const words = z.array(line(80).check(z.minLength(1))).check(z.maxLength(maxListed))

/** Which products are in a collection: those that fit every part that is given. Prices are in the shop's currency. */
export const collectionRule = z.object({
  sale: z.boolean(),
  /** Published within this number of days; null for any time. */
  newestDays: z.nullable(z.int().check(z.minimum(1), z.maximum(3_650))),
  maxPrice: z.nullable(amount.check(z.minimum(0.01), z.maximum(1_000_000))),
  /** The titles of categories of the first level; empty lists are any. */
  subCategories: words,
  categories: words,
  tags: words,
  materials: words,
  /** The names of color families, such as `red`. */
  colors: words,
})
export type CollectionRule = z.infer<typeof collectionRule>

const collection = z.object({
  /** The current one, whichever was asked for. */
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  image: z.nullable(image),
})

const ownCollection = z.object({
  collectionId: z.uuid(),
  ...ownPage,
  isInMenu: z.boolean(),
  kind: z.enum(['rule', 'hand']),
  rule: collectionRule,
  /** The SKUs of the products of a collection by hand, in order. */
  skus: z.array(z.string()),
  version: z.number(),
})
export type OwnCollection = z.infer<typeof ownCollection>

/** Which products are in a collection; one by rule ignores the SKUs, one by hand the rule. */
const collectionParts = {
  rule: collectionRule,
  skus: z
    .array(line(60).check(z.minLength(1)))
    .check(z.maxLength(maxByHand, { error: () => apiCollectionsMessages.tooManyProducts(maxByHand) })),
}

const message = z.string()

const someProducts = z
  .array(z.uuid())
  .check(z.minLength(1), z.maxLength(maxByHand, { error: () => apiCollectionsMessages.tooManyProducts(maxByHand) }))

export const calls = {
  findCollection: call({
    method: 'POST',
    path: 'collections/findCollection',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'The collection with a slug, or with it as a former slug.',
    payload: z.object({ slug: line(60) }),
    response: z.object({ collection }),
  }),

  listCollections: call({
    method: 'POST',
    path: 'collections/listCollections',
    access: 'editor',
    summary: 'Every collection in its order.',
    payload: z.object({}),
    response: z.object({ collections: z.array(ownCollection) }),
  }),

  previewCollection: call({
    method: 'POST',
    path: 'collections/previewCollection',
    access: 'editor',
    summary: 'The first products that a collection would have with another rule or other products, and their number.',
    payload: z.object({ collectionId: z.uuid(), ...collectionParts }),
    response: z.object({ products: z.array(productSummary), total: z.number() }),
  }),

  addCollection: call({
    method: 'POST',
    path: 'collections/addCollection',
    access: 'editor',
    summary: 'Adds a collection that is in no menu; one by rule has all products at first, one by hand none.',
    payload: z.object({ title: titleField, kind: z.enum(['rule', 'hand']) }),
    response: z.object({ collectionId: z.uuid(), message }),
  }),

  changeCollection: call({
    method: 'PUT',
    path: 'collections/changeCollection',
    access: 'editor',
    summary: 'Changes the page of a collection and which products are in it. A former slug redirects.',
    payload: z.object({
      collectionId: z.uuid(),
      version: seenVersion,
      ...pageFields,
      isInMenu: z.boolean(),
      ...collectionParts,
    }),
    response: z.object({ collection: ownCollection, message }),
  }),

  addProducts: call({
    method: 'PUT',
    path: 'collections/addProducts',
    access: 'editor',
    summary: 'Adds products at the end of a collection by hand; those that are in it stay where they are.',
    payload: z.object({ collectionId: z.uuid(), productIds: someProducts }),
    response: z.object({
      /** Those that were not in it. */
      added: z.array(z.uuid()),
      version: z.number(),
      message,
    }),
  }),

  removeProducts: call({
    method: 'PUT',
    path: 'collections/removeProducts',
    access: 'editor',
    summary: 'Removes products from a collection by hand; the others keep their order.',
    payload: z.object({ collectionId: z.uuid(), version: seenVersion, productIds: someProducts }),
    response: z.object({ version: z.number(), message }),
  }),

  moveCollection: call({
    method: 'PUT',
    path: 'collections/moveCollection',
    access: 'editor',
    summary: 'Moves a collection by one place.',
    payload: z.object({ collectionId: z.uuid(), to: z.enum(['up', 'down']) }),
    response: z.object({ message }),
  }),

  removeCollection: call({
    method: 'PUT',
    path: 'collections/removeCollection',
    access: 'editor',
    summary: 'Deletes a collection; its products stay.',
    payload: z.object({ collectionId: z.uuid(), version: seenVersion }),
    response: z.object({ message }),
  }),
}
