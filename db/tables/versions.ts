import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { madeAt } from '../columns/column-types.ts'
import { customers } from './customers.ts'

/** The latest versions of settings, texts and rows that are edited as a whole, with who saved them. */
export const versions = pgTable(
  'versions',
  {
    /** `settings.shop`, `page.about-us`, or the kind of a row with its ID, as in `home.<ID>`. */
    subject: text().notNull(),
    /** The version of its row; 0 is what was there before anybody changed it. */
    version: integer().notNull(),
    value: jsonb().notNull(),
    actorId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    savedAt: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.version] })],
)
