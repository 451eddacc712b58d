import { and, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'
import { conflict } from '#contract/errors.ts'
import { discounts } from '#db/tables/discounts.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findOwnDiscount } from './find-discount.ts'

/** Pauses or resumes a discount. Refuses a stale version with 409. */
export async function pauseDiscount(
  ctx: AdminContext,
  { discountId, version, isPaused }: Payload<typeof calls.pauseDiscount>,
) {
  const { timeZone } = (await ctx.settings.read()).shop
  const discount = await ctx.db.transaction(async (tx) => {
    const { title } = await findOwnDiscount(tx, discountId, timeZone)
    const [claimed] = await tx
      .update(discounts)
      .set({ isPaused, version: sql`${discounts.version} + 1`, updatedAt: sql`shop_now()` })
      .where(and(eq(discounts.id, discountId), eq(discounts.version, version)))
      .returning({ id: discounts.id })
    if (!claimed) throw conflict(apiDiscountsMessages.changedMeanwhile)
    await recordAuditEvent(ctx, tx, {
      action: isPaused ? 'discount.paused' : 'discount.resumed',
      subjectKind: 'discount',
      subjectId: discountId,
      detail: { title },
    })
    return findOwnDiscount(tx, discountId, timeZone)
  })
  const { pausedNow, resumedNow } = apiDiscountsMessages
  return { discount, message: (isPaused ? pausedNow : resumedNow)(discount.title) }
}
