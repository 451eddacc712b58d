import { expect, test } from 'vitest'
import { movedOf } from './list-disputes.ts'

/** A dispute over 60.00 euros that moved the balance of the account by these amounts. */
const disputeOf = (status: 'needs_response' | 'won' | 'lost', currency: string, amounts: number[]) => ({
  ...{ amount: 60_00, currency: 'eur', status },
  balance_transactions: amounts.map((amount) => ({ amount, currency })),
})

test.each([
  ['needs_response', 'eur', [-60_00], 60_00, 0],
  ['won', 'eur', [-60_00, 60_00], 60_00, 60_00],
  ['lost', 'eur', [-60_00, 20_00], 60_00, 20_00],
  // The bank of the account in dollars, where the rate may have changed meanwhile.
  ['needs_response', 'usd', [-66_00], 60_00, 0],
  ['won', 'usd', [-66_00, 65_10], 60_00, 60_00],
  ['lost', 'usd', [-66_00, 22_00], 60_00, 20_00],
  // Reopened after it was won.
  ['lost', 'usd', [-66_00, 66_00, -66_00], 120_00, 60_00],
] as const)(
  'a dispute that is %s and moved %s %j took %i and gave %i again',
  (status, currency, amounts, took, gave) => {
    const dispute = disputeOf(status, currency, [...amounts])
    expect([movedOf(dispute, -1), movedOf(dispute, 1)]).toEqual([took, gave])
  },
)
