import type { OperationsOf } from '../operation.ts'
import { archiveProduct } from './archive-product.ts'
import { changePrice } from './change-price.ts'
import { changeProduct } from './change-product.ts'
import { changeVariants } from './change-variants.ts'
import { createProduct } from './create-product.ts'
import { draftProduct } from './draft-product.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { findOwnProduct } from './find-own-product.ts'
import { findProduct } from './find-product.ts'
import { galleries } from './galleries.ts'
import { listAllProducts } from './list-all-products.ts'
import { publishProduct } from './publish-product.ts'
import { summaries } from './summaries.ts'
import { tagProduct } from './tag-product.ts'

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
