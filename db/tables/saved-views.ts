import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { madeAt } from '../columns/column-types.ts'
import { customers } from './customers.ts'

/** Views of lists that staff saved: a name for the query of an address. They go with the account of who saved them. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The path of the page of the list. */
    path: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    isShared: boolean().notNull().default(false),
    createdAt: madeAt(),
  },
  (t) => [
    unique('saved_views_name').on(t.customerId, t.path, t.name),
    index('saved_views_shared').on(t.name).where(sql`is_shared`),
    check('saved_views_named', sql`${t.name} <> ''`),
  ],
)
