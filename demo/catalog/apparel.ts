import { coats } from './apparel/coats.ts'
import { dresses } from './apparel/dresses.ts'
import { knits } from './apparel/knits.ts'
import { shirts } from './apparel/shirts.ts'
import { trousers } from './apparel/trousers.ts'
import type { DemoProduct } from './demo-product.ts'

export const apparel: DemoProduct[] = [...dresses, ...shirts, ...knits, ...trousers, ...coats].toSorted((one, other) =>
  one.sku.localeCompare(other.sku),
)
