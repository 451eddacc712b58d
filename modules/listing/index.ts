import type { OperationsOf } from '../operation.ts'
import { families } from './families.ts'
import { home } from './home.ts'
import { listProducts } from './list-products.ts'
import { search } from './search.ts'

export const operations: OperationsOf<'listing'> = { families, home, listProducts, search }
