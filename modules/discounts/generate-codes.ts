import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'
import { isCode, normalCode } from '#contract/discounts/code-text.ts'
import { conflict, refuseFields } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { discountCodes } from '#db/tables/discounts.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { randomCode } from '../store-codes/create-store-code.ts'
import { findOwnDiscount } from './find-discount.ts'

const batchSize = 1_000

/** Generates codes for one use each, all or none. */
export async function generateCodes(
  ctx: AdminContext,
  { discountId, count, ...typed }: Payload<typeof calls.generateCodes>,
) {
  const prefix = normalCode(typed.prefix)
  if (!isCode(prefix + randomCode())) refuseFields(400, [{ param: 'prefix', msg: apiDiscountsMessages.prefixInvalid }])
  const { timeZone } = (await ctx.settings.read()).shop
  const discount = await ctx.db.transaction(async (tx) => {
    const { title, method, origin } = await findOwnDiscount(tx, discountId, timeZone)
    if (method === 'automatic') throw conflict(apiDiscountsMessages.noCodes)
    if (origin !== 'staff') throw conflict(apiDiscountsMessages.ofCustomer)
    await insertCodes(tx, discountId, count, prefix)
    await recordAuditEvent(ctx, tx, {
      action: 'discount.codes-generated',
      subjectKind: 'discount',
      subjectId: discountId,
      detail: { title, count },
    })
    return findOwnDiscount(tx, discountId, timeZone)
  })
  return { discount, message: apiDiscountsMessages.generated(count) }
}

async function insertCodes(tx: Tx, discountId: string, count: number, prefix: string): Promise<void> {
  for (let left = count; left > 0; ) {
    const codes = Array.from({ length: Math.min(left, batchSize) }, () => prefix + randomCode())
    const added = await tx
      .insert(discountCodes)
      .values(codes.map((code) => ({ discountId, code, maxUses: 1 })))
      .onConflictDoNothing({ target: discountCodes.code })
      .returning({ id: discountCodes.id })
    left -= added.length
  }
}
