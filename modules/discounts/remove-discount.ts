import { and, eq, ne } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'
import { conflict } from '#contract/errors.ts'
import { discountRedemptions, discounts } from '#db/tables/discounts.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findOwnDiscount } from './find-discount.ts'
import { lockDiscounts } from './lock-discounts.ts'

/** Deletes a discount that no order and no open card page has used. Refuses others, and a stale version, with 409. */
export async function removeDiscount(ctx: AdminContext, { discountId, version }: Payload<typeof calls.removeDiscount>) {
  const { timeZone } = (await ctx.settings.read()).shop
  const title = await ctx.db.transaction(async (tx) => {
    await lockDiscounts(tx, [discountId], 'change limits')
    const discount = await findOwnDiscount(tx, discountId, timeZone)
    const ofDiscount = eq(discountRedemptions.discountId, discountId)
    const isUsed =
      (await tx.$count(discountRedemptions, and(ofDiscount, ne(discountRedemptions.state, 'released')))) > 0
    if (isUsed) throw conflict(apiDiscountsMessages.wasUsed)
    // Of checkouts that came to nothing.
    await tx.delete(discountRedemptions).where(ofDiscount)
    const [removed] = await tx
      .delete(discounts)
      .where(and(eq(discounts.id, discountId), eq(discounts.version, version)))
      .returning({ id: discounts.id })
    if (!removed) throw conflict(apiDiscountsMessages.changedMeanwhile)
    await recordAuditEvent(ctx, tx, {
      action: 'discount.removed',
      subjectKind: 'discount',
      subjectId: discountId,
      detail: { title: discount.title },
    })
    return discount.title
  })
  return { message: apiDiscountsMessages.removed(title) }
}
