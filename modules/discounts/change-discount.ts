import { and, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'
import { discountTerms } from '#contract/discounts/own-discount.ts'
import { conflict, refuseFields } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { discounts } from '#db/tables/discounts.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import { changedParts } from '../audit/changed-parts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { checkTerms } from './check-terms.ts'
import { findOwnDiscount } from './find-discount.ts'
import { lockDiscounts } from './lock-discounts.ts'
import { columnsOf, storeCode, storeTargets } from './store-terms.ts'

/**
 * Changes the terms of a discount. Refuses with 409 a stale version, a code that exists, and a limit below what is used; with
 * 400 terms that do not fit its kind.
 */
export async function changeDiscount(ctx: AdminContext, wanted: Payload<typeof calls.changeDiscount>) {
  const { discountId, version, ...terms } = wanted
  const { timeZone } = (await ctx.settings.read()).shop
  const discount = await ctx.db.transaction(async (tx) => {
    await lockDiscounts(tx, [discountId], 'change limits')
    const before = await findOwnDiscount(tx, discountId, timeZone)
    if (before.origin !== 'staff') throw conflict(apiDiscountsMessages.ofCustomer)
    checkTerms(before, terms)
    const usesTaken = await countUses(tx, discountId, terms.maxUses)
    const [claimed] = await tx
      .update(discounts)
      .set({
        ...columnsOf(before, terms, timeZone),
        usesTaken,
        version: sql`${discounts.version} + 1`,
        updatedAt: sql`shop_now()`,
      })
      .where(and(eq(discounts.id, discountId), eq(discounts.version, version)))
      .returning({ id: discounts.id })
    if (!claimed) throw conflict(apiDiscountsMessages.changedMeanwhile)
    await storeTargets(tx, discountId, before, terms)
    await storeCode(tx, discountId, before, terms.code)
    const after = await findOwnDiscount(tx, discountId, timeZone)
    await recordAuditEvent(ctx, tx, {
      action: 'discount.changed',
      subjectKind: 'discount',
      subjectId: discountId,
      detail: { title: after.title, fields: changedParts(auditedParts, before, after) },
    })
    return after
  })
  return { discount, message: apiDiscountsMessages.saved }
}

/** The uses so far, which are counted from now on; none while there is no limit. */
async function countUses(tx: Tx, discountId: string, maxUses: number | null): Promise<number> {
  if (maxUses === null) return 0
  const { rows } = await tx.execute<{ uses: number }>(sql`
    select count(*)::int as uses from discount_redemptions where discount_id = ${discountId} and state in ('held', 'redeemed')
  `)
  const uses = rows[0]?.uses ?? 0
  if (uses > maxUses) refuseFields(409, [{ param: 'maxUses', msg: apiDiscountsMessages.fewerThanUsed(uses) }])
  return uses
}

const auditedParts = Object.keys(discountTerms.def.shape) as (keyof typeof discountTerms.def.shape)[]
