import * as z from 'zod/mini'
import { apiInventoryMessages } from '#messages/en-US/api/inventory.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { call } from '../call.ts'
import { measures } from '../categories/measures.ts'
import { stockChange, stockReason } from '../inventory/stock-change.ts'
import { image } from '../media/image-shape.ts'
import { imagePlaces } from '../media/placed-image.ts'
import { pageLimit } from '../page-limit.ts'
import { shownChart } from '../size-charts/chart-shape.ts'
import { line } from '../typed-text.ts'
import { colorFields, fieldRules, newProductFields, salePrice, sizeFields } from './field-rules.ts'
import { changedProduct, listedProduct, ownProduct, productSorts, productStatuses, seenProduct } from './own-product.ts'
import { product, productSummary } from './product.ts'
import { variantChange } from './variant-fields.ts'

/** Of 30 colors in 60 sizes. */
const maxVariants = 1_800

export const calls = {
  findProduct: call({
    method: 'POST',
    path: 'products/findProduct',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'A product with its images, variants and size chart, and similar products.',
    payload: z.object({ productId: z.uuid() }),
    response: z.object({
      product,
      /** What the numbers of its `measurement` are. */
      measures,
      sizeChart: z.nullable(shownChart),
      alike: z.array(productSummary),
    }),
  }),

  summaries: call({
    method: 'POST',
    path: 'products/summaries',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'Products by their ids, in the given order; deleted ones are omitted.',
    payload: z.object({ ids: z.array(z.uuid()).check(z.maxLength(100)) }),
    response: z.object({ products: z.array(productSummary) }),
  }),

  galleries: call({
    method: 'POST',
    path: 'products/galleries',
    access: 'anyone',
    limit: 'browse',
    allowStaleRead: true,
    summary: 'All images of a product, by color; `colorId` is null for those shown when it has no colors.',
    payload: z.object({ productId: z.uuid() }),
    response: z.object({ galleries: z.array(z.object({ colorId: z.nullable(z.string()), images: z.array(image) })) }),
  }),

  listAllProducts: call({
    method: 'POST',
    path: 'products/listAllProducts',
    access: 'staff',
    summary: 'All products including drafts and archived ones, in one of several orders.',
    payload: z.object({
      search: z.optional(line(100)),
      status: z.optional(z.enum(productStatuses)),
      sort: z._default(z.enum(productSorts), 'newest'),
      /** The ID of the last product of the previous page. */
      after: z.optional(z.uuid()),
      limit: pageLimit,
    }),
    response: z.object({ products: z.array(listedProduct), next: z.nullable(z.uuid()) }),
  }),

  findOwnProduct: call({
    method: 'POST',
    path: 'products/findOwnProduct',
    access: 'editor',
    summary: 'A product with all editable fields, stock, prices and images.',
    payload: z.object({ productId: z.uuid() }),
    response: z.object({ product: ownProduct }),
  }),

  createProduct: call({
    method: 'POST',
    path: 'products/createProduct',
    access: 'editor',
    summary: 'Adds a product as a draft; each variant starts with `quantity` units.',
    payload: z.object(newProductFields),
    response: z.object({ productId: z.uuid(), message: z.string() }),
  }),

  changeProduct: call({
    method: 'PUT',
    path: 'products/changeProduct',
    access: 'editor',
    summary:
      'Changes a product: its fields, colors and sizes, and what is given of its variants, stock and images; all or none.',
    payload: z.object({
      ...seenProduct,
      ...fieldRules,
      /** All its colors in order; those with an `id` are updated, others are new, missing ones are deleted. */
      colorVariant: z
        .array(z.object({ id: z.optional(z.uuid()), ...colorFields }))
        .check(z.maxLength(30, { error: () => apiProductsMessages.tooManyColors })),
      sizeVariant: z
        .array(z.object(sizeFields))
        .check(z.maxLength(60, { error: () => apiProductsMessages.tooManySizes })),
      /** Those that it keeps; others stay as they are. */
      variants: z._default(z.array(variantChange).check(z.maxLength(maxVariants)), []),
      stock: z.optional(
        z.object({
          changes: z
            .array(stockChange)
            .check(z.minLength(1, { error: () => apiInventoryMessages.nothingChanged }), z.maxLength(maxVariants)),
          reason: stockReason,
        }),
      ),
      /** All its images in order; without them they stay as they are. */
      images: z.optional(imagePlaces),
    }),
    response: changedProduct,
  }),

  changeVariants: call({
    method: 'PUT',
    path: 'products/changeVariants',
    access: 'editor',
    summary: 'Changes the prices, codes, weights and costs of variants, all or none.',
    payload: z.object({
      ...seenProduct,
      variants: z
        .array(variantChange)
        .check(z.minLength(1, { error: () => apiProductsMessages.nothingChanged }), z.maxLength(maxVariants)),
    }),
    response: changedProduct,
  }),

  changePrice: call({
    method: 'PUT',
    path: 'products/changePrice',
    access: 'editor',
    summary: 'Changes the price and old price of a product.',
    payload: z.object({ ...seenProduct, price: salePrice, oldPrice: z.nullable(salePrice) }),
    response: z.object({ version: z.number(), message: z.string() }),
  }),

  tagProduct: call({
    method: 'PUT',
    path: 'products/tagProduct',
    access: 'editor',
    summary: 'Removes tags of a product and adds others at their end; the rest of its tags stay.',
    payload: z.object({
      ...seenProduct,
      add: z._default(fieldRules.tags, []),
      remove: z._default(fieldRules.tags, []),
    }),
    response: z.object({
      version: z.number(),
      /** All its tags before, and now. */
      before: z.array(z.string()),
      tags: z.array(z.string()),
      message: z.string(),
    }),
  }),

  publishProduct: call({
    method: 'PUT',
    path: 'products/publishProduct',
    access: 'editor',
    summary: 'Publishes a product that is complete.',
    payload: z.object(seenProduct),
    response: changedProduct,
  }),

  archiveProduct: call({
    method: 'PUT',
    path: 'products/archiveProduct',
    access: 'editor',
    summary: 'Archives a product.',
    payload: z.object(seenProduct),
    response: changedProduct,
  }),

  draftProduct: call({
    method: 'PUT',
    path: 'products/draftProduct',
    access: 'editor',
    summary: 'Makes a product a draft again, as if it had never been published.',
    payload: z.object(seenProduct),
    response: changedProduct,
  }),

  duplicateProduct: call({
    method: 'POST',
    path: 'products/duplicateProduct',
    access: 'editor',
    summary: 'Copies a product as a draft, with its images, without stock.',
    payload: z.object({ productId: z.uuid() }),
    response: z.object({ productId: z.uuid(), message: z.string() }),
  }),
}
