import type { OperationsOf } from '../operation.ts'
import { closeMessage } from './close-message.ts'
import { findMessage } from './find-message.ts'
import { listMessages } from './list-messages.ts'
import { reopenMessage } from './reopen-message.ts'
import { replyToMessage } from './reply-to-message.ts'

export const messages: OperationsOf<'messages'> = {
  listMessages,
  findMessage,
  replyToMessage,
  closeMessage,
  reopenMessage,
}
