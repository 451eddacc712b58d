import type { OperationsOf } from '../operation.ts'
import { archiveProduct } from './archive-product.ts'
import { changePrice } from './changes/change-price.ts'
import { changeProduct } from './changes/change-product.ts'
import { changeVariants } from './changes/change-variants.ts'
import { tagProduct } from './changes/tag-product.ts'
import { createProduct } from './create-product.ts'
import { draftProduct } from './draft-product.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { findOwnProduct } from './find-own-product.ts'
import { findProduct } from './find-product.ts'
import { galleries } from './galleries.ts'
import { listAllProducts } from './list-all-products.ts'
import { publishProduct } from './publish-product.ts'
import { summaries } from './summaries.ts'

export const operations: OperationsOf<'products'> = {
  findProduct,
  summaries,
  galleries,
  listAllProducts,
  findOwnProduct,
  createProduct,
  changeProduct,
  changePrice,
  changeVariants,
  tagProduct,
  publishProduct,
  archiveProduct,
  draftProduct,
  duplicateProduct,
}
