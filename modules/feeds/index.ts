import type { OperationsOf } from '../operation.ts'
import { productList } from './product-list.ts'

export const operations: OperationsOf<'feeds'> = { productList }
