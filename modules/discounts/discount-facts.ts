import { type SQL, sql } from 'drizzle-orm'
import type { DiscountState } from '#contract/discounts/own-discount.ts'
import { discounts } from '#db/tables/discounts.ts'

/** Whether a discount can be used now, and if not, why. */
export const stateOfDiscount = sql<DiscountState>`case
  when ${discounts.isPaused} then 'paused'
  when ${discounts.endsAt} <= (select shop_now()) then 'expired'
  when ${discounts.startsAt} > (select shop_now()) then 'scheduled'
  when ${discounts.usesTaken} >= ${discounts.maxUses} or ${discounts.balanceCents} = 0 then 'used-up'
  else 'active' end`

const ofLedger = (what: SQL, where: SQL) => sql<number>`(
  select coalesce(${what}, 0)::float8 from discount_redemptions r left join orders o on o.id = r.order_id
  where r.discount_id = discounts.id and ${where}
)`

/** What has been used of it, from the ledger; amounts in cents. */
export const usesOfDiscount = {
  uses: ofLedger(sql`count(*)`, sql`r.state = 'redeemed'`),
  held: ofLedger(sql`count(*)`, sql`r.state = 'held'`),
  revenueCents: ofLedger(sql`sum(o.total_cents)`, sql`r.state = 'redeemed'`),
  savedCents: ofLedger(sql`sum(r.amount_cents)`, sql`r.state = 'redeemed'`),
}

/** Its codes: the shared one, and how many there are for one use each. */
export const codesOfDiscount = {
  code: sql<
    string | null
  >`(select c.code from discount_codes c where c.discount_id = discounts.id and c.max_uses is null)`,
  singleCodes: sql<number>`(
    select count(*)::int from discount_codes c where c.discount_id = discounts.id and c.max_uses is not null
  )`,
  usedCodes: sql<number>`(
    select count(*)::int from discount_codes c where c.discount_id = discounts.id and c.uses_taken >= c.max_uses
  )`,
}

/** A moment as the shop's clock on the wall shows it, such as `2026-12-01T09:00`. */
export const localOf = (at: SQL | typeof discounts.startsAt | typeof discounts.endsAt, timeZone: string) =>
  sql<string | null>`to_char(${at} at time zone ${timeZone}::text, 'YYYY-MM-DD"T"HH24:MI')`
