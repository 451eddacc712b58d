import * as z from 'zod/mini'
import type { Payment, PaymentEvent } from '#adapters/payment/payment.ts'
import { invalid } from '#contract/errors.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import { isSignedMessage, signatureHeader } from './signature.ts'

const sentEvent = z.object({
  id: z.string().check(z.regex(/^evt_[\w-]{8,60}$/)),
  type: z.string(),
  data: z.object({ sessionId: z.nullable(z.string()), chargeId: z.nullable(z.string()) }),
})
const knownTypes = ['session-paid', 'session-expired', 'charge-refunded', 'refund-changed', 'charge-disputed'] as const

/** Reads an event that this sandbox signed with `secret`. Refuses any other with 400. */
export function readEvent(secret: string, body: Buffer, headers: Parameters<Payment['readEvent']>[1]): PaymentEvent {
  const signature = headers[signatureHeader]
  const isOurs =
    typeof signature === 'string' && isSignedMessage(secret, body, signature, Math.floor(Date.now() / 1_000))
  const read = isOurs ? z.safeParse(sentEvent, parseJson(body)) : null
  if (!read?.success) throw invalid(apiPaymentsMessages.signatureInvalid)
  const { id, type, data } = read.data
  const known: PaymentEvent['type'] = knownTypes.find((each) => each === type) ?? 'other'
  return { id, type: known, ...data }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
