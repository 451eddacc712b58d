import { stringify } from 'csv-stringify/sync'
import { and } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { writeAmount } from '#contract/money.ts'
import type { calls } from '#contract/orders/calls.ts'
import type { Order } from '#contract/orders/order.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { Caller, Context } from '../context.ts'
import { escapeFormula } from '../csv-formula.ts'
import { orderConditions } from './order-conditions.ts'
import { readOrders } from './read-orders.ts'
import { showOrder } from './show-order.ts'

const batchSize = 250

/** The columns of the file and their values; amounts in the shop's currency, times in ISO 8601. */
const columns: Record<string, (order: Order) => string> = {
  Order: ({ orderNumber }) => orderNumber,
  Placed: ({ createdAt }) => createdAt,
  // Spelled correctly here, since the file goes to accountants and not to the API clients of the specification.
  Status: ({ status }) => (status === 'Proccessing' ? 'Processing' : status),
  Refund: ({ refund }) => refund ?? '',
  Name: ({ shippingAddress }) => shippingAddress.name,
  Email: ({ receiptEmail }) => receiptEmail,
  Phone: ({ shippingAddress }) => shippingAddress.phone,
  Street: ({ shippingAddress: { line1, line2 } }) => [line1, line2].filter(Boolean).join(', '),
  City: ({ shippingAddress }) => shippingAddress.city,
  State: ({ shippingAddress }) => shippingAddress.state,
  'Postal code': ({ shippingAddress }) => shippingAddress.postalCode,
  Country: ({ shippingAddress }) => shippingAddress.country,
  Items: ({ orderDetails }) =>
    orderDetails.map(({ quantity, sku, name }) => `${quantity} x ${name} (${sku})`).join('; '),
  Units: ({ orderDetails }) => String(orderDetails.reduce((sum, { quantity }) => sum + quantity, 0)),
  Subtotal: ({ subTotal }) => writeAmount(subTotal),
  Shipping: ({ shippingFee }) => writeAmount(shippingFee),
  Tax: ({ totalTax }) => writeAmount(totalTax),
  Total: ({ grandTotal }) => writeAmount(grandTotal),
  'Shipping option': ({ shippingOption }) => shippingOption,
  Carrier: ({ carrier }) => carrier ?? '',
  'Tracking number': ({ trackingNumber }) => trackingNumber ?? '',
}

/** Who exports the orders: an admin or the command line. */
type Exporter = Pick<Context, 'db' | 'settings'> & { caller: Pick<Caller, 'customerId'> | null }

/** A few hundred orders as CSV, newest first. The first batch records the export in the audit log. */
export async function exportOrders(ctx: Exporter, query: Payload<typeof calls.exportOrders>) {
  const { after, ...filter } = query
  const { timeZone } = (await ctx.settings.read()).shop
  const found = await readOrders(ctx.db, and(...orderConditions(query, timeZone)), batchSize + 1)
  if (after === undefined) {
    await ctx.db.transaction((tx) =>
      recordAuditEvent(ctx, tx, { action: 'orders.exported', subjectKind: 'orders', subjectId: 'all', detail: filter }),
    )
  }
  const part = found.slice(0, batchSize)
  const lines = part.map((stored) => {
    const order = showOrder(stored, true)
    return Object.values(columns).map((read) => escapeFormula(read(order)))
  })
  const heading = after === undefined ? [Object.keys(columns)] : []
  return {
    csv: stringify([...heading, ...lines], { record_delimiter: '\r\n' }),
    next: found.length > batchSize ? (part.at(-1)?.cursor ?? null) : null,
  }
}
