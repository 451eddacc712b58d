import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sheetKinds, sheetScopes, sheetStates } from '#contract/inventory/stock-sheet.ts'
import { madeAt, moment, oneOf } from '../../columns/column-types.ts'
import { categories } from '../categories.ts'
import { collections } from '../collections.ts'
import { customers } from '../customers.ts'
import { variants } from '../products.ts'

/** Deliveries that are received, and stock counts: drafts until they are booked or discarded. */
export const stockSheets = pgTable(
  'stock_sheets',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: sheetKinds }).notNull(),
    state: text({ enum: sheetStates }).notNull().default('draft'),
    /** Such as the number of a delivery note, or the name of a count. */
    reference: text().notNull().default(''),
    scope: text({ enum: sheetScopes }).notNull().default('all'),
    categoryId: uuid().references(() => categories.id, { onDelete: 'set null' }),
    collectionId: uuid().references(() => collections.id, { onDelete: 'set null' }),
    /** The title of the category or collection when the count began. */
    scopeName: text(),
    startedBy: uuid().references(() => customers.id, { onDelete: 'set null' }),
    startedAt: madeAt(),
    closedBy: uuid().references(() => customers.id, { onDelete: 'set null' }),
    closedAt: moment(),
  },
  (t) => [
    check('stock_sheets_kind', sql`${t.kind} in (${oneOf(sheetKinds)})`),
    check('stock_sheets_state', sql`${t.state} in (${oneOf(sheetStates)})`),
    check('stock_sheets_closed', sql`(${t.state} = 'draft') = (${t.closedAt} is null)`),
    check('stock_sheets_reference', sql`length(${t.reference}) <= 100`),
    check(
      'stock_sheets_scope',
      sql`case ${t.scope} when 'all' then num_nulls(${t.categoryId}, ${t.collectionId}, ${t.scopeName}) = 3
        when 'category' then ${t.kind} = 'count' and ${t.collectionId} is null and ${t.scopeName} is not null
        when 'collection' then ${t.kind} = 'count' and ${t.categoryId} is null and ${t.scopeName} is not null
        else false end`,
    ),
    // What the lines of a sheet refer to.
    unique('stock_sheets_of_lines').on(t.id, t.kind, t.state),
    index('stock_sheets_newest').on(t.startedAt.desc(), t.id.desc()),
  ],
)

/** The units of a variant that have arrived, or were counted. */
export const stockSheetLines = pgTable(
  'stock_sheet_lines',
  {
    sheetId: uuid().notNull(),
    /** Those of the sheet; they follow it. */
    kind: text({ enum: sheetKinds }).notNull(),
    state: text({ enum: sheetStates }).notNull().default('draft'),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    units: integer().notNull(),
    enteredAt: madeAt(),
    /** The stock when it was counted; null if it was not tracked. */
    expected: integer(),
    /** How often the stock had been set to a number when it was counted; another number since then makes the count wrong. */
    corrections: integer(),
    /** What all changes of the stock until then add up to, of a variant whose stock was not tracked. */
    moved: integer(),
    /** What booking the sheet has added to the stock. */
    booked: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.sheetId, t.variantId] }),
    foreignKey({
      name: 'stock_sheet_lines_sheet',
      columns: [t.sheetId, t.kind, t.state],
      foreignColumns: [stockSheets.id, stockSheets.kind, stockSheets.state],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    check('stock_sheet_lines_units', sql`${t.units} between (${t.kind} = 'delivery')::integer and 1000000`),
    check('stock_sheet_lines_counted', sql`(${t.kind} = 'count') = (${t.corrections} is not null)`),
    check('stock_sheet_lines_moved', sql`(${t.kind} = 'count' and ${t.expected} is null) = (${t.moved} is not null)`),
    check('stock_sheet_lines_booked', sql`${t.state} = 'booked' or ${t.booked} is null`),
    // A variant is in one open count at a time: two differences would be booked for the same units.
    uniqueIndex('stock_sheet_lines_counting').on(t.variantId).where(sql`kind = 'count' and state = 'draft'`),
    index('stock_sheet_lines_variant').on(t.variantId),
    index('stock_sheet_lines_latest').on(t.sheetId, t.enteredAt.desc(), t.variantId.desc()),
  ],
)
