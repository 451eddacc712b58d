import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import { conflict, UnpaidRefundError } from '#contract/errors.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import type { Refund } from '../payment.ts'
import { isStanding } from './read-session.ts'
import { toStripeAmount } from './stripe-amounts.ts'

/** More attempts than the job makes within the day that Stripe stores idempotency keys. */
const maxAttempts = 24
const keyInUseDelayMs = 300

/**
 * Refunds once per key for the lifetime of the charge: the key is stored in the metadata of the refund, because Stripe
 * forgets idempotency keys after a day. A refund that the buyer's bank returned is paid again.
 */
export async function refundAtStripe(stripe: Stripe, request: Refund): Promise<{ refundId: string }> {
  for (let [tried, step] = [1, 1]; ; tried++) {
    const known = await listRefunds(stripe, request)
    const standing = known.find(isStanding)
    if (standing) return { refundId: standing.id }
    try {
      const paid = await pay(stripe, request, step)
      // For a day Stripe repeats its first response to a key, even if that refund has failed since.
      if (known.some(({ id }) => id === paid.id)) step++
      else if (isStanding(paid)) return { refundId: paid.id }
      else throw new UnpaidRefundError(apiPaymentsMessages.refundFailed(paid.id, reasonOf(paid)))
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || tried >= maxAttempts) throw error
      if (isTooMuch(error)) throw conflict(apiPaymentsMessages.refundTooHigh)
      // Stripe also repeats a server error for a day; that response proves that nothing was paid.
      if (isSavedFailure(error)) step++
      else if (error.code === 'idempotency_key_in_use') await wait(keyInUseDelayMs)
      else throw error
    }
  }
}

function pay(stripe: Stripe, { chargeId, currency, amountCents, idempotencyKey }: Refund, step: number) {
  return stripe.refunds.create(
    {
      charge: chargeId,
      amount: toStripeAmount(amountCents, currency),
      reason: 'requested_by_customer',
      metadata: { key: idempotencyKey },
    },
    // Immediate retries would get the stored failure and use up every key during an outage.
    { idempotencyKey: step === 1 ? idempotencyKey : `${idempotencyKey}:${step}`, maxNetworkRetries: 0 },
  )
}

// "expired or canceled card"
function reasonOf({ status, failure_reason: reason }: Stripe.Refund): string {
  return (reason ?? status ?? 'unknown').replaceAll('_', ' ')
}

async function listRefunds(stripe: Stripe, { chargeId, idempotencyKey }: Refund) {
  const { data } = await stripe.refunds.list({ charge: chargeId, limit: 100 })
  return data.filter((refund) => refund.metadata?.key === idempotencyKey)
}

function isSavedFailure({ statusCode = 0, headers }: Stripe.errors.StripeError): boolean {
  return statusCode >= 500 && headers?.['idempotent-replayed'] === 'true'
}

function isTooMuch({ statusCode, code, param }: Stripe.errors.StripeError): boolean {
  return statusCode === 400 && (code === 'charge_already_refunded' || param === 'amount')
}
