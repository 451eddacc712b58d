import { randomUUID } from 'node:crypto'
import type { PaidCharge } from '#adapters/payment/payment.ts'
import type { OrderNotes } from '#contract/orders/order-notes.ts'
import { promisedReturnDays } from '#contract/returns/promised-return-days.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { ArrivalDays } from '#contract/shipping/arrival-days.ts'
import type { OfferedShipping } from '#contract/shipping/offered-shipping.ts'
import type { Tx } from '#db/open-database.ts'
import type { orders } from '#db/tables/orders.ts'
import { currentLocale } from '#messages/current-locale.ts'
import type { Shop } from '../context.ts'
import { queueEmails } from '../emails/queue-email.ts'
import { type OrderDiscountRow, type OrderLineRow, orderEmailFields } from '../order-emails/order-email-fields.ts'
import { cashbackRateOf } from './cashback-rate-of.ts'
import { newOrderLines, storeOrder } from './store-order.ts'

/** What was paid for: our checkout session, the payment provider's session ID, and the lines with their prices. */
export interface PaidCheckout {
  checkoutId: string
  sessionId: string
  customerId: string | null
  /** The number that it was given while it awaited its payment; null for the next one. */
  number: string | null
  lines: readonly OrderLineRow[]
  discounts: readonly OrderDiscountRow[]
  charge: PaidCharge
  /** The shipping method that was paid for, and whether its days are known for the address. */
  shipping: OfferedShipping & { areDaysKnown: boolean }
  /** The VAT that the charge includes. */
  included: { rate: number; cents: number }
  /** The days of arrival that the buyer was told. */
  promised: ArrivalDays | null
  /** What the buyer wrote. */
  notes: OrderNotes
  /** As the transaction sees them. */
  settings: Settings
}

/**
 * Turns a paid checkout into an order, with a receipt and an email to the shop; once, since a checkout has one order.
 */
export async function placeOrder(shop: Shop, tx: Tx, paid: PaidCheckout): Promise<typeof orders.$inferSelect> {
  const { charge, sessionId, shipping, lines, discounts, notes, settings } = paid
  const { buyer } = charge
  const { name: shippingName, ...address } = buyer.address
  const orderId = randomUUID()
  const [order] = await storeOrder(tx, {
    id: orderId,
    number: paid.number,
    orderPrefix: settings.shop.orderPrefix,
    sessionId: paid.checkoutId,
    customerId: paid.customerId,
    email: buyer.email,
    customerName: buyer.name,
    locale: currentLocale(),
    shippingOption: shipping.speed,
    shippingMethod: shipping.name,
    pickupHours: shipping.pickup?.hours ?? '',
    deliveryMinDays: shipping.areDaysKnown ? shipping.minDays : null,
    deliveryMaxDays: shipping.areDaysKnown ? shipping.maxDays : null,
    shippingName,
    ...address,
    phone: buyer.phone,
    subtotalCents: charge.subtotalCents,
    discountCents: charge.discountCents,
    shippingCents: charge.shippingCents,
    taxCents: charge.taxCents,
    totalCents: charge.amountCents,
    includedTaxCents: paid.included.cents,
    includedTaxRate: paid.included.rate,
    promisedFrom: paid.promised?.from ?? null,
    promisedTo: paid.promised?.to ?? null,
    returnDays: promisedReturnDays(settings),
    cashbackRate: cashbackRateOf(settings),
    reviewInviteDays: settings.reviews.invitesBuyers ? settings.reviews.inviteDays : null,
    lines: newOrderLines.write(lines.map((line) => ({ ...line, orderId }))),
  })
  if (!order) throw new Error('The order was not stored')

  const card = { brand: charge.cardBrand, last4: charge.cardLast4 }
  const fields = orderEmailFields(shop, { order, lines, discounts, card, sessionId, notes })
  await queueEmails(shop, tx, [
    { kind: 'receipt', cause: `receipt:${orderId}`, to: order.email, fields },
    { kind: 'new-order', cause: `new-order:${orderId}`, to: shop.inbox, locale: settings.shop.locale, fields },
  ])
  await shop.enqueue(tx, 'issueInvoice', { orderId })
  return order
}
