import type { DemoProduct } from '../demo-product.ts'
import { inColors } from '../gallery.ts'

type Pair = Omit<DemoProduct, 'subCategory' | 'sizes' | 'images' | 'colors'> & {
  swatches: Record<string, string>
  seen: string
}

/** A pair with three images in each of its colors, and one on a display head; `seen` is the alt text. */
export function pair({ swatches, seen, ...product }: Pair): DemoProduct {
  const alts = [`${seen}, from the front`, `${seen}, turned to show the temple`, `${seen}, close up on rim and hinge`]
  return {
    ...product,
    subCategory: 'Sunglasses',
    sizes: [],
    images: [],
    colors: inColors(product.sku, swatches, alts, `${seen}, on a display head 22 in around`),
  }
}
