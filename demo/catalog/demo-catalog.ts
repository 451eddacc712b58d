import { apparel } from './apparel.ts'
import type { DemoProduct } from './demo-product.ts'
import { fashionAccessories } from './fashion-accessories.ts'
import { hairAccessories } from './hair-accessories.ts'
import { sunglasses } from './sunglasses.ts'

/** Everything the demo shop sells, in the order in which it hangs in the shop. */
export const demoCatalog: DemoProduct[] = [...sunglasses, ...apparel, ...hairAccessories, ...fashionAccessories]
