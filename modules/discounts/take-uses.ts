import { type SQL, sql } from 'drizzle-orm'
import type { DiscountKind } from '#contract/discounts/discount-kinds.ts'
import { ShopError } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { reach } from '#failpoints/reach.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import { lockDiscounts } from './lock-discounts.ts'

/** A use of a discount: one of its limit and that of its code, or an amount of store credit. */
export interface Use {
  discountId: string
  codeId: string | null
  title: string
  code: string | null
  kind: DiscountKind
  amountCents: number
}

/** A refusal with 409 because the uses of a discount are taken, which others may hold. */
export class UsesTakenError extends ShopError {
  constructor(message: string) {
    super(409, message)
  }
}

const creditOf = ({ kind, amountCents }: Use) => (kind === 'store_credit' ? amountCents : 0)

/** Counts uses, all or none. Refuses with 409 and a sentence what is used up; the error rolls back the transaction. */
export async function takeUses(tx: Tx, uses: readonly Use[]): Promise<void> {
  await lockDiscounts(
    tx,
    uses.map(({ discountId }) => discountId),
    'count uses',
  )
  // Conditions in the updates, so that of concurrent checkouts only as many pass as there are uses.
  const { rows } = await tx.execute<{ discountId: string }>(sql`
    with wanted as ${wantedOf(uses)},
    locked as (
      select d.id from discounts d join wanted w on w.discount_id = d.id
      where d.max_uses is not null or d.kind = 'store_credit' order by d.id for no key update of d
    ), taken as (
      update discounts d set
        uses_taken = d.uses_taken + (d.max_uses is not null)::int, balance_cents = d.balance_cents - w.credit_cents
      from wanted w, locked l
      where d.id = w.discount_id and l.id = d.id
        and coalesce(d.uses_taken < d.max_uses, true) and coalesce(d.balance_cents >= w.credit_cents, true)
      returning d.id
    ), coded as (
      update discount_codes c set uses_taken = c.uses_taken + 1 from wanted w
      where c.id = w.code_id and c.max_uses is not null and c.uses_taken < c.max_uses
      returning c.id
    )
    select w.discount_id as "discountId" from wanted w
    join discounts d on d.id = w.discount_id left join discount_codes c on c.id = w.code_id
    where (d.id in (select id from taken) or (d.max_uses is null and d.kind <> 'store_credit'))
      and (c.max_uses is null or c.id in (select id from coded))
  `)
  const taken = new Set(rows.map(({ discountId }) => discountId))
  const missing = uses.find(({ discountId }) => !taken.has(discountId))
  if (missing) throw new UsesTakenError(usedUp(missing))
  if (process.env.FAILPOINTS) await reach('code.afterTake')
}

/** Counts uses as not taken, of those that were released or returned. */
export async function giveBackUses(tx: Tx, uses: readonly Use[]): Promise<void> {
  if (uses.length === 0) return
  await lockDiscounts(
    tx,
    uses.map(({ discountId }) => discountId),
    'count uses',
  )
  await tx.execute(sql`
    with wanted as ${wantedOf(uses)},
    locked as (
      select d.id from discounts d join wanted w on w.discount_id = d.id
      where d.max_uses is not null or d.kind = 'store_credit' order by d.id for no key update of d
    ), given as (
      update discounts d set
        uses_taken = d.uses_taken - (d.max_uses is not null)::int, balance_cents = d.balance_cents + w.credit_cents
      from wanted w, locked l
      where d.id = w.discount_id and l.id = d.id
    )
    update discount_codes c set uses_taken = c.uses_taken - 1 from wanted w
    where c.id = w.code_id and c.max_uses is not null
  `)
}

function usedUp({ code, kind, title }: Pick<Use, 'code' | 'kind' | 'title'>): string {
  if (code === null) return apiDiscountsMessages.noLonger(title)
  return kind === 'store_credit' ? apiDiscountsMessages.spentMeanwhile(code) : apiDiscountsMessages.usedUp(code)
}

function wantedOf(uses: readonly Use[]): SQL {
  const column = <T>(read: (use: Use) => T) => sql.param(uses.map(read))
  return sql`(
    select * from unnest(
      ${column(({ discountId }) => discountId)}::uuid[], ${column(({ codeId }) => codeId)}::uuid[], ${column(creditOf)}::int[]
    ) as w(discount_id, code_id, credit_cents)
  )`
}
