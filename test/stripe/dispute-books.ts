import { newId } from './new-id.ts'
import type { BookedCharge } from './stripe-books.ts'
import { noSuch } from './stripe-refusal.ts'

export interface BookedDispute {
  id: string
  chargeId: string
  amountCents: number
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
  /** What moved the balance of the account; taken is negative. */
  balance: { amount: number; fee: number }[]
}

interface Charges {
  findCharge(chargeId: string): BookedCharge
  refundedOf(chargeId: string): number
  tell(type: string, objectId: string): void
}

/** The disputes that the double stores. Each change is reported to `tell`. */
export function openDisputeBooks({ findCharge, refundedOf, tell }: Charges) {
  const disputes: BookedDispute[] = []

  return {
    disputes,

    /** Whether a dispute holds the charge, or has taken it: Stripe refunds it only once the dispute is won. */
    isHeld: (chargeId: string) => disputes.some((each) => each.chargeId === chargeId && each.status !== 'won'),

    /** What disputes of a charge have taken and not given again. */
    heldOf: (chargeId: string) =>
      disputes
        .filter((each) => each.chargeId === chargeId)
        .reduce((sum, { balance }) => sum - balance.reduce((moved, { amount }) => moved + amount, 0), 0),

    /** The buyer disputes what is left of a charge, or all of it though a part was refunded: Stripe takes it and a fee. */
    dispute(chargeId: string, { isWhole = false } = {}) {
      const charge = findCharge(chargeId)
      charge.isDisputed = true
      const amountCents = charge.amountCents - (isWhole ? 0 : refundedOf(chargeId))
      const balance = [{ amount: -amountCents, fee: 15_00 }]
      disputes.push({ id: newId('du'), chargeId, amountCents, status: 'needs_response', balance })
      for (const type of ['created', 'funds_withdrawn']) tell(`charge.dispute.${type}`, chargeId)
    },

    /**
     * The dispute of a charge is answered, won or lost. One that is won gives its amount again, and one that is lost what it took of
     * a refund. Source: support.stripe.com, "Dispute for full charge amount after a partial refund was issued".
     */
    moveDispute(chargeId: string, status: BookedDispute['status']) {
      const dispute = disputes.findLast((each) => each.chargeId === chargeId)
      if (!dispute) throw noSuch('dispute', chargeId)
      dispute.status = status
      const twiceCents = Math.max(0, dispute.amountCents + refundedOf(chargeId) - findCharge(chargeId).amountCents)
      const amount = { won: dispute.amountCents, lost: twiceCents, needs_response: 0, under_review: 0 }[status]
      if (amount > 0) {
        dispute.balance.push({ amount, fee: 0 })
        tell('charge.dispute.funds_reinstated', chargeId)
      }
      tell(`charge.dispute.${status === 'under_review' ? 'updated' : 'closed'}`, chargeId)
    },
  }
}
