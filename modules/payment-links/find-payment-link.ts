import { asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import { toAmount } from '#contract/money.ts'
import type { calls } from '#contract/payment-links/calls.ts'
import type { PaymentLinkState } from '#contract/payment-links/payment-link.ts'
import { offeredShipping } from '#contract/shipping/offered-shipping.ts'
import { shownSize } from '#contract/size-charts/size-label.ts'
import { isAdded } from '#contract/taxes/tax-terms.ts'
import { checkoutLines, type checkoutSessions } from '#db/tables/checkout.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { Context } from '../context.ts'
import { findLinkedOrder } from './find-linked-order.ts'
import { findLinked } from './open-payment-link.ts'

type Session = typeof checkoutSessions.$inferSelect

const stateOf: Record<Session['status'], PaymentLinkState> = {
  opening: 'open',
  open: 'open',
  awaiting: 'processing',
  ordered: 'paid',
  refunded: 'refunded',
  expired: 'ended',
}

/** What a payment link asks to pay; an invalid link finds nothing. */
export async function findPaymentLink(ctx: Context, { link }: Payload<typeof calls.findPaymentLink>) {
  const session = await findLinked(ctx, link)
  const order = await findLinkedOrder(ctx.db, session.id)
  const lines = await ctx.db
    .select()
    .from(checkoutLines)
    .where(eq(checkoutLines.sessionId, session.id))
    .orderBy(asc(checkoutLines.position))
  const [shipping = null] = session.kind === 'manual' ? z.parse(offeredShipping, session.shipping) : []
  return {
    payment: {
      state: stateOf[session.status],
      orderNumber: order?.number ?? '',
      lines: lines.map(({ name, color, quantity, unitPriceCents, ...line }) => {
        return { name, color, size: shownSize(line), quantity, price: toAmount(unitPriceCents * quantity) }
      }),
      discount: toAmount(session.discountCents),
      shipping: shipping && toAmount(shipping.cents),
      total: toAmount(session.subtotalCents - session.discountCents + (shipping?.cents ?? 0)),
      isBeforeTax: isAdded(session.taxMode),
      validUntil: session.expiresAt.toISOString(),
    },
    message: apiCheckoutMessages.linkFound,
  }
}
