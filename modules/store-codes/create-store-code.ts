import { randomInt } from 'node:crypto'
import type { DiscountOrigin } from '#contract/discounts/discount-kinds.ts'
import type { Tx } from '#db/open-database.ts'
import { discountCodes, discounts } from '#db/tables/discounts.ts'
import { reach } from '#failpoints/reach.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'

interface StoreCode {
  /** Store credit of this amount, or one order at this percent off. */
  worth: { amountCents: number } | { percent: number }
  /** Whose it is: without an account, its buyer enters this address with the code; with one, they have to log in. */
  email: string
  customerId: string | null
  /** Names it to the customer. */
  reason: Exclude<DiscountOrigin, 'staff'>
  expiresAt: Date | null
}

/**
 * Creates a code for one customer, in the language of the request. An amount, in the smallest units of the shop's currency,
 * is store credit: it may be used over several orders until its balance is used up, and is combined with every discount.
 */
export async function createStoreCode(tx: Tx, wanted: StoreCode): Promise<{ discountId: string; code: string }> {
  const { worth, email, customerId, reason, expiresAt } = wanted
  const terms =
    'amountCents' in worth
      ? {
          kind: 'store_credit' as const,
          amountCents: worth.amountCents,
          balanceCents: worth.amountCents,
          isCombinable: true,
        }
      : { kind: 'percent' as const, rate: Math.round(worth.percent * 1_000), maxUses: 1 }
  const [created] = await tx
    .insert(discounts)
    .values({
      ...terms,
      title: apiDiscountsMessages.storeCodes[reason],
      method: 'code',
      origin: reason,
      ownerEmail: email,
      ownerCustomerId: customerId,
      endsAt: expiresAt,
    })
    .returning({ discountId: discounts.id })
  if (!created) throw new Error('The code was not stored.')
  const code = randomCode()
  await tx.insert(discountCodes).values({ discountId: created.discountId, code })
  if (process.env.FAILPOINTS) await reach('code.afterIssue')
  return { ...created, code }
}

// Without 0, 1, I and O, which look alike.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code that nobody guesses: 12 characters, 60 random bits. */
export function randomCode(): string {
  return Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
}
