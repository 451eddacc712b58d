import type { OperationsOf } from '../operation.ts'
import { checkCart } from './check-cart.ts'

export const operations: OperationsOf<'cart'> = { checkCart }
