import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { contactRequests } from '#db/tables/requests.ts'

/** Removes what a customer wrote to the shop while logged in, with what was written back; answers the messages' ids. */
export async function forgetMessages(tx: Tx, customerId: string): Promise<string[]> {
  const forgotten = await tx
    .delete(contactRequests)
    .where(eq(contactRequests.customerId, customerId))
    .returning({ id: contactRequests.id })
  return forgotten.map(({ id }) => id)
}
