import type Stripe from 'stripe'
import type { DisputeState } from '#contract/disputes/dispute.ts'
import { ownValue } from '#contract/own-value.ts'
import type { ProviderDispute } from '../payment.ts'
import { fromStripeAmount } from './stripe-amounts.ts'

/** An inquiry, which Stripe calls a warning, needs a response like a dispute; closed, it has taken nothing. */
const states: Readonly<Record<string, DisputeState>> = {
  needs_response: 'needs-response',
  warning_needs_response: 'needs-response',
  appeal_needs_response: 'needs-response',
  under_review: 'under-review',
  warning_under_review: 'under-review',
  appeal_under_review: 'under-review',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

/** The disputes of a charge; Stripe has at most a few of them. */
export async function listDisputes(stripe: Stripe, chargeId: string): Promise<ProviderDispute[]> {
  const { data } = await stripe.disputes.list({ charge: chargeId, limit: 100 })
  return data.map(readDispute)
}

function readDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { id, amount, currency, reason, status, created } = dispute
  const cents = (amount: number) => fromStripeAmount(amount, currency)
  const fees = dispute.balance_transactions
    .filter((each) => each.currency === currency)
    .reduce((sum, { fee }) => sum + fee, 0)
  const dueBy = dispute.evidence_details.due_by
  return {
    disputeId: id,
    amountCents: cents(amount),
    reason,
    // Of a state that is not known yet, a person has to see to it.
    state: ownValue(states, status) ?? 'needs-response',
    respondBy: dueBy === null ? null : new Date(dueBy * 1_000),
    openedAt: new Date(created * 1_000),
    withdrawnCents: cents(movedOf(dispute, -1)),
    returnedCents: cents(movedOf(dispute, 1)),
    feeCents: Math.max(0, cents(fees)),
  }
}

type Moved = Pick<Stripe.Dispute, 'amount' | 'currency' | 'status'> & {
  balance_transactions: Pick<Stripe.BalanceTransaction, 'amount' | 'currency'>[]
}

/**
 * What moved the balance for a dispute in this direction. Balance transactions are in the currency of the account: in another one than
 * the charge's, the amount that was disputed is what moved, and of a lost dispute, where a bank gives only a part again, its share.
 */
export function movedOf(dispute: Moved, sign: 1 | -1): number {
  const { amount, currency, status, balance_transactions: all } = dispute
  const taken = Math.abs(all.find((each) => each.amount < 0)?.amount ?? 0)
  return all
    .filter((each) => Math.sign(each.amount) === sign)
    .reduce((sum, each) => {
      const size = Math.abs(each.amount)
      if (each.currency === currency) return sum + size
      return sum + (status === 'lost' && size < taken ? Math.round((amount * size) / taken) : amount)
    }, 0)
}
