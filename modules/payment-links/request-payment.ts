import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { checkoutLines, checkoutSessions, reservations } from '#db/tables/checkout.ts'
import type { orders } from '#db/tables/orders.ts'
import { paymentRequests } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { type NamedUnits, reserveStock } from '../inventory/reserve-stock.ts'
import { sumUnits } from '../inventory/variant-units.ts'
import { readSettings } from '../settings/read-settings.ts'
import { paymentPath } from './payment-link.ts'

/** What a change of an order costs more. */
export interface PaymentRequest {
  order: Pick<typeof orders.$inferSelect, 'id' | 'number' | 'email' | 'customerName' | 'customerId' | 'locale'>
  /** With all taxes: exactly this is charged. */
  amountCents: number
  /** What it is for, in the language of the order, as the card page and the email say it. */
  description: string
  /** The units that the change adds; reserved until it is paid or the link ends. */
  units?: readonly NamedUnits[]
  validDays: number
}

/**
 * Emails the buyer of an order a signed link to pay what a change costs more, and reserves the units that it adds. Once paid,
 * `applyPaidChange` runs in the transaction that records the payment. Refuses with 409 units that are out of stock. Returns
 * the ID of the checkout behind the link.
 */
export async function requestPayment(
  shop: Pick<Shop, 'enqueue' | 'secrets' | 'payment'>,
  tx: Tx,
  { order, amountCents, description, units = [], validDays }: PaymentRequest,
): Promise<{ checkoutId: string; path: string }> {
  const { currency } = (await readSettings(tx)).settings.money
  const checkoutId = randomUUID()
  const path = paymentPath(shop, checkoutId)
  const [opened] = await tx
    .insert(checkoutSessions)
    .values({
      id: checkoutId,
      kind: 'change',
      provider: shop.payment.name,
      customerId: order.customerId,
      visitorHash: '',
      currency,
      subtotalCents: amountCents,
      taxMode: 'none',
      locale: order.locale,
      returnPathname: path,
      expiresAt: sql`(select shop_now()) + ${validDays} * interval '1 day'`,
    })
    .returning({ expiresAt: checkoutSessions.expiresAt })
  await tx.insert(checkoutLines).values({
    sessionId: checkoutId,
    position: 0,
    sku: order.number,
    name: description,
    path: '',
    image: '',
    unitPriceCents: amountCents,
    quantity: 1,
  })
  await tx.insert(paymentRequests).values({ sessionId: checkoutId, orderId: order.id })
  if (units.length > 0) {
    await tx.insert(reservations).values(sumUnits(units).map((each) => ({ ...each, sessionId: checkoutId })))
    await reserveStock(tx, units, checkoutId)
  }
  await queueEmail(shop, tx, {
    kind: 'payment-request',
    cause: `payment-request:${checkoutId}`,
    to: order.email,
    locale: order.locale,
    fields: {
      customerName: order.customerName,
      orderNumber: order.number,
      description,
      amountCents,
      validUntil: opened?.expiresAt.toISOString() ?? '',
      place: path,
    },
  })
  return { checkoutId, path }
}

/** Ends a payment link that is not paid: a job closes its card page and releases its units. */
export async function withdrawPaymentRequest(tx: Tx, checkoutId: string): Promise<void> {
  await tx
    .update(checkoutSessions)
    .set({ expiresAt: sql`shop_now()` })
    .where(and(eq(checkoutSessions.id, checkoutId), inArray(checkoutSessions.status, ['opening', 'open'])))
}
