import type { OperationsOf } from '../operation.ts'
import { addCategory } from './add-category.ts'
import { changeCategory } from './change-category.ts'
import { findCategory } from './find-category.ts'
import { listCategories } from './list-categories.ts'
import { moveCategory } from './move-category.ts'
import { removeCategory } from './remove-category.ts'

export const operations: OperationsOf<'categories'> = {
  findCategory,
  listCategories,
  addCategory,
  changeCategory,
  moveCategory,
  removeCategory,
}
