import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import { conflict, UnpaidRefundError } from '#contract/errors.ts'
import { isStanding } from './read-session.ts'

interface Wanted {
  chargeId: string
  amountCents: number
  idempotencyKey: string
}

/** How often a key in use or a saved failure is met: more than a refund is tried in the day until they are forgotten. */
const mostTries = 24
const whileInUseMs = 300

/**
 * Gives money back once for its key, for as long as the charge lives: a refund carries its key with it, since Stripe forgets
 * idempotency keys after a day. One that failed at the buyer's bank is paid anew.
 */
export async function refundAtStripe(stripe: Stripe, wanted: Wanted): Promise<{ refundId: string }> {
  for (let [tried, step] = [1, 1]; ; tried++) {
    const known = await listRefunds(stripe, wanted)
    const standing = known.find(isStanding)
    if (standing) return { refundId: standing.id }
    try {
      const paid = await pay(stripe, wanted, step)
      // For a day Stripe answers a key with what it answered first, whatever became of that.
      if (known.some(({ id }) => id === paid.id)) step++
      else if (isStanding(paid)) return { refundId: paid.id }
      else throw new UnpaidRefundError(`Stripe could not pay the refund ${paid.id}: ${reasonOf(paid)}.`)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError) || tried >= mostTries) throw error
      if (isTooMuch(error)) throw conflict('A refund cannot be more than what was paid.')
      // Stripe saves its failures too: the same key would fail for a day. That nothing was paid, it says itself.
      if (isSavedFailure(error)) step++
      else if (error.code === 'idempotency_key_in_use') await wait(whileInUseMs)
      else throw error
    }
  }
}

function pay(stripe: Stripe, { chargeId, amountCents, idempotencyKey }: Wanted, step: number) {
  return stripe.refunds.create(
    {
      charge: chargeId,
      amount: amountCents,
      reason: 'requested_by_customer',
      metadata: { key: idempotencyKey },
    },
    // Tried again at once, a failure comes back as a saved one, and an outage would use up every key in a moment.
    { idempotencyKey: step === 1 ? idempotencyKey : `${idempotencyKey}:${step}`, maxNetworkRetries: 0 },
  )
}

// "expired or canceled card"
function reasonOf({ status, failure_reason: reason }: Stripe.Refund): string {
  return (reason ?? status ?? 'unknown').replaceAll('_', ' ')
}

async function listRefunds(stripe: Stripe, { chargeId, idempotencyKey }: Wanted) {
  const { data } = await stripe.refunds.list({ charge: chargeId, limit: 100 })
  return data.filter((refund) => refund.metadata?.key === idempotencyKey)
}

function isSavedFailure({ statusCode = 0, headers }: Stripe.errors.StripeError): boolean {
  return statusCode >= 500 && headers?.['idempotent-replayed'] === 'true'
}

function isTooMuch({ statusCode, code, param }: Stripe.errors.StripeError): boolean {
  return statusCode === 400 && (code === 'charge_already_refunded' || param === 'amount')
}
