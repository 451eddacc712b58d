import { createHash, randomUUID } from 'node:crypto'
import { taxOnTop } from '#contract/taxes/tax-shares.ts'
import type { orderEvents, orderLines } from '#db/tables/orders.ts'
import type { EventNote } from '#modules/orders/event-note.ts'
import type { Invented } from './invent-order.ts'

type Line = Pick<typeof orderLines.$inferSelect, 'id' | 'unitPriceCents' | 'quantity'> & { variantId: string }
type OrderEvent = typeof orderEvents.$inferInsert

/** The rows of the return of an order: of its first unit, with the refund of one that was closed so. */
export function returnRowsOf(made: Invented, lines: readonly Line[]) {
  const [line] = lines
  if (!made.sentBack || !line) return null
  const { reason, note, isGood, wanted, ...course } = made.sentBack.course
  const returnId = randomUUID()
  const money =
    course.outcome === 'refund' && course.closedAt
      ? refundOf(made, { returnId, lines, line, at: course.closedAt })
      : null
  return {
    sentBack: { ...course, id: returnId, number: made.sentBack.number, orderId: made.id },
    line: {
      ...{ returnId, orderLineId: line.id, quantity: 1, reason, note },
      ...{ wantedVariantId: wanted?.variantId, wantedColor: wanted?.color, wantedSize: wanted?.size },
      wantedSizeLabel: wanted?.sizeLabel,
    },
    // Ended once all orders are stored.
    toEnd: course.wish === 'refund' ? null : { returnId, wanted },
    // Triggers count what was received when it is, not when it is announced.
    received: course.receivedAt ? { returnId, isGood } : null,
    stock:
      course.receivedAt && isGood
        ? [{ variantId: line.variantId, delta: 1, reason: 'restocked', causeId: made.id, at: course.receivedAt }]
        : [],
    money,
    events: eventsOf(made, money?.refund.amountCents ?? null),
  }
}

interface SentBack {
  returnId: string
  lines: readonly Line[]
  line: Line
  at: Date
}

function refundOf({ paymentId, chargeId, taxCents, shippingCents }: Invented, { returnId, lines, line, at }: SentBack) {
  const taxed = { taxMode: 'us_sales' as const, taxCents, includedTaxCents: 0, shippingCents }
  const totals = lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity)
  const grossCents = line.unitPriceCents * line.quantity + (taxOnTop(taxed, totals)[lines.indexOf(line)] ?? 0)
  const amountCents = Math.floor(grossCents / line.quantity)
  const id = randomUUID()
  const idempotencyKey = `refund:${paymentId}:${id}`
  const providerRefundId = `re_sandbox_${createHash('sha256').update(id).digest('base64url').slice(0, 24)}`
  return {
    refund: {
      ...{ id, paymentId, returnId, amountCents, idempotencyKey, providerRefundId },
      ...{ attempts: 1, createdAt: at, doneAt: at },
      ...{ reason: 'by-staff' as const, motive: 'returned' as const, state: 'done' as const },
    },
    refundLine: { refundId: id, orderLineId: line.id, quantity: 1, amountCents },
    sandboxRefund: { id: providerRefundId, chargeId, amountCents, idempotencyKey, createdAt: at },
  }
}

function eventsOf({ id: orderId, sentBack }: Invented, refundedCents: number | null): OrderEvent[] {
  if (!sentBack) return []
  const { status, outcome, createdAt, answeredAt, receivedAt, closedAt } = sentBack.course
  const event = (kind: OrderEvent['kind'], at: Date | null): OrderEvent[] =>
    at ? [{ orderId, kind, at, note: sentBack.number }] : []
  const detail: EventNote | null = refundedCents === null ? null : { code: 'refunded-amount', cents: refundedCents }
  return [
    ...event('return-requested', createdAt),
    ...(status === 'declined' ? event('return-declined', answeredAt) : event('return-approved', answeredAt)),
    ...event('return-received', receivedAt),
    ...(status === 'canceled' ? event('return-canceled', closedAt) : []),
    ...(status === 'closed' ? event(outcome === 'expired' ? 'return-expired' : 'return-closed', closedAt) : []),
    ...(detail ? [{ orderId, kind: 'refunded' as const, at: closedAt ?? createdAt, detail }] : []),
  ]
}
