import { and, inArray, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { mails } from '#db/tables/mails.ts'

interface About {
  orderIds: readonly string[]
  messageIds: readonly string[]
}

/**
 * Removes the mails to an address, and those about some orders and messages, from the outbox; what waits to be sent still
 * goes out.
 */
export async function forgetMails(tx: Tx, email: string, { orderIds, messageIds }: About): Promise<void> {
  const orderId = sql`${mails.fields} ->> 'orderId'`
  const messageId = sql`${mails.fields} ->> 'messageId'`
  await tx
    .delete(mails)
    .where(
      and(
        ne(mails.state, 'queued'),
        or(
          sql`lower(${mails.toEmail}) = lower(${email})`,
          orderIds.length > 0 ? inArray(orderId, [...orderIds]) : undefined,
          messageIds.length > 0 ? inArray(messageId, [...messageIds]) : undefined,
        ),
      ),
    )
}
