import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { messages } from '#db/tables/messages.ts'

/** Removes what a customer wrote to the shop while logged in, with what was written back; returns the messages' ids. */
export async function deleteMessages(tx: Tx, customerId: string): Promise<string[]> {
  const forgotten = await tx.delete(messages).where(eq(messages.customerId, customerId)).returning({ id: messages.id })
  return forgotten.map(({ id }) => id)
}
