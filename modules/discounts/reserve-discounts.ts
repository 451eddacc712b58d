import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { discountRedemptions } from '#db/tables/discounts.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import { takeUses, type Use, UsesTakenError } from './take-uses.ts'

/** Whose uses they are. */
interface User {
  customerId: string | null
  email: string | null
}

/**
 * Reserves uses of discounts for a checkout session, all or none. Refuses with 409 and a sentence what is used up or was used
 * by the same customer meanwhile; the error rolls back the transaction.
 */
export async function reserveDiscounts(
  tx: Tx,
  used: readonly (Use & { isPersonal: boolean })[],
  sessionId: string,
  user: User,
): Promise<void> {
  if (used.length === 0) return
  await takeUses(tx, used)
  for (const use of used) if (use.isPersonal) await checkUsesOf(tx, use, user)
  await tx.insert(discountRedemptions).values(
    used.map(({ discountId, codeId, title, code, kind, amountCents, isPersonal }) => ({
      ...{ discountId, codeId, sessionId, title, code, kind, amountCents },
      ...(isPersonal && { email: user.email, customerId: user.customerId }),
    })),
  )
}

/** Refuses a use above the limit per customer. Those of one customer wait for each other, as in the trigger on the table. */
export async function checkUsesOf(
  tx: Tx,
  { discountId, code, title }: Use,
  { email, customerId }: User,
): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${discountId}::text || lower(${email}::text), 7202))`,
  )
  const { rows } = await tx.execute(sql`
    select from discounts d where d.id = ${discountId}
      and (
        select count(*) from discount_redemptions r
        where r.discount_id = d.id and r.state in ('held', 'redeemed')
          and (r.email = ${email}::citext or r.customer_id = ${customerId}::uuid)
      ) >= least(d.max_uses_per_customer, case when d.is_first_order then 1 end)
  `)
  if (rows.length === 0) return
  throw new UsesTakenError(code === null ? apiDiscountsMessages.noLonger(title) : apiDiscountsMessages.usedByYou(code))
}
