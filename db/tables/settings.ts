import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'

/** Settings, and secrets generated on the first start. Changes are announced on `settings_changed`. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  /** Incremented with every change, so that concurrent changes conflict. */
  version: integer().notNull().default(1),
  updatedAt: moment().notNull().defaultNow(),
})
