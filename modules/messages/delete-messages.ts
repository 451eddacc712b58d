import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { messages } from '#db/tables/messages.ts'

/** Deletes the messages a customer sent while logged in; returns their IDs. */
export async function deleteMessages(tx: Tx, customerId: string): Promise<string[]> {
  const forgotten = await tx.delete(messages).where(eq(messages.customerId, customerId)).returning({ id: messages.id })
  return forgotten.map(({ id }) => id)
}
