import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { pendingMethods, pendingStates } from '#contract/pending-orders/pending-order.ts'
import { citext, madeAt, moment, oneOf } from '../columns/column-types.ts'
import { checkoutSessions } from './checkout.ts'
import { customers } from './customers.ts'

/**
 * An order that awaits its payment: its checkout has the items and reserves the units. Once paid it becomes an order with the
 * same number; until then no order, payment or invoice exists.
 */
export const pendingOrders = pgTable(
  'pending_orders',
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => checkoutSessions.id, { onDelete: 'cascade' }),
    number: text().notNull().unique(),
    /** Who confirms the payment: the provider's bank, or staff; or a payment link that opens the card page. */
    method: text({ enum: pendingMethods }).notNull(),
    /** What pays, such as `sepa_debit`, as the provider calls it; empty behind a payment link. */
    payBrand: text().notNull().default(''),
    state: text({ enum: pendingStates }).notNull().default('awaiting'),
    email: citext().notNull(),
    customerName: text().notNull(),
    phone: text().notNull().default(''),
    /** Where it goes; shape in `adapters/payment/payment.ts`. Null where the card page asks for it. */
    address: jsonb(),
    /** Of the methods that its checkout offers; null where the card page asks for it. */
    shippingOption: text(),
    shippingCents: integer().notNull().default(0),
    taxCents: integer().notNull().default(0),
    /** What is to be paid; before tax where the card page asks for the address. */
    amountCents: integer().notNull(),
    /** The admin who made it; null for an order of the customer. */
    staffId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    /** A note that only admins see. */
    note: text().notNull().default(''),
    /** When its units are released; null while the provider decides. */
    dueAt: moment(),
    createdAt: madeAt(),
    closedAt: moment(),
  },
  (t) => [
    check('pending_orders_method', sql`${t.method} in (${oneOf(pendingMethods)})`),
    check('pending_orders_state', sql`${t.state} in (${oneOf(pendingStates)})`),
    check('pending_orders_amounts', sql`${t.amountCents} > 0 and ${t.shippingCents} >= 0 and ${t.taxCents} >= 0`),
    check('pending_orders_due', sql`${t.method} = 'provider' or ${t.dueAt} is not null`),
    check(
      'pending_orders_address',
      sql`${t.method} = 'link' or (${t.address} is not null and ${t.shippingOption} is not null)`,
    ),
    check('pending_orders_closed', sql`(${t.state} = 'awaiting') = (${t.closedAt} is null)`),
    index('pending_orders_newest').on(t.createdAt.desc(), t.sessionId.desc()),
    index('pending_orders_due').on(t.dueAt).where(sql`state = 'awaiting'`),
  ],
)
