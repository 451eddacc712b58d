import { api } from '#app/api.ts'
import type { ListedMessage } from '#contract/messages/calls.ts'
import { adminMessagesMessages } from '#messages/en-US/admin/messages.ts'
import { type BulkAction, forGood } from '../table/bulk-action.ts'

/** What can be done with several messages at once. */
export function messageBulkActions(): BulkAction<ListedMessage>[] {
  const said = adminMessagesMessages.bulk
  return [
    {
      label: said.close,
      textFor: ({ length }) => said.closeText(length),
      run: ({ _id: messageId }) => forGood(api.messages.closeMessage({ messageId })),
    },
    {
      label: said.reopen,
      textFor: ({ length }) => said.reopenText(length),
      run: ({ _id: messageId }) => forGood(api.messages.reopenMessage({ messageId })),
    },
  ]
}
