import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, madeAt } from '../columns/column-types.ts'

/** Settings, and secrets generated on the first start. Changes are announced on `settings_changed`. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  /** Incremented with every change, so that concurrent changes conflict. */
  version: integer().notNull().default(1),
  updatedAt: madeAt(),
})

/** Logos and icons of the brand, by a name that says their hash, size and format. Those that no setting names are removed. */
export const brandFiles = pgTable('brand_files', {
  name: text().primaryKey(),
  content: bytes().notNull(),
  createdAt: madeAt(),
})
