import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'
import { maxDiscountTitle } from '#contract/discounts/own-discount.ts'
import { conflict } from '#contract/errors.ts'
import { discounts, discountTargets } from '#db/tables/discounts.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findOwnDiscount } from './find-discount.ts'

/** Adds a paused copy of a discount with the same terms and without codes or uses. */
export async function duplicateDiscount(ctx: AdminContext, { discountId }: Payload<typeof calls.duplicateDiscount>) {
  const { timeZone } = (await ctx.settings.read()).shop
  const copy = await ctx.db.transaction(async (tx) => {
    const own = await findOwnDiscount(tx, discountId, timeZone)
    if (own.origin !== 'staff') throw conflict(apiDiscountsMessages.ofCustomer)
    const title = apiDiscountsMessages.copyOf(own.title).slice(0, maxDiscountTitle)
    const [original] = await tx.select().from(discounts).where(eq(discounts.id, discountId))
    if (!original) throw new Error('The discount is gone')
    const { id: _, createdAt: __, updatedAt: ___, version: ____, ...terms } = original
    const [added] = await tx
      .insert(discounts)
      .values({ ...terms, title, usesTaken: 0, isPaused: true })
      .returning({ id: discounts.id })
    if (!added) throw new Error('The discount was not stored.')
    const targets = await tx.select().from(discountTargets).where(eq(discountTargets.discountId, discountId))
    if (targets.length > 0) {
      await tx
        .insert(discountTargets)
        .values(targets.map(({ id: _, ...target }) => ({ ...target, discountId: added.id })))
    }
    await recordAuditEvent(ctx, tx, {
      action: 'discount.added',
      subjectKind: 'discount',
      subjectId: added.id,
      detail: { title },
    })
    return { discountId: added.id, title }
  })
  return { discountId: copy.discountId, message: apiDiscountsMessages.copied(copy.title) }
}
