import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/messages/calls.ts'
import type { AdminContext } from '../context.ts'
import { moveMessage } from './move-message.ts'

/** Puts a message back among those that wait for an answer. */
export async function reopenMessage(ctx: AdminContext, { messageId }: Payload<typeof calls.reopenMessage>) {
  await moveMessage(ctx, messageId, 'open')
  return { message: 'The message is open again.' }
}
