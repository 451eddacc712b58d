import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { madeAt } from '../columns/column-types.ts'
import { images } from './media.ts'
import { brandFiles } from './settings.ts'

/**
 * The categories of the shop in two levels, and the page of all products, whose key is `all`. Products refer to keys, so
 * that a new title or slug changes no product; the titles that products store follow in batches.
 */
export const categories = pgTable(
  'categories',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The key of the category that it is in; empty on the first level. */
    parentKey: text().notNull().default(''),
    /** Made from the first title, and never changed. */
    key: text().notNull(),
    slug: text().notNull(),
    /** The slugs in its URL, such as `sunglasses/cat-eye`; maintained by a trigger. */
    path: text().notNull().default('').unique(),
    title: text().notNull(),
    text: text().notNull().default(''),
    imageId: text().references(() => images.id),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    /** What the numbers of `products.measurement` mean, on the first level. */
    measureNames: text().array().notNull().default([]),
    measureUnit: text().notNull().default('mm'),
    /** Shows where each of them is measured. */
    drawing: text().references(() => brandFiles.name),
    /** Among its siblings; those that nobody has moved are last, by title. */
    position: integer().notNull().default(10_000),
    /** Incremented with every change, so that concurrent edits conflict. */
    version: integer().notNull().default(1),
    createdAt: madeAt(),
    updatedAt: madeAt(),
    /** Empty on the second level, otherwise null: its reference to `parentKey` of the first level. */
    firstLevel: text().generatedAlwaysAs(sql`case when parent_key <> '' then '' end`),
  },
  (t) => [
    unique('categories_key').on(t.parentKey, t.key),
    uniqueIndex('categories_title').on(t.parentKey, sql`lower(title)`).where(sql`key <> 'all'`),
    foreignKey({
      name: 'categories_parent',
      columns: [t.firstLevel, t.parentKey],
      foreignColumns: [t.parentKey, t.key],
    }),
    check('categories_title_length', sql`length(${t.title}) between 1 and 60`),
    check('categories_measures', sql`cardinality(${t.measureNames}) <= 6`),
    check('categories_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('categories_all', sql`${t.slug} <> 'all' or (${t.key} = 'all' and ${t.parentKey} = '')`),
  ],
)

/** The former paths of categories, which redirect to the current ones; maintained by a trigger. */
export const formerCategoryPaths = pgTable('former_category_paths', {
  path: text().primaryKey(),
  categoryId: uuid()
    .notNull()
    .references(() => categories.id, { onDelete: 'cascade' }),
})
