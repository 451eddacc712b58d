import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { madeAt } from '../columns/column-types.ts'

/** An image: the original is stored under `fileKey`, its widths are generated from it. */
export const images = pgTable(
  'images',
  {
    id: text().primaryKey(),
    fileKey: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull().default(''),
    tint: text().notNull().default('#e9e4db'),
    createdAt: madeAt(),
  },
  (t) => [
    check('images_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check('images_tint', sql`${t.tint} ~ '^#[0-9a-f]{6}$'`),
  ],
)

/** Uploaded product images that no product uses yet; removed after a day. */
export const imageUploads = pgTable(
  'image_uploads',
  {
    imageId: text()
      .primaryKey()
      .references(() => images.id, { onDelete: 'cascade' }),
    createdAt: madeAt(),
  },
  (t) => [index('image_uploads_age').on(t.createdAt)],
)
