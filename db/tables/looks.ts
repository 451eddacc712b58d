import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { madeAt } from '../columns/column-types.ts'
import { images } from './media.ts'
import { productColors, products } from './products.ts'

/** Editorial still lifes; the products in them are spots of their image. */
export const looks = pgTable('looks', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  imageId: text()
    .notNull()
    .unique()
    .references(() => images.id),
  position: integer().notNull(),
  createdAt: madeAt(),
})

/** Where products are seen in an image: shares of its width and height from the upper left. */
export const imageSpots = pgTable(
  'image_spots',
  {
    imageId: text()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colorId: uuid().references(() => productColors.id, { onDelete: 'set null' }),
    x: real().notNull(),
    y: real().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.imageId, t.position] }),
    index('image_spots_product').on(t.productId),
    check('image_spots_inside', sql`${t.x} between 0 and 1 and ${t.y} between 0 and 1`),
  ],
)
