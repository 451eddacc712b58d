import type { PaidCharge } from '#adapters/payment/payment.ts'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/pending-orders/calls.ts'
import type { PaidBy } from '#contract/pending-orders/pending-order.ts'
import type { Tx } from '#db/open-database.ts'
import type { checkoutSessions } from '#db/tables/checkout.ts'
import { orderEvents } from '#db/tables/orders.ts'
import type { pendingOrders } from '#db/tables/pending-orders.ts'
import { reach } from '#failpoints/reach.ts'
import { runInLocale } from '#messages/current-locale.ts'
import { apiPendingOrdersMessages } from '#messages/en-US/api/pending-orders.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { settleByHand } from '../checkout/settle-checkout.ts'
import type { AdminContext } from '../context.ts'
import type { EventNote } from '../orders/event-note.ts'
import { renewReservations } from '../reservations/renew-reservations.ts'
import { lockPending } from './lock-pending.ts'
import { storedAddress } from './stored-address.ts'

type Pending = typeof pendingOrders.$inferSelect
type Session = typeof checkoutSessions.$inferSelect

/**
 * Places an order whose payment arrived by bank transfer, in cash or otherwise; a second time nothing changes. After its
 * items were released they are reserved again. Refuses with 409 what has sold out since, and an order that the card page takes
 * the payment of.
 */
export async function markPaid(ctx: AdminContext, wish: Payload<typeof calls.markPaid>) {
  const orderNumber = await ctx.db.transaction((tx) => placePaid(ctx, tx, wish.pendingOrderId, wish))
  return { orderNumber, message: apiPendingOrdersMessages.paid(orderNumber) }
}

interface Paid {
  paidBy: PaidBy
  reference: string
}

/** The same in the transaction of its cause; returns the number of the order. */
export async function placePaid(ctx: AdminContext, tx: Tx, sessionId: string, paid: Paid): Promise<string> {
  const { session, pending, lines } = await lockPending(tx, sessionId)
  if (pending.state === 'paid') return pending.number
  if (session.provider !== 'manual') throw conflict(apiPendingOrdersMessages.paidOnCardPage)
  const refusal = await renewReservations(tx, session, lines)
  if (refusal !== null) throw conflict(refusal)

  const orderId = await runInLocale(session.locale, () =>
    settleByHand(ctx, tx, { ...session, status: 'awaiting' }, lines, chargeOf(pending, session, paid)),
  )
  const { customerId: actorId } = ctx.caller
  const detail: EventNote = { code: 'marked-paid', by: paid.paidBy, reference: paid.reference }
  await tx.insert(orderEvents).values({ orderId, kind: 'note', actorId, detail })
  await recordAuditEvent(ctx, tx, {
    action: 'order.marked-paid',
    subjectKind: 'order',
    subjectId: orderId,
    detail: { paidBy: paid.paidBy, reference: paid.reference, amountCents: pending.amountCents },
  })
  if (process.env.FAILPOINTS) await reach('markPaid.beforeCommit')
  return pending.number
}

function chargeOf(pending: Pending, session: Session, { paidBy }: Paid): PaidCharge {
  const { currency, subtotalCents, discountCents } = session
  const { sessionId, amountCents, shippingCents, taxCents, shippingOption, email, customerName, phone } = pending
  const address = storedAddress(pending.address)
  if (!address) throw new Error('An order without an address')
  return {
    chargeId: `manual:${sessionId}`,
    currency,
    amountCents,
    refundedCents: 0,
    refunds: [],
    subtotalCents,
    discountCents,
    shippingCents,
    taxCents,
    shippingOption: shippingOption ?? '',
    cardLast4: '',
    cardBrand: paidBy,
    buyer: { email, name: customerName, phone, address },
  }
}
