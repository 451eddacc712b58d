import type { Tx } from '#db/open-database.ts'
import { messages } from '#db/tables/messages.ts'
import type { Buyer } from '../customers/buyer.ts'
import { messagesOf } from './messages-of.ts'

/** Deletes the messages of a buyer; returns their IDs. */
export async function deleteMessages(tx: Tx, buyer: Buyer): Promise<string[]> {
  const forgotten = await tx.delete(messages).where(messagesOf(buyer)).returning({ id: messages.id })
  return forgotten.map(({ id }) => id)
}
