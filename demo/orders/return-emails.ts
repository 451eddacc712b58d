import type { ReturnState } from '#contract/returns/return-states.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { Shop } from '#modules/context.ts'
import type { orderEmailFields } from '#modules/order-emails/order-email-fields.ts'
import { trackingPath } from '#modules/order-tracking/order-links.ts'
import { returnAddressOf } from '#modules/returns/return-address-of.ts'
import type { Invented } from './invent-order.ts'

interface SentBack {
  made: Invented
  /** Those of the emails about its order. */
  fields: ReturnType<typeof orderEmailFields>
  terms: Pick<Settings, 'shop' | 'returns'>
  /** What was paid back when it was closed. */
  refundedCents: number
}

/** What the buyer of an order was told about its return: the fields of an email for each state that it has been in, and when. */
export function returnEmails(shop: Pick<Shop, 'secrets'>, { made, fields, terms, refundedCents }: SentBack) {
  if (!made.sentBack) return []
  const { number, course } = made.sentBack
  const { wish, answer, closingNote, expiresAt, outcome } = course
  const followPath = trackingPath(shop, made.number)
  const about = {
    ...{ orderId: made.id, orderNumber: made.number, returnNumber: number, customerName: made.buyer.name },
    lines: fields.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 })),
    ...{ wish, address: returnAddressOf(terms), cardBrand: made.cardBrand, cardLast4: made.cardLast4 },
    ...{ code: null, creditedCents: 0, exchangeOrder: null, exchangePath: null },
    ...{ slipPath: `${followPath}/returns/${number}`, trackingPath: followPath },
  }
  return statesOf(course).map(({ status, at }) => {
    const isClosed = status === 'closed'
    return {
      at,
      fields: {
        ...about,
        status,
        outcome: isClosed ? outcome : null,
        note: isClosed ? closingNote : status === 'declined' ? answer : '',
        until: status === 'requested' ? null : (expiresAt?.toISOString() ?? null),
        refundedCents: isClosed ? refundedCents : 0,
      },
    }
  })
}

type Course = NonNullable<Invented['sentBack']>['course']

/** The states that a return has been in, each with its moment. */
function statesOf(course: Course): { status: ReturnState; at: Date }[] {
  const { status, createdAt, answeredAt, receivedAt, closedAt } = course
  const reached = (state: ReturnState, at: Date | null) => (at ? [{ status: state, at }] : [])
  const isApproved = status !== 'declined'
  return [
    ...reached('requested', createdAt),
    ...(isApproved ? reached('approved', answeredAt) : []),
    ...reached('received', receivedAt),
    ...(status === 'closed' || status === 'declined' || status === 'canceled' ? reached(status, closedAt) : []),
  ]
}
