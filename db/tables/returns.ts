import { sql } from 'drizzle-orm'
import { check, index, integer, pgSequence, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { returnOutcomes, returnReasons, returnStates, returnWishes } from '#contract/returns/return-states.ts'
import { madeAt, moment, oneOf, size } from '../columns/column-types.ts'
import { discounts } from './discounts.ts'
import { images } from './media.ts'
import { orderLines, orders } from './orders.ts'
import { variants } from './products.ts'

export const returnNumbers = pgSequence('return_numbers', { startWith: 10_001 })

/** What buyers send back, or ask to. */
export const returns = pgTable(
  'returns',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `R-` and the next of `return_numbers`. */
    number: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text({ enum: returnStates }).notNull().default('requested'),
    /** What the buyer asks for; after the approval, what staff agreed to. */
    wish: text({ enum: returnWishes }).notNull(),
    outcome: text({ enum: returnOutcomes }),
    /** What staff wrote to the buyer with the approval or the refusal, and in the end. */
    answer: text().notNull().default(''),
    closingNote: text().notNull().default(''),
    createdAt: madeAt(),
    answeredAt: moment(),
    /** The package has to arrive by then; only of approved returns. */
    expiresAt: moment(),
    receivedAt: moment(),
    /** When it ended, in whichever way. */
    closedAt: moment(),
    exchangeOrderId: uuid()
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    /** The store credit that it became. */
    codeId: uuid()
      .unique()
      .references(() => discounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('returns_status', sql`${t.status} in (${oneOf(returnStates)})`),
    check('returns_wish', sql`${t.wish} in (${oneOf(returnWishes)})`),
    check('returns_outcome', sql`${t.outcome} in (${oneOf(returnOutcomes)})`),
    check('returns_closed', sql`(${t.status} = 'closed') = (${t.outcome} is not null)`),
    check('returns_ended', sql`(${t.status} in ('declined', 'closed', 'canceled')) = (${t.closedAt} is not null)`),
    check('returns_answered', sql`${t.status} in ('requested', 'canceled') or ${t.answeredAt} is not null`),
    check('returns_expires', sql`${t.status} <> 'approved' or ${t.expiresAt} is not null`),
    check(
      'returns_received',
      sql`(${t.receivedAt} is not null) = (${t.status} = 'received' or (${t.status} = 'closed' and ${t.outcome} <> 'expired'))`,
    ),
    index('returns_order').on(t.orderId, t.createdAt),
    index('returns_newest').on(t.createdAt.desc(), t.id.desc()),
    index('returns_by_state').on(t.status, t.createdAt.desc(), t.id.desc()),
    index('returns_due').on(t.expiresAt).where(sql`status = 'approved'`),
  ],
)

/** The units of a return; triggers refuse more of a line than were shipped, and add what was received to the line. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: uuid()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    reason: text({ enum: returnReasons }).notNull(),
    note: text().notNull().default(''),
    /** The variant to exchange it for, and its choice as shown then. */
    wantedVariantId: uuid().references(() => variants.id, { onDelete: 'set null' }),
    wantedColor: text(),
    wantedSize: size(),
    wantedSizeLabel: text(),
    /** The prices of what was bought and of what is wanted, when the exchange was approved; null before. */
    ownPriceCents: integer(),
    wantedPriceCents: integer(),
    /** Units of that variant that are reserved for it. */
    heldQuantity: integer().notNull().default(0),
    /** Null until the package was unpacked. */
    receivedQuantity: integer(),
    restockedQuantity: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.orderLineId] }),
    check('return_lines_quantity', sql`${t.quantity} > 0`),
    check('return_lines_reason', sql`${t.reason} in (${oneOf(returnReasons)})`),
    check('return_lines_prices', sql`${t.wantedPriceCents} between 0 and ${t.ownPriceCents}`),
    check('return_lines_held', sql`${t.heldQuantity} between 0 and ${t.quantity}`),
    check('return_lines_received', sql`${t.receivedQuantity} between 0 and ${t.quantity}`),
    check('return_lines_restocked', sql`${t.restockedQuantity} between 0 and coalesce(${t.receivedQuantity}, 0)`),
    index('return_lines_of_line').on(t.orderLineId),
    index('return_lines_held_variant').on(t.wantedVariantId).where(sql`held_quantity > 0`),
  ],
)

/** Photos of what is sent back; those without a return are removed after a day. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    imageId: text()
      .primaryKey()
      .references(() => images.id, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    returnId: uuid().references(() => returns.id, { onDelete: 'set null' }),
    orderLineId: uuid().references(() => orderLines.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    createdAt: madeAt(),
  },
  (t) => [
    index('return_photos_return').on(t.returnId),
    index('return_photos_order').on(t.orderId),
    index('return_photos_waiting').on(t.createdAt).where(sql`return_id is null`),
  ],
)
