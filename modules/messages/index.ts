import type { OperationsOf } from '../operation.ts'
import { findMessage } from './find-message.ts'
import { listMessages } from './list-messages.ts'
import { closeMessage, reopenMessage } from './move-message.ts'
import { replyToMessage } from './reply-to-message.ts'
import { userRequests } from './user-requests.ts'

export const operations: OperationsOf<'messages'> = {
  userRequests,
  listMessages,
  findMessage,
  replyToMessage,
  closeMessage,
  reopenMessage,
}
