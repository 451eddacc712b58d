import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { taxModes } from '#contract/taxes/tax-terms.ts'
import { locale, madeAt, moment, oneOf } from '../columns/column-types.ts'
import { lineColumns } from '../columns/line-columns.ts'
import { customers } from './customers.ts'
import { variants } from './products.ts'

/** A checkout of a cart with the prices at that time, and its outcome. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The provider's ID; null until the provider has responded. */
    providerSessionId: text().unique(),
    provider: text().notNull(),
    /**
     * Of a cart, or behind a payment link: of an order that staff made, or of a change that costs more; or of what a return was
     * exchanged for, which nobody pays.
     */
    kind: text({ enum: ['cart', 'manual', 'change', 'exchange'] })
      .notNull()
      .default('cart'),
    /** What names its card page at the provider; each page of a payment link has another. */
    reference: uuid().notNull().unique().defaultRandom(),
    url: text(),
    customerId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    /** SHA-256 of the cookie of the browser that checked out. */
    visitorHash: text().notNull(),
    /** Keyed hashes of the network and the block of networks that it came from, for a day, or while a bank transfer is awaited; null for those that staff opened. */
    networkHash: text(),
    blockHash: text(),
    idempotencyKey: text(),
    /** SHA-256 of the items and prices, which identifies the same cart. */
    cartHash: text().notNull().default(''),
    /** `awaiting`: ordered and not paid yet, with its units reserved; `pending_orders` has the order. */
    status: text({ enum: ['opening', 'open', 'awaiting', 'ordered', 'expired', 'refunded'] })
      .notNull()
      .default('opening'),
    /** The shop's currency then, in whose smallest units the amounts are. */
    currency: text().notNull(),
    /** Of all lines, before discounts. */
    subtotalCents: integer().notNull(),
    /** What discounts take off the items: the sum of the lines. */
    discountCents: integer().notNull().default(0),
    /** The shipping methods that it offers, with their prices and days of arrival. */
    shipping: jsonb().notNull().default([]),
    /** The countries that its card page ships to; none means all. */
    countries: text().array().notNull().default([]),
    /** The owner's own tax rates when the cart was priced. */
    taxRates: jsonb().notNull().default([]),
    taxMode: text({ enum: taxModes }).notNull().default('us_sales'),
    /** The VAT of countries when the cart was priced. */
    vatRates: jsonb().notNull().default([]),
    locale: locale(),
    returnPathname: text().notNull().default('/cart'),
    /** What the buyer wrote with the order, which reads it here; forgotten when nothing is. */
    customerNote: text().notNull().default(''),
    giftMessage: text().notNull().default(''),
    taxNumber: text().notNull().default(''),
    createdAt: madeAt(),
    expiresAt: moment().notNull(),
    /** When it was last tried in vain to end it; those not tried yet come first. */
    endTriedAt: moment(),
    /** When the card page of a payment link ends; null while there is none, and for carts, which end with theirs. */
    pageExpiresAt: moment(),
    closedAt: moment(),
  },
  (t) => [
    check(
      'checkout_sessions_status',
      sql`${t.status} in ('opening', 'open', 'awaiting', 'ordered', 'expired', 'refunded')`,
    ),
    check('checkout_sessions_kind', sql`${t.kind} in ('cart', 'manual', 'change', 'exchange')`),
    check('checkout_sessions_subtotal', sql`${t.subtotalCents} > 0`),
    check('checkout_sessions_discount', sql`${t.discountCents} between 0 and ${t.subtotalCents}`),
    check('checkout_sessions_tax_mode', sql`${t.taxMode} in (${oneOf(taxModes)})`),
    check('checkout_sessions_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('checkout_sessions_shipping', sql`jsonb_typeof(${t.shipping}) = 'array'`),
    check(
      'checkout_sessions_open',
      sql`${t.status} = 'opening' or ${t.status} = 'expired' or ${t.providerSessionId} is not null`,
    ),
    check('checkout_sessions_closed', sql`${t.closedAt} is null or ${t.status} in ('ordered', 'expired', 'refunded')`),
    // Not of those with one of these statuses: before the first statistics of a busy hour, PostgreSQL would look for a single
    // checkout with a status in it, instead of by its ID, and read all that are open.
    index('checkout_sessions_unclosed').on(t.expiresAt).where(sql`closed_at is null`),
    index('checkout_sessions_customer').on(t.customerId).where(sql`customer_id is not null and closed_at is null`),
    index('checkout_sessions_visitor').on(t.visitorHash, t.status),
    index('checkout_sessions_idempotency').on(t.visitorHash, t.idempotencyKey),
    index('checkout_sessions_network').on(t.networkHash, t.createdAt).where(sql`network_hash is not null`),
    index('checkout_sessions_block').on(t.blockHash, t.createdAt).where(sql`block_hash is not null`),
    index('checkout_sessions_unordered_notes')
      .on(t.createdAt)
      .where(
        sql`status in ('expired', 'refunded') and (customer_note <> '' or gift_message <> '' or tax_number <> '')`,
      ),
    index('checkout_sessions_created').on(t.createdAt, t.status),
  ],
)

export const checkoutLines = pgTable(
  'checkout_lines',
  {
    sessionId: uuid()
      .notNull()
      .references(() => checkoutSessions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    ...lineColumns(),
    priceId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.position] }),
    check('checkout_lines_quantity', sql`${t.quantity} between 1 and 100`),
    check('checkout_lines_price', sql`${t.unitPriceCents} > 0`),
    check(
      'checkout_lines_discount',
      sql`${t.discountCents} between ${t.creditCents} and ${t.unitPriceCents} * ${t.quantity} and ${t.creditCents} >= 0`,
    ),
  ],
)

/** Units reserved for a session; `held` until the session ends. */
export const reservations = pgTable(
  'reservations',
  {
    sessionId: uuid()
      .notNull()
      .references(() => checkoutSessions.id, { onDelete: 'cascade' }),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    state: text({ enum: ['held', 'taken', 'released'] })
      .notNull()
      .default('held'),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.variantId] }),
    check('reservations_quantity', sql`${t.quantity} > 0`),
    check('reservations_state', sql`${t.state} in ('held', 'taken', 'released')`),
    index('reservations_variant').on(t.variantId).where(sql`state = 'held'`),
  ],
)
