import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'

/** Counts the uses and balances of all discounts again from the ledger, after rows of it were deleted. */
export async function recountUses(tx: Tx): Promise<void> {
  const counted = sql`r.state in ('held', 'redeemed')`
  await tx.execute(sql`
    update discounts d set
      uses_taken = case when d.max_uses is null then 0 else (
        select count(*) from discount_redemptions r where r.discount_id = d.id and ${counted}
      ) end,
      balance_cents = case when d.kind = 'store_credit' then d.amount_cents - (
        select coalesce(sum(r.amount_cents - r.returned_cents), 0) from discount_redemptions r
        where r.discount_id = d.id and ${counted}
      ) end
    where d.max_uses is not null or d.kind = 'store_credit'
  `)
  await tx.execute(sql`
    update discount_codes c set uses_taken = (
      select count(*) from discount_redemptions r where r.code_id = c.id and ${counted}
    ) where c.max_uses is not null
  `)
}
