import type { DemoProduct } from '../demo-product.ts'

/** Women's sizes, and bust measurements in inches. */
export const womens = [34, 36, 38, 40, 42, 44]
export const chests = [36, 38, 40, 42, 44]

type Garment = Omit<DemoProduct, 'subCategory' | 'measurement' | 'images'> & Partial<Pick<DemoProduct, 'images'>>

/** A garment, with the fields that all of them share. */
export function garment(product: Garment): DemoProduct {
  return { images: [], ...product, subCategory: 'Apparel', measurement: null }
}
