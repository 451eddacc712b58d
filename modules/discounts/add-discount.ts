import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'
import { discounts } from '#db/tables/discounts.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { checkTerms } from './check-terms.ts'
import { columnsOf, storeCode, storeTargets } from './store-terms.ts'

/** Adds a discount. Refuses with 400 terms that do not fit its kind, and with 409 a code that exists. */
export async function addDiscount(ctx: AdminContext, wanted: Payload<typeof calls.addDiscount>) {
  const { method, kind, ...terms } = wanted
  const type = { method, kind }
  checkTerms(type, terms)
  const { timeZone } = (await ctx.settings.read()).shop
  const discountId = await ctx.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(discounts)
      .values({ ...type, ...columnsOf(type, terms, timeZone) })
      .returning({ id: discounts.id })
    if (!added) throw new Error('The discount was not stored.')
    await storeTargets(tx, added.id, type, terms)
    await storeCode(tx, added.id, type, terms.code)
    await recordAuditEvent(ctx, tx, {
      action: 'discount.added',
      subjectKind: 'discount',
      subjectId: added.id,
      detail: { title: terms.title },
    })
    return added.id
  })
  return { discountId, message: apiDiscountsMessages.added(terms.title) }
}
