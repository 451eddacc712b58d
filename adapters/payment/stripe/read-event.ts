import Stripe from 'stripe'
import * as z from 'zod/mini'
import { invalid } from '#contract/errors.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import type { PaymentEvent } from '../payment.ts'

const toleranceSeconds = 300

/** The Stripe events that the webhook endpoint subscribes to, and what they mean to the shop. */
const kinds = {
  'checkout.session.completed': 'session-paid',
  'checkout.session.async_payment_succeeded': 'session-paid',
  'checkout.session.async_payment_failed': 'session-expired',
  'checkout.session.expired': 'session-expired',
  'charge.refunded': 'charge-refunded',
  'refund.failed': 'refund-changed',
  'refund.updated': 'refund-changed',
  'charge.refund.updated': 'refund-changed',
  'charge.dispute.created': 'charge-disputed',
  'charge.dispute.updated': 'charge-disputed',
  'charge.dispute.closed': 'charge-disputed',
  'charge.dispute.funds_withdrawn': 'charge-disputed',
  'charge.dispute.funds_reinstated': 'charge-disputed',
} as const satisfies Record<string, PaymentEvent['type']>
type Kind = keyof typeof kinds

export const eventKinds = Object.keys(kinds) as Kind[]

// Only ids are read, because the endpoint may use another API version than the client.
const sentEvent = z.object({
  id: z.string().check(z.maxLength(255)),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      id: z.string(),
      charge: z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })]))),
    }),
  }),
})

/** Reads a webhook whose raw body is signed with one of the secrets, at most five minutes ago or ahead. */
export function readStripeEvent(
  body: Buffer,
  signature: string | string[] | undefined,
  { secrets, isLive }: { secrets: readonly string[]; isLive: boolean },
): PaymentEvent {
  const isSigned = typeof signature === 'string' && !isAhead(signature)
  const sent = isSigned ? secrets.map((secret) => openEnvelope(body, signature, secret)).find(Boolean) : null
  const read = sent ? z.safeParse(sentEvent, sent) : null
  if (!read?.success) throw invalid(apiPaymentsMessages.signatureInvalid)
  return toEvent(read.data, isLive)
}

/** Converts an event of Stripe. */
export function toEvent(event: unknown, isLive: boolean): PaymentEvent {
  const { id, type: kind, livemode, data } = z.parse(sentEvent, event)
  const { id: objectId, charge } = data.object
  const nothing = { id, sessionId: null, chargeId: null }
  const known = eventKinds.find((each) => each === kind)
  if (!known) return { ...nothing, type: 'other' }
  if (livemode !== isLive) return { ...nothing, type: 'of-other-mode' }
  const type = kinds[known]
  if (type === 'charge-refunded') return { ...nothing, type, chargeId: objectId }
  if (type === 'charge-disputed' || type === 'refund-changed')
    return { ...nothing, type, chargeId: typeof charge === 'object' ? (charge?.id ?? null) : (charge ?? null) }
  return { ...nothing, type, sessionId: objectId }
}

function openEnvelope(body: Buffer, signature: string, secret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds)
  } catch {
    return null
  }
}

// Stripe's library refuses old signatures but not those from the future.
function isAhead(signature: string): boolean {
  const at = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1])
  return !(at <= Date.now() / 1_000 + toleranceSeconds)
}
