import { createHash, randomUUID } from 'node:crypto'
import { shopCurrency } from '#contract/currency.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { orders } from '#db/tables/orders.ts'
import { sourceLocale } from '#messages/locales.ts'
import { shippingLabel } from '#modules/checkout/shipping-label.ts'
import type { Shop } from '#modules/context.ts'
import type { Invented } from './invent-order.ts'
import { orderEmails } from './order-emails.ts'
import { returnRowsOf } from './return-rows.ts'

const minuteMs = 60_000
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minuteMs)

/** The rows of an order in the database of the shop and of its sandbox, as if it had been placed. */
export function rowsOf(shop: Shop, made: Invented, terms: Pick<Settings, 'shop' | 'returns'>) {
  const order = orderRow(made)
  const ordered = linesOf(made)
  const back = returnRowsOf(made, ordered.orderLines)
  const refundedCents = back?.money?.refund.amountCents ?? 0
  return {
    session: sessionRow(made),
    ...ordered,
    order,
    ...moneyOf(shop, made),
    emailTemplates: orderEmails(shop, made, { order, terms, refundedCents }),
    events: eventsOf(made),
    back,
  }
}

function orderRow(made: Invented): typeof orders.$inferSelect {
  const { buyer, status } = made
  return {
    id: made.id,
    number: made.number,
    sessionId: made.sessionId,
    customerId: made.customerId,
    status,
    email: buyer.email,
    locale: sourceLocale,
    customerName: buyer.name,
    shippingOption: made.shipping.speed,
    shippingMethod: made.shipping.name,
    pickupHours: '',
    deliveryMinDays: made.promised ? made.shipping.minDays : null,
    deliveryMaxDays: made.promised ? made.shipping.maxDays : null,
    shippingName: buyer.name,
    line1: buyer.line1,
    line2: buyer.line2,
    city: buyer.city,
    state: buyer.state,
    postalCode: buyer.postalCode,
    country: buyer.country,
    phone: buyer.phone,
    subtotalCents: made.subtotalCents,
    discountCents: 0,
    shippingCents: made.shippingCents,
    taxCents: made.taxCents,
    totalCents: made.totalCents,
    includedTaxCents: 0,
    includedTaxRate: 0,
    version: 0,
    tags: [],
    receiptEmailCount: 0,
    reviewEmailCount: 0,
    createdAt: made.createdAt,
    shippedAt: status === 'shipped' ? made.movedAt : null,
    promisedFrom: made.promised?.from ?? null,
    promisedTo: made.promised?.to ?? null,
    deliveredOn: made.deliveredOn,
    canceledAt: status === 'canceled' ? made.movedAt : null,
    returnDays: made.returnDays,
    cashbackRate: null,
    reviewInviteDays: null,
    cashbackAt: null,
  }
}

function sessionRow(made: Invented) {
  return {
    id: made.sessionId,
    reference: made.sessionId,
    providerSessionId: made.providerSessionId,
    provider: 'sandbox',
    customerId: made.customerId,
    visitorHash: made.visitorHash,
    cartHash: createHash('sha256').update(made.sessionId).digest('hex'),
    status: 'ordered' as const,
    currency: shopCurrency().code,
    subtotalCents: made.subtotalCents,
    shipping: made.offered,
    taxRates: made.taxRates,
    createdAt: later(made.createdAt, -4),
    expiresAt: later(made.createdAt, 26),
    closedAt: made.createdAt,
  }
}

function linesOf(made: Invented) {
  const { id: orderId, sessionId, lines, status, createdAt, movedAt } = made
  const numbered = lines.map(({ left: _, ...line }, position) => ({ ...line, position }))
  const ordered = numbered.map(({ priceId: _, ...line }) => ({ ...line, id: randomUUID(), orderId }))
  return {
    checkoutLines: numbered.map((line) => ({ ...line, sessionId })),
    orderLines: ordered,
    ...packageOf(made, ordered),
    canceledUnits: ordered
      .filter(() => status === 'canceled')
      .map(({ id, quantity }) => ({ orderLineId: id, quantity, reason: 'order' as const, at: movedAt })),
    reservations: lines.map(({ variantId, quantity }) => ({ sessionId, variantId, quantity, state: 'taken' as const })),
    stock: lines.flatMap(({ variantId, quantity }) => {
      const change = (delta: number, reason: string, at: Date) => ({ variantId, delta, reason, causeId: orderId, at })
      const sold = change(-quantity, 'sold', createdAt)
      return status === 'canceled' ? [sold, change(quantity, 'restocked', movedAt)] : [sold]
    }),
  }
}

function packageOf(
  { id: orderId, parcel, isPartlyShipped, movedAt, expected, deliveredOn }: Invented,
  lines: readonly { id: string; quantity: number }[],
) {
  if (!parcel) return { shipments: [], shipmentLines: [] }
  const id = randomUUID()
  return {
    shipments: [
      {
        id,
        orderId,
        position: 1,
        ...parcel,
        shippedAt: movedAt,
        expectedFrom: expected?.from ?? null,
        expectedTo: expected?.to ?? null,
        deliveredOn,
      },
    ],
    shipmentLines: (isPartlyShipped ? lines.slice(0, 1) : lines).map((line) => {
      return { shipmentId: id, orderLineId: line.id, quantity: isPartlyShipped ? 1 : line.quantity }
    }),
  }
}

function moneyOf({ origin }: Shop, made: Invented) {
  const { buyer, paymentId, chargeId, cardBrand, cardLast4, totalCents, refund, movedAt } = made
  const idempotencyKey = `refund:${paymentId}`
  const refundId = `re_sandbox_${createHash('sha256').update(paymentId).digest('base64url').slice(0, 24)}`
  const isDone = refund === 'done'
  return {
    payment: {
      id: paymentId,
      sessionId: made.sessionId,
      orderId: made.id,
      provider: 'sandbox',
      chargeId,
      amountCents: totalCents,
      cardBrand,
      cardLast4,
      paidAt: made.createdAt,
    },
    refund: refund && {
      id: randomUUID(),
      paymentId,
      amountCents: totalCents,
      reason: 'canceled' as const,
      state: refund,
      idempotencyKey,
      providerRefundId: isDone ? refundId : null,
      attempts: { pending: 0, done: 1, failed: 13 }[refund],
      lastError: refund === 'failed' ? 'The payment provider did not answer.' : null,
      createdAt: movedAt,
      doneAt: isDone ? later(movedAt, 1) : null,
    },
    sandboxSession: {
      id: made.providerSessionId,
      reference: made.sessionId,
      status: 'paid' as const,
      basket: basketOf(made),
      successUrl: `${origin}/shop/payment/feedback/${made.providerSessionId}`,
      cancelUrl: `${origin}/cart`,
      chargeId,
      amountCents: totalCents,
      shippingCents: made.shippingCents,
      taxCents: made.taxCents,
      buyer: {
        ...buyer,
        postal: buyer.postalCode,
        region: buyer.country === 'US' ? '' : buyer.state,
        shipping: made.shipping.option,
      },
      cardBrand,
      cardLast4,
      attempts: 1,
      createdAt: later(made.createdAt, -4),
      expiresAt: later(made.createdAt, 26),
      paidAt: made.createdAt,
    },
    sandboxRefund: isDone
      ? { id: refundId, chargeId, amountCents: totalCents, idempotencyKey, createdAt: movedAt }
      : null,
  }
}

function basketOf({ lines, subtotalCents, offered, taxRates, buyer }: Invented) {
  return {
    lines: lines.map(({ name, sku, image, unitPriceCents, quantity }) => ({
      name,
      sku,
      image,
      unitPriceCents,
      quantity,
    })),
    currency: shopCurrency().code,
    subtotalCents,
    shipping: offered.map((method) => ({
      option: method.option,
      label: shippingLabel(method),
      cents: method.cents,
    })),
    taxRates,
    email: buyer.email,
  }
}

function eventsOf({ id: orderId, status, createdAt, movedAt, parcel, refund }: Invented) {
  const event = (
    kind: 'placed' | 'paid' | 'shipped' | 'canceled' | 'refunded' | 'refund-failed',
    at: Date,
    note?: string,
  ) => {
    return { orderId, kind, at, note: note ?? null }
  }
  return [
    event('placed', createdAt),
    event('paid', createdAt),
    ...(parcel ? [event('shipped', movedAt, `${parcel.carrier} ${parcel.trackingNumber}`)] : []),
    ...(status === 'canceled' ? [event('canceled', movedAt)] : []),
    ...(refund === 'done' ? [event('refunded', later(movedAt, 1))] : []),
    ...(refund === 'failed' ? [event('refund-failed', later(movedAt, 60))] : []),
  ]
}
