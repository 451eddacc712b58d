import { sql } from 'drizzle-orm'
import { check, index, integer, json, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'
import { madeAt } from '../columns/column-types.ts'

/**
 * The colors that shoppers name, each as ranges of lightness (0 to 1), chroma and hue (degrees) in OKLCH. A hue from 350 to
 * 20 passes zero. A color belongs to every family that has its hex value in a range.
 */
export const colorFamilies = pgTable(
  'color_families',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    minLightness: real().notNull().default(0),
    maxLightness: real().notNull().default(1),
    minChroma: real().notNull().default(0),
    maxChroma: real().notNull().default(1),
    fromHue: real().notNull().default(0),
    toHue: real().notNull().default(360),
  },
  (t) => [
    check('color_families_name', sql`${t.name} ~ '^[a-z]{2,30}$'`),
    check('color_families_lightness', sql`${t.minLightness} <= ${t.maxLightness}`),
    check('color_families_chroma', sql`${t.minChroma} <= ${t.maxChroma}`),
    check('color_families_hue', sql`${t.fromHue} between 0 and 360 and ${t.toHue} between 0 and 360`),
  ],
)

/** The distinct words of all published products, with the number of products; maintained by triggers on `products`. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    products: integer().notNull(),
  },
  (t) => [
    check('search_words_products', sql`${t.products} >= 0`),
    index('search_words_beginning').on(t.word.op('text_pattern_ops')),
    // Without a pending list, which every search would have to read.
    index('search_words_within').using('gin', t.word.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
)

/** The number of published products per sub-category, type and category; maintained by triggers on `products`. */
export const familyCounts = pgTable(
  'family_counts',
  {
    subCategory: text().notNull(),
    type: text().notNull(),
    category: text().notNull(),
    subCategorySlug: text().notNull(),
    typeSlug: text().notNull(),
    categorySlug: text().notNull(),
    products: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subCategory, t.type, t.category] }),
    check('family_counts_products', sql`${t.products} >= 0`),
  ],
)

/** The facet counts of a category, or of a collection by rule, with many products; refreshed by a job. */
export const placeFacets = pgTable('place_facets', {
  /**
   * The slugs of sub-category, type and category, separated by `/`; each is empty for any. Of a collection, its ID and
   * version after `collection:`.
   */
  place: text().primaryKey(),
  /** How many of the 1,024 lots were counted. */
  lots: smallint().notNull(),
  facets: json().notNull(),
  countedAt: madeAt(),
})
