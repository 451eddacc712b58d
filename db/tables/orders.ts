import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { deliveryOptions } from '#contract/shipping/zone-shape.ts'
import { citext, locale, madeAt, moment } from '../columns/column-types.ts'
import { lineColumns } from '../columns/line-columns.ts'
import { checkoutSessions } from './checkout.ts'
import { customers } from './customers.ts'

export const orderNumbers = pgSequence('order_numbers', { startWith: 100_001 })

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The prefix in force when it was placed, then the next of `order_numbers`. */
    number: text().notNull().unique(),
    sessionId: uuid()
      .notNull()
      .unique()
      .references(() => checkoutSessions.id),
    customerId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    status: text({ enum: ['processing', 'shipped', 'canceled'] })
      .notNull()
      .default('processing'),
    email: citext().notNull(),
    customerName: text().notNull(),
    locale: locale(),
    shippingOption: text({ enum: deliveryOptions }).notNull(),
    /** The name of its shipping method or pickup point; empty if a method is called after its speed. */
    shippingMethod: text().notNull().default(''),
    /** The opening hours of its pickup point, whose address is that of the order. */
    pickupHours: text().notNull().default(''),
    /** Business days from the day a carrier has it; null where they are not known for its country. */
    deliveryMinDays: integer(),
    deliveryMaxDays: integer(),
    shippingName: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull().default(''),
    city: text().notNull(),
    state: text().notNull().default(''),
    postalCode: text().notNull(),
    country: text().notNull(),
    phone: text().notNull().default(''),
    /** Of all lines, before discounts. */
    subtotalCents: integer().notNull(),
    /** What discounts took off the items: the sum of the lines. What they took off shipping is not in `shippingCents`. */
    discountCents: integer().notNull().default(0),
    shippingCents: integer().notNull(),
    taxCents: integer().notNull(),
    totalCents: integer().notNull(),
    /** The VAT that the total includes, and its rate in thousandths of a percent. */
    includedTaxCents: integer().notNull().default(0),
    includedTaxRate: integer().notNull().default(0),
    /** The days of arrival that the buyer was told at checkout; null for a country where they are not known. */
    promisedFrom: date(),
    promisedTo: date(),
    /** The days after delivery in which items can be returned, as promised at checkout; null without that promise. */
    returnDays: integer(),
    /** The cashback promised at checkout, in thousandths of a percent, and when its code was sent; null without one. */
    cashbackRate: integer(),
    cashbackAt: moment(),
    /** The days after delivery when its buyer is invited to review it, as set at checkout; null if staff do that. */
    reviewInviteDays: integer(),
    /** Counts its edits, so that of two admins who edit it at once the second is told. */
    version: integer().notNull().default(0),
    /** The words of staff to find it by, in lower case. */
    tags: text().array().notNull().default([]),
    receiptEmailCount: integer().notNull().default(0),
    reviewEmailCount: integer().notNull().default(0),
    createdAt: madeAt(),
    /** When the last of it was shipped; its packages are `shipments`. */
    shippedAt: moment(),
    /** The day on which the last of its packages arrived. */
    deliveredOn: date(),
    canceledAt: moment(),
  },
  (t) => [
    check('orders_status', sql`${t.status} in ('processing', 'shipped', 'canceled')`),
    check(
      'orders_total',
      sql`${t.totalCents} = ${t.subtotalCents} - ${t.discountCents} + ${t.shippingCents} + ${t.taxCents}`,
    ),
    check('orders_discount', sql`${t.discountCents} between 0 and ${t.subtotalCents}`),
    check('orders_amounts', sql`${t.subtotalCents} > 0 and ${t.shippingCents} >= 0 and ${t.taxCents} >= 0`),
    check(
      'orders_included_tax',
      sql`${t.includedTaxCents} between 0 and ${t.totalCents} and ${t.includedTaxRate} between 0 and 30000 and (${t.includedTaxCents} = 0 or ${t.taxCents} = 0)`,
    ),
    check('orders_shipped', sql`(${t.status} = 'shipped') = (${t.shippedAt} is not null)`),
    check(
      'orders_promised',
      sql`(${t.promisedFrom} is null) = (${t.promisedTo} is null) and ${t.promisedFrom} <= ${t.promisedTo}`,
    ),
    check(
      'orders_delivery_days',
      sql`(${t.deliveryMinDays} is null) = (${t.deliveryMaxDays} is null) and ${t.deliveryMinDays} between 0 and ${t.deliveryMaxDays}`,
    ),
    check('orders_delivered', sql`${t.deliveredOn} is null or ${t.status} = 'shipped'`),
    check('orders_return_days', sql`${t.returnDays} between 1 and 365`),
    check('orders_cashback', sql`${t.cashbackRate} > 0 and (${t.cashbackAt} is null or ${t.status} = 'shipped')`),
    index('orders_cashback_due').on(t.shippedAt).where(sql`cashback_rate is not null and cashback_at is null`),
    check('orders_review_invite', sql`${t.reviewInviteDays} between 1 and 60`),
    index('orders_to_invite').on(t.shippedAt).where(sql`review_invite_days is not null and review_email_count = 0`),
    check('orders_canceled', sql`(${t.status} = 'canceled') = (${t.canceledAt} is not null)`),
    index('orders_customer').on(t.customerId, t.createdAt.desc(), t.id.desc()),
    index('orders_newest').on(t.createdAt.desc(), t.id.desc()),
    index('orders_by_status').on(t.status, t.createdAt.desc(), t.id.desc()),
    index('orders_email').on(t.email),
    index('orders_guests').on(t.email).where(sql`customer_id is null and email <> ''`),
    index('orders_tags').using('gin', t.tags),
    index('orders_by_delivery').on(t.shippingOption, t.createdAt.desc(), t.id.desc()),
    index('orders_total_cents').on(t.totalCents.desc(), t.id.desc()),
    index('orders_customer_name').on(t.customerName.desc(), t.id.desc()),
  ],
)

/**
 * A change of the lines of an order before it is shipped. What it adds is a sale of its own: its lines and payments name it, and
 * it has an invoice. A change that costs more waits for its payment link, with `plan` saying what to do once that is paid.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The checkout of its payment link; null if nothing was to pay. */
    checkoutId: uuid()
      .unique()
      .references(() => checkoutSessions.id),
    actorId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    plan: jsonb().notNull(),
    /** Of the lines it adds, as the sums of an order. */
    subtotalCents: integer().notNull(),
    discountCents: integer().notNull(),
    taxCents: integer().notNull(),
    includedTaxCents: integer().notNull(),
    totalCents: integer().notNull(),
    /** What the units that it removes were paid with. */
    removedCents: integer().notNull(),
    createdAt: madeAt(),
    /** Null while its payment link is not paid. */
    appliedAt: moment(),
  },
  (t) => [
    check('order_changes_total', sql`${t.totalCents} = ${t.subtotalCents} - ${t.discountCents} + ${t.taxCents}`),
    check(
      'order_changes_amounts',
      sql`least(${t.subtotalCents}, ${t.discountCents}, ${t.taxCents}, ${t.includedTaxCents}, ${t.totalCents}, ${t.removedCents}) >= 0`,
    ),
    check('order_changes_applied', sql`${t.appliedAt} is not null or ${t.checkoutId} is not null`),
    index('order_changes_order').on(t.orderId, t.createdAt),
  ],
)

/**
 * What was ordered. The units of a line that were shipped, canceled and returned are the sums of `shipment_lines`,
 * `canceled_units` and the lines of returns, kept by triggers: never more than were ordered, nor returned than shipped.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    ...lineColumns(),
    /** The change that added it; null for what was ordered at first. */
    changeId: uuid().references(() => orderChanges.id),
    /** The line that it was added for. */
    replacesId: uuid().references((): AnyPgColumn => orderLines.id),
    shippedQuantity: integer().notNull().default(0),
    canceledQuantity: integer().notNull().default(0),
    returnedQuantity: integer().notNull().default(0),
  },
  (t) => [
    unique('order_lines_place').on(t.orderId, t.position),
    check(
      'order_lines_units',
      sql`least(${t.shippedQuantity}, ${t.canceledQuantity}, ${t.returnedQuantity}) >= 0
        and ${t.shippedQuantity} + ${t.canceledQuantity} <= ${t.quantity} and ${t.returnedQuantity} <= ${t.shippedQuantity}`,
    ),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    check('order_lines_price', sql`${t.unitPriceCents} > 0`),
    check(
      'order_lines_discount',
      sql`${t.discountCents} between ${t.creditCents} and ${t.unitPriceCents} * ${t.quantity} and ${t.creditCents} >= 0`,
    ),
    index('order_lines_product').on(t.productId),
    index('order_lines_change').on(t.changeId).where(sql`change_id is not null`),
  ],
)

/** Units that will not be shipped; append-only. A trigger adds them to `canceled_quantity` of their line. */
export const canceledUnits = pgTable(
  'canceled_units',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** With the whole order, alone, or in exchange for units of another line. */
    reason: text({ enum: ['order', 'removed', 'replaced'] }).notNull(),
    at: madeAt(),
  },
  (t) => [
    check('canceled_units_quantity', sql`${t.quantity} > 0`),
    check('canceled_units_reason', sql`${t.reason} in ('order', 'removed', 'replaced')`),
    index('canceled_units_of_line').on(t.orderLineId),
  ],
)

/** The history of an order; append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({
      enum: [
        'placed',
        'paid',
        'emailed',
        'shipped',
        'tracking',
        'delivered',
        'canceled',
        'edited',
        'refunded',
        'refund-failed',
        'disputed',
        'return-requested',
        'return-approved',
        'return-declined',
        'return-received',
        'return-closed',
        'return-canceled',
        'return-expired',
        'note',
      ],
    }).notNull(),
    actorId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    note: text(),
    detail: jsonb(),
    at: madeAt(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.at)],
)
