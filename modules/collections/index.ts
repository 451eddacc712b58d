import type { OperationsOf } from '../operation.ts'
import { addCollection } from './add-collection.ts'
import { addProducts } from './add-products.ts'
import { changeCollection } from './change-collection.ts'
import { findCollection } from './find-collection.ts'
import { listCollections } from './list-collections.ts'
import { moveCollection } from './move-collection.ts'
import { previewCollection } from './preview-collection.ts'
import { removeCollection } from './remove-collection.ts'
import { removeProducts } from './remove-products.ts'

export const operations: OperationsOf<'collections'> = {
  findCollection,
  listCollections,
  previewCollection,
  addCollection,
  changeCollection,
  addProducts,
  removeProducts,
  moveCollection,
  removeCollection,
}
