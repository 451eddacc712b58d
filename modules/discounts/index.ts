import type { OperationsOf } from '../operation.ts'
import { addDiscount } from './add-discount.ts'
import { changeDiscount } from './change-discount.ts'
import { duplicateDiscount } from './duplicate-discount.ts'
import { exportCodes } from './export-codes.ts'
import { findDiscount } from './find-discount.ts'
import { generateCodes } from './generate-codes.ts'
import { listDiscounts } from './list-discounts.ts'
import { pauseDiscount } from './pause-discount.ts'
import { quoteCart } from './quote-cart.ts'
import { removeDiscount } from './remove-discount.ts'

export const operations: OperationsOf<'discounts'> = {
  quoteCart,
  listDiscounts,
  findDiscount,
  addDiscount,
  changeDiscount,
  duplicateDiscount,
  pauseDiscount,
  removeDiscount,
  generateCodes,
  exportCodes,
}
