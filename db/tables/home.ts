import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { madeAt, moment } from '../columns/column-types.ts'

/** The sections of the home page. Changes are announced on `settings_changed`. */
export const homeSections = pgTable(
  'home_sections',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A `SectionKind`; a page leaves out a kind that it does not know. */
    kind: text().notNull(),
    position: integer().notNull().default(10_000),
    isOn: boolean().notNull().default(false),
    /** Shown from then until then; null for no limit. */
    startsAt: moment(),
    endsAt: moment(),
    /** A `SectionContent`. */
    content: jsonb().notNull().default({}),
    /** What is saved and not published yet: an `Edition`; null if there is nothing. */
    draft: jsonb(),
    /** Incremented with every change, so that concurrent edits conflict. */
    version: integer().notNull().default(1),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (t) => [check('home_sections_dates', sql`${t.startsAt} < ${t.endsAt}`)],
)
