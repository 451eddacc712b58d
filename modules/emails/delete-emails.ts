import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import type { Shop } from '../context.ts'
import { isLastEmail } from './retained-emails.ts'

/** Deletes the last emails to deleted accounts once they are sent. */
export async function sweepLastEmails({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.delete(emails).where(and(isLastEmail, eq(emails.state, 'sent')))
}

interface About {
  orderIds: readonly string[]
  messageIds: readonly string[]
}

/**
 * Deletes the emails to an address, if one is given, and those about some orders and messages; queued ones are still sent,
 * and deleted afterwards.
 */
export async function deleteEmails(tx: Tx, email: string | null, { orderIds, messageIds }: About): Promise<void> {
  const orderId = sql`${emails.fields} ->> 'orderId'`
  const messageId = sql`${emails.fields} ->> 'messageId'`
  const isTheirs = or(
    email === null ? undefined : sql`lower(${emails.toEmail}) = lower(${email})`,
    orderIds.length > 0 ? inArray(orderId, [...orderIds]) : undefined,
    messageIds.length > 0 ? inArray(messageId, [...messageIds]) : undefined,
  )
  if (!isTheirs) return
  await tx.delete(emails).where(and(isTheirs, ne(emails.state, 'queued')))
  await tx.update(emails).set({ isLast: true }).where(isTheirs)
}
