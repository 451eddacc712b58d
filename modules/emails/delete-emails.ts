import { and, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import type { Shop } from '../context.ts'

/** Deletes the last email to deleted accounts once it is sent, or a week later where no mail server takes it. */
export async function sweepLastEmails({ db }: Pick<Shop, 'db'>): Promise<void> {
  const isOver = or(eq(emails.state, 'sent'), lt(emails.createdAt, sql`shop_now() - interval '7 days'`))
  await db.delete(emails).where(and(eq(emails.kind, 'account-deleted'), ne(emails.state, 'queued'), isOver))
}

interface About {
  orderIds: readonly string[]
  messageIds: readonly string[]
}

/**
 * Removes the emails to an address, and those about some orders and messages, from the outbox; queued ones are still
 * sent.
 */
export async function deleteEmails(tx: Tx, email: string, { orderIds, messageIds }: About): Promise<void> {
  const orderId = sql`${emails.fields} ->> 'orderId'`
  const messageId = sql`${emails.fields} ->> 'messageId'`
  await tx
    .delete(emails)
    .where(
      and(
        ne(emails.state, 'queued'),
        or(
          sql`lower(${emails.toEmail}) = lower(${email})`,
          orderIds.length > 0 ? inArray(orderId, [...orderIds]) : undefined,
          messageIds.length > 0 ? inArray(messageId, [...messageIds]) : undefined,
        ),
      ),
    )
}
