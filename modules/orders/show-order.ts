import * as z from 'zod/mini'
import { invoiceKinds } from '#contract/invoices/invoice.ts'
import { toAmount } from '#contract/money.ts'
import type { Order, OrderStatus } from '#contract/orders/order.ts'
import { sizeShape } from '#contract/products/size-shape.ts'
import { trackingUrl } from '#contract/shipments/carriers.ts'
import type { orders } from '#db/tables/orders.ts'
import type { payments } from '#db/tables/payments.ts'
import { addressOf } from './address-of.ts'
import { noteOf } from './event-note.ts'
import { expectedDays, promisedDays } from './order-days.ts'

/** The statuses as spelled on the wire. */
export const wireStatus: Record<(typeof orders.$inferSelect)['status'], OrderStatus> = {
  processing: 'Proccessing',
  shipped: 'Shipped',
  canceled: 'Canceled',
}

const storedLines = z.array(
  z.object({
    id: z.string(),
    productId: z.nullable(z.string()),
    quantity: z.number(),
    unitPriceCents: z.number(),
    image: z.string(),
    sku: z.string(),
    name: z.string(),
    path: z.string(),
    size: z.nullable(sizeShape),
    color: z.nullable(z.string()),
  }),
)
const storedPapers = z.array(z.object({ kind: z.enum(invoiceKinds), number: z.string() }))
const storedEvents = z.array(
  z.object({
    kind: z.string(),
    at: z.string(),
    note: z.nullable(z.string()),
    detail: z.unknown(),
    by: z.nullable(z.string()),
  }),
)

const storedRefunds = z.array(
  z.object({
    id: z.string(),
    state: z.enum(['pending', 'done', 'failed']),
    amountCents: z.number(),
    attempts: z.number(),
    lastError: z.nullable(z.string()),
  }),
)

export interface StoredOrder {
  order: typeof orders.$inferSelect
  payment: typeof payments.$inferSelect
  returned: unknown
  lines: unknown
  events: unknown
  papers: unknown
}

/** An order as the histories show it; only admins see notes and the names of admins. */
export function showOrder(stored: StoredOrder, isAdmin: boolean): Order {
  const { order, payment, lines, events, papers } = stored
  return {
    _id: order.id,
    orderNumber: order.number,
    createdAt: order.createdAt.toISOString(),
    status: wireStatus[order.status],
    orderDetails: z.parse(storedLines, lines).map(({ id, productId, unitPriceCents, size, color, ...line }) => ({
      ...line,
      _id: id,
      productId: productId ?? '',
      unitPrice: toAmount(unitPriceCents),
      selectedSize: size,
      selectedColor: color,
    })),
    shippingOption: order.shippingOption,
    shippingMethod: order.shippingMethod,
    promised: promisedDays(order),
    expected: expectedDays(order),
    shippedAt: order.shippedAt?.toISOString() ?? null,
    deliveredOn: order.deliveredOn,
    subTotal: toAmount(order.subtotalCents),
    shippingFee: toAmount(order.shippingCents),
    totalTax: toAmount(order.taxCents),
    grandTotal: toAmount(order.totalCents),
    includedTax: toAmount(order.includedTaxCents),
    includedTaxRate: order.includedTaxRate,
    cardLast4: payment.cardLast4,
    cardType: payment.cardBrand,
    shippingAddress: addressOf(order),
    receiptEmail: order.email,
    receiptEmailCount: order.receiptEmailCount,
    reviewEmailCount: order.reviewEmailCount,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    trackingUrl: order.carrier && order.trackingNumber ? trackingUrl(order.carrier, order.trackingNumber) : null,
    chargeId: payment.id,
    invoices: z.parse(storedPapers, papers),
    ...refundOf(stored, isAdmin),
    disputedAt: (isAdmin && payment.disputedAt?.toISOString()) || null,
    events: z
      .parse(storedEvents, events)
      .filter(({ kind }) => isAdmin || kind !== 'note')
      .map(({ kind, at, note, detail, by }) => ({
        kind,
        at: new Date(at).toISOString(),
        by: isAdmin ? by : null,
        note: isAdmin ? noteOf(note, detail) : null,
      })),
  }
}

/** How far the refunds of an order are, as a whole: one that failed or is pending counts before those that are done. */
function refundOf({ returned }: StoredOrder, isAdmin: boolean): Pick<Order, 'refund' | 'refunded' | 'refundFailure'> {
  const found = z.parse(storedRefunds, returned)
  const failed = found.find(({ state }) => state === 'failed')
  const pending = found.find(({ state }) => state === 'pending')
  const done = found.filter(({ state }) => state === 'done')
  return {
    refund: (failed ?? pending ?? done[0])?.state ?? null,
    refunded: toAmount(done.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    refundFailure:
      isAdmin && failed
        ? {
            refundId: failed.id,
            amount: toAmount(failed.amountCents),
            attempts: failed.attempts,
            lastError: failed.lastError,
          }
        : null,
  }
}
