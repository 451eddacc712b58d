import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'

/** What the owner set, and secrets the shop made for itself on its first start. Every change is told on `settings_changed`. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  /** Goes up with every change, so that two who change the same thing notice each other. */
  version: integer().notNull().default(1),
  updatedAt: moment().notNull().defaultNow(),
})
