import { sql } from 'drizzle-orm'
import { lineColumnNames } from '#db/columns/line-columns.ts'
import { jsonRows } from '#db/json-rows.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { orderEvents, orderLines, orders } from '#db/tables/orders.ts'
import { nextOrderNumber } from './next-order-number.ts'

/** What a new order is stored with; its other columns have their defaults. */
const names = [
  'id',
  'number',
  'sessionId',
  'customerId',
  'email',
  'customerName',
  'locale',
  'shippingOption',
  'shippingMethod',
  'pickupHours',
  'deliveryMinDays',
  'deliveryMaxDays',
  'shippingName',
  'line1',
  'line2',
  'city',
  'state',
  'postalCode',
  'country',
  'phone',
  'subtotalCents',
  'discountCents',
  'shippingCents',
  'taxCents',
  'totalCents',
  'includedTaxCents',
  'includedTaxRate',
  'promisedFrom',
  'promisedTo',
  'returnDays',
  'cashbackRate',
  'reviewInviteDays',
] as const

type NewOrder = Pick<typeof orders.$inferSelect, (typeof names)[number]>

/** The lines of a new order. */
export const newOrderLines = jsonRows(orderLines, ['orderId', 'position', ...lineColumnNames])

interface Asked extends Omit<NewOrder, 'number'> {
  /** Null for the next one with the prefix. */
  number: string | null
  orderPrefix: string
  /** As `newOrderLines` writes them. */
  lines: string
}

/** Stores an order with its lines and first events in one statement, and returns it. */
export const storeOrder = prepareOnce((db, asked: Placeholders<Asked>) => {
  const values = Object.fromEntries(names.map((name) => [name, asked[name]])) as Placeholders<NewOrder>
  const number = sql<string>`coalesce(${asked.number}::text, ${nextOrderNumber(asked.orderPrefix)})`
  const placed = db.$with('placed').as(
    db
      .insert(orders)
      .values({ ...values, number })
      .returning(),
  )
  const filled = db.$with('filled', {}).as(newOrderLines.insert(asked.lines))
  const recorded = db.$with('recorded').as(
    db.insert(orderEvents).values([
      { orderId: asked.id, kind: 'placed' },
      { orderId: asked.id, kind: 'paid' },
    ]),
  )
  return db.with(placed, filled, recorded).select().from(placed)
})
