import type { OperationsOf } from '../operation.ts'
import { families } from './families.ts'
import { findProduct } from './find-product.ts'
import { home } from './home.ts'
import { listProducts } from './list-products.ts'
import { productList } from './product-list.ts'
import { search } from './search.ts'
import { summaries } from './summaries.ts'

export const catalog: OperationsOf<'catalog'> = {
  productList,
  families,
  home,
  listProducts,
  findProduct,
  search,
  summaries,
}
