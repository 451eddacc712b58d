import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { products, variants } from '../tables/products.ts'
import { size } from './column-types.ts'

/** The columns of a purchased item, copied from the catalog so that later changes of the product do not reach it. */
export const lineColumns = () => ({
  productId: uuid().references(() => products.id, { onDelete: 'set null' }),
  variantId: uuid().references(() => variants.id, { onDelete: 'set null' }),
  sku: text().notNull(),
  name: text().notNull(),
  path: text().notNull(),
  image: text().notNull(),
  color: text(),
  size: size(),
  /** How it is written, with its system or unit, as "US 6 (EU 38)"; null where it is just the size. */
  sizeLabel: text(),
  unitPriceCents: integer().notNull(),
  quantity: integer().notNull(),
  /** What discounts take off the whole line. */
  discountCents: integer().notNull().default(0),
  /** The part of it that store credit pays. */
  creditCents: integer().notNull().default(0),
})

export const lineColumnNames = Object.keys(lineColumns()) as (keyof ReturnType<typeof lineColumns>)[]
