import { randomUUID } from 'node:crypto'
import { noNotes } from '#contract/orders/order-notes.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { orders } from '#db/tables/orders.ts'
import type { Shop } from '#modules/context.ts'
import { type EmailTemplateName, templateOf } from '#modules/emails/email-templates.ts'
import { orderEmailFields } from '#modules/order-emails/order-email-fields.ts'
import type { Invented } from './invent-order.ts'
import { returnEmails } from './return-emails.ts'

/** An email that was never sent, since its buyer is invented. */
interface OrderEmail {
  id: string
  kind: EmailTemplateName
  cause: string
  toEmail: string
  subject: string
  fields: unknown
  state: 'unsent'
  /** None, so that no email server that is configured later gets it. */
  attempts: 0
  createdAt: Date
}

interface Sent {
  order: typeof orders.$inferSelect
  terms: Pick<Settings, 'shop' | 'returns'>
  /** What its return was paid back with; 0 without one. */
  refundedCents: number
}

/** The emails about an order and its return that its buyer would have received, without those to the shop itself. */
export function orderEmails(shop: Shop, made: Invented, { order, ...sent }: Sent): OrderEmail[] {
  const { lines, cardBrand: brand, cardLast4: last4, providerSessionId: sessionId, parcel } = made
  const numbered = lines.map((line, position) => ({ ...line, position, discountCents: 0, creditCents: 0 }))
  const written = { discounts: [], notes: noNotes, card: { brand, last4 } }
  const fields = orderEmailFields(shop, { order, lines: numbered, sessionId, ...written })
  const email = (kind: EmailTemplateName, fields: object, createdAt: Date, cause: string = kind): OrderEmail => ({
    id: randomUUID(),
    kind,
    cause: `${cause}:${made.id}`,
    toEmail: made.buyer.email,
    subject: templateOf(kind).subject(fields),
    fields,
    state: 'unsent',
    attempts: 0,
    createdAt,
  })
  const receipt = email('receipt', fields, made.createdAt)
  if (made.status === 'canceled') return [receipt, email('canceled', fields, made.movedAt)]
  if (!parcel) return [receipt]
  // The first unit of several.
  const part = {
    lines: fields.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 })),
    isPart: true,
    isLast: false,
  }
  const shipped = { ...fields, ...parcel, expected: made.expected, ...(made.isPartlyShipped && part) }
  const sentBack = returnEmails(shop, { made, fields, ...sent })
  return [
    receipt,
    email('shipped', shipped, made.movedAt),
    ...sentBack.map(({ at, fields }) => email('return-changed', fields, at, `return-${fields.status}`)),
  ]
}
