import type { OperationsOf } from '../operation.ts'
import { archiveProduct } from './archive-product.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { changePrice } from './change-price.ts'
import { changeProduct } from './change-product.ts'
import { changeStock } from './change-stock.ts'
import { createProduct } from './create-product.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { exportProducts } from './export-products.ts'
import { findImport } from './find-import.ts'
import { findOwnProduct } from './find-own-product.ts'
import { importProducts } from './import-products.ts'
import { listAllProducts } from './list-all-products.ts'
import { publishProduct } from './publish-product.ts'
import { uploadPicture } from './upload-picture.ts'

export const products: OperationsOf<'products'> = {
  listAllProducts,
  findOwnProduct,
  createProduct,
  changeProduct,
  changePrice,
  changeStock,
  publishProduct,
  archiveProduct,
  duplicateProduct,
  uploadPicture,
  arrangePictures,
  importProducts,
  findImport,
  exportProducts,
}
