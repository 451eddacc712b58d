import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { madeAt } from '../columns/column-types.ts'

/** A search with `term` also finds the products that have one of `words`. Both are plain text in lower case. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: uuid().primaryKey().defaultRandom(),
    term: text().notNull(),
    words: text().array().notNull(),
    updatedAt: madeAt(),
  },
  (t) => [
    unique('search_synonyms_term').on(t.term),
    check(
      'search_synonyms_filled',
      sql`length(${t.term}) between 1 and 40 and cardinality(${t.words}) between 1 and 12`,
    ),
  ],
)

/** What shoppers searched for, counted together, without anything about who searched. */
export const searchTerms = pgTable(
  'search_terms',
  {
    /** Plain text in lower case with single spaces. */
    term: text().primaryKey(),
    searches: integer().notNull().default(1),
    /** The number of products that the latest search found. */
    found: integer().notNull(),
    searchedAt: madeAt(),
  },
  (t) => [
    check('search_terms_short', sql`length(${t.term}) between 2 and 80`),
    check('search_terms_counted', sql`${t.searches} > 0 and ${t.found} >= 0`),
    index('search_terms_missed').on(t.searchedAt.desc(), t.term.desc()).where(sql`found = 0`),
  ],
)
