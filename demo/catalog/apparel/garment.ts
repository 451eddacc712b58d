import type { DemoProduct } from '../demo-product.ts'

/** Women's sizes, and chests in inches. */
export const womens = [34, 36, 38, 40, 42, 44]
export const chests = [36, 38, 40, 42, 44]

type Garment = Omit<DemoProduct, 'subCategory' | 'measurement' | 'images'> & Partial<Pick<DemoProduct, 'images'>>

/** Something to wear, with what all of them have in common. */
export function garment(product: Garment): DemoProduct {
  return { images: [], ...product, subCategory: 'Apparel', measurement: null }
}
