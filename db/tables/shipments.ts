import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { madeAt } from '../columns/column-types.ts'
import { orderLines, orders } from './orders.ts'

/** The packages of an order. Append-only: a trigger refuses to move or remove one; tracking can be corrected. */
export const shipments = pgTable(
  'shipments',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Counted from 1 in each order. */
    position: integer().notNull(),
    /** The name and the tracking page of the carrier as they were when it got the package; null where there is none. */
    carrier: text(),
    trackingNumber: text(),
    trackingUrl: text(),
    shippedAt: madeAt(),
    /** The days of arrival estimated when it was shipped; null where they are not known. */
    expectedFrom: date(),
    expectedTo: date(),
    /** The day on which it arrived, as the buyer or staff say. */
    deliveredOn: date(),
  },
  (t) => [
    unique('shipments_place').on(t.orderId, t.position),
    check('shipments_position', sql`${t.position} > 0`),
    check('shipments_tracked', sql`${t.carrier} is not null or ${t.trackingNumber} is null`),
    check('shipments_url', sql`${t.trackingNumber} is not null or ${t.trackingUrl} is null`),
    check(
      'shipments_expected',
      sql`(${t.expectedFrom} is null) = (${t.expectedTo} is null) and ${t.expectedFrom} <= ${t.expectedTo}`,
    ),
  ],
)

/** The units in a package; append-only. A trigger adds them to `shipped_quantity` of their line, which bounds them. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shipmentId, t.orderLineId] }),
    check('shipment_lines_quantity', sql`${t.quantity} > 0`),
    index('shipment_lines_of_line').on(t.orderLineId),
  ],
)
