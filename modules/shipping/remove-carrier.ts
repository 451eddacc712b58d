import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/shipping/calls.ts'
import { carriers } from '#db/tables/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findOwnCarrier } from './list-carriers.ts'
import { lockCarriers } from './lock-carriers.ts'

/** Deletes a carrier; packages keep its name and address. Refuses the default and a stale version with 409. */
export async function removeCarrier(ctx: AdminContext, { carrierId, version }: Payload<typeof calls.removeCarrier>) {
  const name = await ctx.db.transaction(async (tx) => {
    await lockCarriers(tx)
    const carrier = await findOwnCarrier(tx, carrierId)
    if (carrier.isDefault) throw conflict(apiShippingMessages.defaultNeeded)
    const [removed] = await tx
      .delete(carriers)
      .where(and(eq(carriers.id, carrierId), eq(carriers.version, version)))
      .returning({ id: carriers.id })
    if (!removed) throw conflict(apiShippingMessages.carrierMeanwhile)
    await recordAuditEvent(ctx, tx, {
      action: 'carrier.removed',
      subjectKind: 'carrier',
      subjectId: carrierId,
      detail: { name: carrier.name },
    })
    return carrier.name
  })
  await ctx.settings.refresh()
  return { message: apiShippingMessages.carrierRemoved(name) }
}
