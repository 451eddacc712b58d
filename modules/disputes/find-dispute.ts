import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { countryInSentence } from '#contract/countries.ts'
import type { calls, DisputeEvidence } from '#contract/disputes/calls.ts'
import { notFound } from '#contract/errors.ts'
import { toAmount, toCents } from '#contract/money.ts'
import type { Order } from '#contract/orders/order.ts'
import type { Db } from '#db/open-database.ts'
import { disputeMovements, disputes } from '#db/tables/disputes.ts'
import { emails } from '#db/tables/emails.ts'
import { messages } from '#db/tables/messages.ts'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { apiDisputesMessages } from '#messages/en-US/api/disputes.ts'
import type { AdminContext } from '../context.ts'
import { paysForOrder } from '../orders/lock-payments.ts'
import { readOrders } from '../orders/read-orders.ts'
import { showOrder } from '../orders/show-order.ts'
import { readDisputes, showDispute } from './list-disputes.ts'

const maxShown = 20

/** A dispute with the money that it moved, and what the shop knows that answers it. */
export async function findDispute(ctx: AdminContext, { disputeId }: Payload<typeof calls.findDispute>) {
  const [found] = await readDisputes(ctx.db).where(eq(disputes.id, disputeId))
  if (!found) throw notFound(apiDisputesMessages.notFound)
  const moved = await ctx.db
    .select()
    .from(disputeMovements)
    .where(eq(disputeMovements.disputeId, disputeId))
    .orderBy(asc(disputeMovements.at), asc(disputeMovements.kind))
  return {
    dispute: showDispute(found),
    movements: moved.map(({ kind, amountCents, at }) => ({
      kind,
      amount: toAmount(amountCents),
      at: at.toISOString(),
    })),
    respondUrl: ctx.payment.disputePage(found.dispute.providerDisputeId),
    evidence: found.orderId ? await readEvidence(ctx.db, found.orderId, found.payment.id) : null,
    message: apiDisputesMessages.found,
  }
}

async function readEvidence(db: Db, orderId: string, disputedId: string): Promise<DisputeEvidence | null> {
  const [stored] = await readOrders(db, eq(orders.id, orderId), 1)
  if (!stored) return null
  const order = showOrder(stored, 'manager')
  return {
    orderedAt: order.createdAt,
    items: itemsOf(order),
    payments: await listPayments(db, orderId, disputedId),
    shippingAddress: addressIn(order),
    parcels: order.shipments.map(({ carrier, trackingNumber, trackingUrl, shippedAt, deliveredOn }) => {
      return { carrier, trackingNumber, trackingUrl, shippedAt, deliveredOn }
    }),
    emails: await listEmails(db, orderId, order.receiptEmail),
    messages: await listMessages(db, order.receiptEmail),
    invoices: order.invoices,
    refunded: order.refunded,
  }
}

function itemsOf({ orderDetails }: Order): DisputeEvidence['items'] {
  return orderDetails.map((line) => {
    const { name, quantity, unitPrice, discount, canceled, returned, changeId } = line
    return {
      ...{ name, color: line.selectedColor, size: line.sizeLabel ?? line.selectedSize, quantity, canceled, returned },
      amount: toAmount(toCents(unitPrice) * quantity - toCents(discount)),
      isAdded: changeId !== null,
    }
  })
}

/** Without those that no money came in for: what was replaced was paid with what it replaces. */
async function listPayments(db: Db, orderId: string, disputedId: string): Promise<DisputeEvidence['payments']> {
  const paid = await db
    .select({ _id: payments.id, amountCents: payments.amountCents, paidAt: payments.paidAt })
    .from(payments)
    .where(and(paysForOrder(orderId), isNull(payments.rootId)))
    .orderBy(sql`${payments.orderId} is null`, asc(payments.paidAt), asc(payments.id))
  return paid.map(({ _id, amountCents, paidAt }) => {
    return { _id, amount: toAmount(amountCents), paidAt: paidAt.toISOString(), isDisputed: _id === disputedId }
  })
}

function addressIn({ shippingAddress: address }: Order): string {
  const place = [address.city, address.state, address.postalCode].filter(Boolean).join(' ')
  const country = address.country ? countryInSentence(address.country) : ''
  return [address.name, address.line1, address.line2, place, country].filter(Boolean).join(', ')
}

async function listEmails(db: Db, orderId: string, to: string): Promise<DisputeEvidence['emails']> {
  const found = await db
    .select({
      _id: emails.id,
      subject: emails.subject,
      at: sql<Date>`coalesce(sent_at, created_at)`.mapWith(emails.createdAt),
    })
    .from(emails)
    .where(
      and(
        eq(emails.toEmail, to),
        inArray(emails.state, ['sent', 'unsent']),
        sql`${emails.fields}->>'orderId' = ${orderId}`,
      ),
    )
    .orderBy(asc(emails.createdAt))
    .limit(maxShown)
  return found.map(({ at, ...email }) => ({ ...email, sentAt: at.toISOString() }))
}

async function listMessages(db: Db, email: string): Promise<DisputeEvidence['messages']> {
  if (email === '') return []
  const found = await db
    .select({ _id: messages.id, subject: messages.subject, createdAt: messages.createdAt })
    .from(messages)
    .where(sql`lower(${messages.email}) = lower(${email})`)
    .orderBy(asc(messages.createdAt))
    .limit(maxShown)
  return found.map(({ createdAt, ...message }) => ({ ...message, createdAt: createdAt.toISOString() }))
}
