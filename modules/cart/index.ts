import type { OperationsOf } from '../operation.ts'
import { checkCart } from './check-cart.ts'

export const cart: OperationsOf<'cart'> = {
  checkCart,
}
