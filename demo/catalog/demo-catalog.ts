import { apparel } from './apparel.ts'
import type { DemoProduct } from './demo-product.ts'
import { fashionAccessories } from './fashion-accessories.ts'
import { hairAccessories } from './hair-accessories.ts'
import { type ProductFacts, productFacts } from './product-facts.ts'
import { sunglasses } from './sunglasses.ts'

/** All products of the demo shop, in the order of its listing. */
export const demoCatalog: (DemoProduct & ProductFacts)[] = [
  ...sunglasses,
  ...apparel,
  ...hairAccessories,
  ...fashionAccessories,
].map((product) => ({ ...product, ...productFacts(product.sku) }))
