import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { madeAt } from '../columns/column-types.ts'
import { customers } from './customers.ts'
import { products } from './products.ts'

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.productId] }), index('wishlist_items_product').on(t.productId)],
)
