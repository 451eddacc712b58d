import type { ListedProduct } from '#contract/products/own-product.ts'
import { createSelection } from '../table/create-selection.ts'

/** The selected products of the list. */
export const selectedProducts = createSelection<ListedProduct>()

export const productRow = {
  idOf: ({ _id }: ListedProduct) => _id,
  nameOf: ({ name }: ListedProduct) => name,
}
