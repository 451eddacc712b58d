import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/messages/calls.ts'
import type { AdminContext } from '../context.ts'
import { moveMessage } from './move-message.ts'

/** Puts a message away, answered or not. */
export async function closeMessage(ctx: AdminContext, { messageId }: Payload<typeof calls.closeMessage>) {
  await moveMessage(ctx, messageId, 'closed')
  return { message: 'The message is closed.' }
}
