import * as z from 'zod/mini'
import { discountKinds } from '#contract/discounts/discount-kinds.ts'
import { invoiceKinds } from '#contract/invoices/invoice.ts'
import { toAmount } from '#contract/money.ts'
import type { Order, OrderStatus } from '#contract/orders/order.ts'
import type { OrderNotes } from '#contract/orders/order-notes.ts'
import { sizeShape } from '#contract/products/size-shape.ts'
import { returnSummary } from '#contract/returns/return-summary.ts'
import type { Shipment } from '#contract/shipments/shipment.ts'
import type { orders } from '#db/tables/orders.ts'
import type { payments } from '#db/tables/payments.ts'
import { addressOf, pickupOf, promisedDays } from './delivery-of.ts'
import { noteOf } from './event-note.ts'
import type { OrderReader } from './order-reader.ts'
import { showDiscount } from './show-discount.ts'

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
    discountCents: z.number(),
    image: z.string(),
    sku: z.string(),
    name: z.string(),
    path: z.string(),
    size: z.nullable(sizeShape),
    sizeLabel: z.nullable(z.string()),
    color: z.nullable(z.string()),
    shipped: z.number(),
    canceled: z.number(),
    returned: z.number(),
    changeId: z.nullable(z.string()),
  }),
)
const storedReductions = z.array(
  z.object({
    title: z.string(),
    code: z.nullable(z.string()),
    kind: z.enum(discountKinds),
    amountCents: z.number(),
    hasOwner: z.boolean(),
  }),
)
const storedPackages = z.array(
  z.object({
    id: z.string(),
    position: z.number(),
    carrier: z.nullable(z.string()),
    trackingNumber: z.nullable(z.string()),
    trackingUrl: z.nullable(z.string()),
    shippedAt: z.string(),
    expectedFrom: z.nullable(z.string()),
    expectedTo: z.nullable(z.string()),
    deliveredOn: z.nullable(z.string()),
    lines: z.array(z.object({ lineId: z.string(), quantity: z.number() })),
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

const storedChanges = z.array(
  z.object({
    id: z.string(),
    netCents: z.number(),
    taxCents: z.number(),
    includedTaxCents: z.number(),
    totalCents: z.number(),
  }),
)
const storedRefunds = z.array(
  z.object({
    id: z.string(),
    state: z.enum(['pending', 'done', 'failed']),
    amountCents: z.number(),
    transferredCents: z.number(),
    attempts: z.number(),
    lastError: z.nullable(z.string()),
    /** Made by a change of the order. */
    isChange: z.boolean(),
    /** Of a payment that no payment provider took. */
    isByHand: z.boolean(),
  }),
)

export interface StoredOrder {
  order: typeof orders.$inferSelect
  payment: typeof payments.$inferSelect
  /** When the buyer first disputed a payment of it. */
  disputedAt: Date | null
  returned: unknown
  changes: unknown
  lines: unknown
  reductions: unknown
  packages: unknown
  events: unknown
  papers: unknown
  sentBack: unknown
  exchangeOf: string | null
  notes: OrderNotes
}

/**
 * An order as the histories show it; only staff see notes and the names of staff, and of codes that belong to one customer
 * support sees the end.
 */
export function showOrder(stored: StoredOrder, reader: OrderReader): Order {
  const { order, payment, lines, events, papers } = stored
  const isAdmin = reader === 'support' || reader === 'manager'
  const shipments = z.parse(storedPackages, stored.packages).map(showPackage)
  return {
    _id: order.id,
    orderNumber: order.number,
    createdAt: order.createdAt.toISOString(),
    status: wireStatus[order.status],
    fulfillment: fulfillmentOf(order, shipments.length > 0),
    orderDetails: z
      .parse(storedLines, lines)
      .map(({ id, productId, unitPriceCents, discountCents, size, color, ...line }) => ({
        ...line,
        _id: id,
        productId: productId ?? '',
        unitPrice: toAmount(unitPriceCents),
        discount: toAmount(discountCents),
        selectedSize: size,
        selectedColor: color,
      })),
    shippingOption: order.shippingOption,
    shippingMethod: order.shippingMethod,
    pickup: pickupOf(order),
    promised: promisedDays(order),
    expected: expectedOf(shipments),
    shipments,
    shippedAt: order.shippedAt?.toISOString() ?? null,
    deliveredOn: order.deliveredOn,
    returnDays: order.returnDays,
    isCashbackSettled: order.cashbackAt !== null,
    subTotal: toAmount(order.subtotalCents),
    discount: toAmount(order.discountCents),
    discounts: z.parse(storedReductions, stored.reductions).map((used) => showDiscount(used, reader)),
    shippingFee: toAmount(order.shippingCents),
    totalTax: toAmount(order.taxCents),
    grandTotal: toAmount(order.totalCents),
    includedTax: toAmount(order.includedTaxCents),
    includedTaxRate: order.includedTaxRate,
    tags: isAdmin ? order.tags : [],
    version: order.version,
    changes: z.parse(storedChanges, stored.changes).map((change) => ({
      _id: change.id,
      net: toAmount(change.netCents),
      tax: toAmount(change.taxCents),
      includedTax: toAmount(change.includedTaxCents),
      total: toAmount(change.totalCents),
    })),
    ...stored.notes,
    cardLast4: payment.cardLast4,
    cardType: payment.cardBrand,
    shippingAddress: addressOf(order),
    receiptEmail: order.email,
    receiptEmailCount: order.receiptEmailCount,
    reviewEmailCount: order.reviewEmailCount,
    ...trackingOf(shipments),
    chargeId: payment.id,
    invoices: z.parse(storedPapers, papers),
    ...refundOf(stored, isAdmin),
    returns: z.parse(z.array(returnSummary), stored.sentBack).map(({ createdAt, since, expiresAt, ...sentBack }) => ({
      ...sentBack,
      createdAt: new Date(createdAt).toISOString(),
      since: new Date(since).toISOString(),
      expiresAt: expiresAt && new Date(expiresAt).toISOString(),
    })),
    exchangeOf: stored.exchangeOf,
    disputedAt: (isAdmin && stored.disputedAt?.toISOString()) || null,
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

function showPackage(stored: z.infer<typeof storedPackages>[number]): Shipment {
  const { id, shippedAt, expectedFrom: from, expectedTo: to, ...shown } = stored
  return {
    ...shown,
    _id: id,
    shippedAt: new Date(shippedAt).toISOString(),
    expected: from && to ? { from, to } : null,
  }
}

/** How far the packages of an order are. */
export function fulfillmentOf(
  { status, deliveredOn }: Pick<StoredOrder['order'], 'status' | 'deliveredOn'>,
  hasPackages: boolean,
): Order['fulfillment'] {
  if (deliveredOn) return 'delivered'
  if (status === 'shipped') return 'shipped'
  return hasPackages ? 'partially-shipped' : 'unfulfilled'
}

/** From the first to the last day of the packages that have not arrived. */
function expectedOf(shipments: readonly Shipment[]): Order['expected'] {
  const days = shipments.flatMap(({ deliveredOn, expected }) => (deliveredOn || !expected ? [] : expected))
  const from = days.map((each) => each.from).toSorted()[0]
  const to = days
    .map((each) => each.to)
    .toSorted()
    .at(-1)
  return from && to ? { from, to } : null
}

function trackingOf(shipments: readonly Shipment[]): Pick<Order, 'carrier' | 'trackingNumber' | 'trackingUrl'> {
  const found = shipments.findLast(({ trackingNumber }) => trackingNumber !== null)
  const { carrier = null, trackingNumber = null, trackingUrl = null } = found ?? {}
  return { carrier, trackingNumber, trackingUrl }
}

/** How far the refunds of an order are, as a whole: one that failed or is pending counts before those that are done. */
function refundOf(
  { returned }: StoredOrder,
  isAdmin: boolean,
): Pick<Order, 'refund' | 'refunded' | 'credited' | 'moved' | 'refundFailure' | 'refundByHand'> {
  const all = z.parse(storedRefunds, returned)
  // What became another order or a code is not paid back.
  const found = all
    .map((refund) => ({ ...refund, amountCents: refund.amountCents - refund.transferredCents }))
    .filter(({ amountCents }) => amountCents > 0)
  const failed = found.find(({ state }) => state === 'failed')
  const pending = found.find(({ state }) => state === 'pending')
  const byHand = found.find(({ state, isByHand }) => state === 'pending' && isByHand)
  const done = found.filter(({ state }) => state === 'done')
  return {
    refund: (failed ?? pending ?? done[0])?.state ?? null,
    refunded: toAmount(done.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    refundByHand: isAdmin && byHand ? { refundId: byHand.id, amount: toAmount(byHand.amountCents) } : null,
    credited: toAmount(transferredBy(all.filter(({ isChange }) => !isChange))),
    moved: toAmount(transferredBy(all.filter(({ isChange }) => isChange))),
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

function transferredBy(refunds: z.infer<typeof storedRefunds>): number {
  return refunds.reduce((sum, { transferredCents }) => sum + transferredCents, 0)
}
