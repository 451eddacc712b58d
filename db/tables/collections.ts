import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { madeAt } from '../columns/column-types.ts'
import { images } from './media.ts'
import { products } from './products.ts'

/** Selections of products with a page of their own: those that fit a rule, or chosen by hand. */
export const collections = pgTable(
  'collections',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    /** Its slugs before, which redirect. */
    formerSlugs: text().array().notNull().default([]),
    title: text().notNull(),
    text: text().notNull().default(''),
    imageId: text().references(() => images.id),
    seoTitle: text().notNull().default(''),
    seoDescription: text().notNull().default(''),
    position: integer().notNull().default(10_000),
    isInMenu: boolean().notNull().default(false),
    kind: text({ enum: ['rule', 'hand'] }).notNull(),
    /** A `CollectionRule`; empty for one by hand. */
    rule: jsonb().notNull().default({}),
    /** Incremented with every change, so that concurrent edits conflict. */
    version: integer().notNull().default(1),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (t) => [
    check('collections_kind', sql`${t.kind} in ('rule', 'hand')`),
    check('collections_title', sql`length(${t.title}) between 1 and 60`),
    check('collections_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** The products of a collection by hand, in order. */
export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collectionId, t.productId] }), index('collection_products_product').on(t.productId)],
)
