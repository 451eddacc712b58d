import type { Db } from '#db/open-database.ts'
import { addProduct } from '#test/add-product.ts'

export interface ProductToBuy {
  id: string
  priceCents: number
  onHand: number | null
}

/** Adds a product of one variant. */
export async function addProductToBuy(db: Db, onHand: number | null): Promise<ProductToBuy> {
  const { id, priceCents } = await addProduct(db, { onHand })
  return { id, priceCents, onHand }
}
