import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/returns/calls.ts'
import { apiReturnsMessages } from '#messages/en-US/api/returns.ts'
import type { AdminContext } from '../context.ts'
import { changeReturn } from './change-return.ts'
import { moveReturn } from './move-return.ts'
import { releaseHeld } from './release-held.ts'

/** Declines a return that has not arrived, with the reason; what was reserved for an exchange is released. */
export async function declineReturn(ctx: AdminContext, { returnId, answer }: Payload<typeof calls.declineReturn>) {
  const change = { returnId, event: 'return-declined', action: 'return.declined' } as const
  const orderReturn = await changeReturn(ctx, change, async (tx) => {
    await moveReturn(tx, returnId, 'declined', { answer })
    await releaseHeld(ctx, tx, returnId)
  })
  return { orderReturn, message: apiReturnsMessages.declined }
}
