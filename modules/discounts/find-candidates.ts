import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { discountCodes, discounts } from '#db/tables/discounts.ts'

/** Who a discount is for, as far as that is known. */
export interface Buyer {
  customerId: string | null
  /** Of the account, or as a guest gave it with a code. */
  email: string | null
  visitorHash: string | null
}

/** A discount that a cart may have, with what has been used of it. The open checkouts of the same browser do not count. */
export interface Candidate {
  discount: typeof discounts.$inferSelect
  /** Null for automatic ones. */
  code: typeof discountCodes.$inferSelect | null
  /** Other codes of the cart that are for the same discount, which an order uses once. */
  otherCodes: string[]
  hasStarted: boolean
  hasEnded: boolean
  /** The day from which it can be used, in the shop's time zone. */
  startsOn: string | null
  isUsedUp: boolean
  isCodeUsed: boolean
  /** What is left of store credit. */
  balanceCents: number
  usesByBuyer: number
  /** Whether the buyer has ordered before; false where that does not matter. */
  hasOrdered: boolean
}

interface Asked extends Buyer {
  /** IDs of discounts. */
  automatic: string[]
  codes: string[]
  timeZone: string
}

/** Asked first, because planning the next statement takes PostgreSQL 1.4 ms each time, and few carts need it. */
const findAutomatic = prepareOnce((db, _: Placeholders<Record<never, never>>) =>
  db
    .select({ id: discounts.id })
    .from(discounts)
    .where(
      sql`${discounts.method} = 'automatic' and not ${discounts.isPaused}
        and coalesce(${discounts.startsAt} <= (select shop_now()), true) and coalesce(${discounts.endsAt} > (select shop_now()), true)`,
    ),
)

/** Whether a discount is among the IDs or has one of the codes; as one list, because no index finds rows by two conditions. */
export const isAsked = ({ automatic, codes }: Record<'automatic' | 'codes', SQLWrapper>) => sql`${discounts.id} in (
  select unnest(${automatic}::uuid[]) union all select discount_id from discount_codes where code = any(${codes}::text[])
)`

const findAll = prepareOnce((db, asked: Placeholders<Asked>) =>
  db
    .select({ discount: discounts, code: discountCodes, ...factsFor(asked) })
    .from(discounts)
    .leftJoin(
      discountCodes,
      and(eq(discountCodes.discountId, discounts.id), sql`${discountCodes.code} = any(${asked.codes}::text[])`),
    )
    .where(isAsked(asked))
    .orderBy(asc(discounts.createdAt), asc(discounts.id)),
)

/** The discounts of the codes in whatever state, then the automatic ones that can be used now. */
export async function findCandidates(
  db: Db | Tx,
  { codes, buyer, timeZone }: { codes: readonly string[]; buyer: Buyer; timeZone: string },
): Promise<Candidate[]> {
  const automatic = (await findAutomatic(db, {})).map(({ id }) => id)
  if (codes.length === 0 && automatic.length === 0) return []
  const found = await findAll(db, { ...buyer, timeZone, automatic, codes: [...codes] })
  const once = [...Map.groupBy(found, ({ discount }) => discount.id).values()].flatMap((same) =>
    chooseCode(same, codes),
  )
  return [...once.filter(({ code }) => code), ...once.filter(({ code }) => !code)]
}

/** An order uses a discount once: with the first of its codes that the shopper entered and that is not used up. */
function chooseCode(same: readonly Omit<Candidate, 'otherCodes'>[], codes: readonly string[]): Candidate[] {
  const rank = ({ code, isCodeUsed }: (typeof same)[number]) =>
    codes.indexOf(code?.code ?? '') + (isCodeUsed ? codes.length : 0)
  const [first, ...others] = same.toSorted((one, other) => rank(one) - rank(other))
  return first ? [{ ...first, otherCodes: others.flatMap(({ code }) => code?.code ?? []) }] : []
}

function factsFor({ customerId, email, visitorHash, timeZone }: Placeholders<Asked>) {
  const isOwnHold = sql`r.state = 'held' and s.visitor_hash = ${visitorHash}`
  const ownHolds = (what: SQL, of: SQL) => sql`(
    select coalesce(${what}, 0)::int from discount_redemptions r join checkout_sessions s on s.id = r.session_id
    where ${of} and ${isOwnHold}
  )`
  const ofDiscount = sql`r.discount_id = ${discounts.id}`
  return {
    hasStarted: sql<boolean>`coalesce(${discounts.startsAt} <= (select shop_now()), true)`,
    hasEnded: sql<boolean>`coalesce(${discounts.endsAt} <= (select shop_now()), false)`,
    startsOn: sql<string | null>`(${discounts.startsAt} at time zone ${timeZone}::text)::date::text`,
    isUsedUp: sql<boolean>`coalesce(${discounts.usesTaken} - ${ownHolds(sql`count(*)`, ofDiscount)} >= ${discounts.maxUses}, false)`,
    isCodeUsed: sql<boolean>`coalesce(
      ${discountCodes.usesTaken} - ${ownHolds(sql`count(*)`, sql`r.code_id = ${discountCodes.id}`)} >= ${discountCodes.maxUses}, false
    )`,
    balanceCents: sql<number>`coalesce(${discounts.balanceCents} + ${ownHolds(sql`sum(r.amount_cents)`, ofDiscount)}, 0)`,
    usesByBuyer: sql<number>`(
      select count(*)::int from discount_redemptions r join checkout_sessions s on s.id = r.session_id
      where ${ofDiscount} and r.state in ('held', 'redeemed') and (${isOwnHold}) is not true
        and (r.email = ${email}::citext or r.customer_id = ${customerId}::uuid)
    )`,
    hasOrdered: sql<boolean>`(${discounts.isFirstOrder} and exists (
      select from orders o where o.status <> 'canceled' and (o.email = ${email}::citext or o.customer_id = ${customerId}::uuid)
    ))`,
  }
}
