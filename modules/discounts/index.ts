import type { OperationsOf } from '../operation.ts'
import { quoteCart } from './quote-cart.ts'

export const operations: OperationsOf<'discounts'> = { quoteCart }
