import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/shipping/calls.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { placeRow } from '../place-row.ts'
import { findOwnCarrier } from './list-carriers.ts'
import { lockCarriers } from './lock-carriers.ts'

/** Moves a carrier by one place; no version changes. */
export async function moveCarrier(ctx: AdminContext, { carrierId, to }: Payload<typeof calls.moveCarrier>) {
  const name = await ctx.db.transaction(async (tx) => {
    const ids = (await lockCarriers(tx)).map((each) => each.carrierId)
    const moved = await findOwnCarrier(tx, carrierId)
    const isMoved = await placeRow(tx, 'carriers', ids, { id: carrierId, to })
    if (!isMoved) throw conflict(apiShippingMessages.carrierAtEnd(moved.name))
    await recordAuditEvent(ctx, tx, {
      action: 'carrier.moved',
      subjectKind: 'carrier',
      subjectId: carrierId,
      detail: { name: moved.name },
    })
    return moved.name
  })
  await ctx.settings.refresh()
  return { message: apiShippingMessages.carrierMoved(name) }
}
