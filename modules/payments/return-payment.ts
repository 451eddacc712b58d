import { sql } from 'drizzle-orm'
import type { PaidCharge } from '#adapters/payment/payment.ts'
import type { Tx } from '#db/open-database.ts'
import type { checkoutLines, checkoutSessions } from '#db/tables/checkout.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { createRefund } from '../orders/create-refund.ts'

type Line = Omit<typeof checkoutLines.$inferSelect, 'sessionId'>

/**
 * Records a payment that cannot become an order, queues its refund and emails the buyer, unless it is already refunded.
 */
export async function returnPayment(
  shop: Shop,
  tx: Tx,
  session: typeof checkoutSessions.$inferSelect,
  charge: PaidCharge,
  lines: readonly Line[],
): Promise<void> {
  const isForChange = session.kind === 'change'
  const { chargeId, amountCents, cardLast4, cardBrand, buyer } = charge
  const [payment] = await tx
    .insert(payments)
    .values({ sessionId: session.id, provider: session.provider, chargeId, amountCents, cardLast4, cardBrand })
    .returning()
  if (!payment) throw new Error('The payment was not stored')

  if (charge.refundedCents >= amountCents) {
    await tx.insert(refunds).values({
      paymentId: payment.id,
      amountCents,
      reason: 'by-provider',
      state: 'done',
      idempotencyKey: `refund:${payment.id}`,
      doneAt: sql`shop_now()`,
    })
    return
  }
  await createRefund(shop, tx, payment.id, 'cannot-be-served')
  await queueEmail(shop, tx, {
    kind: 'payment-returned',
    cause: `payment-returned:${payment.id}`,
    to: buyer.email,
    locale: session.locale,
    fields: { customerName: buyer.name, amountCents, cardBrand, cardLast4, lines: [...lines], isForChange },
  })
}
