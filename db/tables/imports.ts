import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { madeAt, oneOf } from '../columns/column-types.ts'
import { customers } from './customers.ts'

/** A product import and its result. */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    actorId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    fileKey: text().notNull(),
    /** Whether it only previews the changes. */
    isDryRun: boolean().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'refused', 'failed'] })
      .notNull()
      .default('waiting'),
    /** From 0 to 1. */
    progress: real().notNull().default(0),
    lines: integer().notNull().default(0),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    errorCount: integer().notNull().default(0),
    /** The titles of the categories that it adds; of the second level as `Sunglasses > Round`. */
    newCategories: text().array().notNull().default([]),
    /** The first errors: line, column and a sentence each. */
    errors: jsonb().notNull().default([]),
    /** What it leaves out of the file of another shop, in the same form. */
    notes: jsonb().notNull().default([]),
    /** Images at addresses, of which those that wait are fetched by a job before the products are written. */
    awaitsImages: boolean().notNull().default(false),
    imagesWaiting: integer().notNull().default(0),
    imagesFetched: integer().notNull().default(0),
    imagesFailed: integer().notNull().default(0),
    createdAt: madeAt(),
    updatedAt: madeAt(),
  },
  (t) => [
    check('product_imports_state', sql`${t.state} in ('waiting', 'running', 'done', 'refused', 'failed')`),
    index('product_imports_newest').on(t.createdAt.desc()),
  ],
)

const imageStates = ['waiting', 'fetched', 'failed'] as const

/** The images at addresses that an import fetches; removed once it is over. */
export const productImportImages = pgTable(
  'product_import_images',
  {
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    alt: text().notNull(),
    position: integer().notNull(),
    state: text({ enum: imageStates }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Why it failed, or the latest attempt did; empty otherwise. */
    reason: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.address] }),
    check('product_import_images_state', sql`${t.state} in (${oneOf(imageStates)})`),
  ],
)
