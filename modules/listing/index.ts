import type { OperationsOf } from '../operation.ts'
import { families } from './families.ts'
import { listProducts } from './list-products.ts'
import { search } from './search.ts'
import { searchStart } from './search-start.ts'

export const operations: OperationsOf<'listing'> = { families, listProducts, search, searchStart }
