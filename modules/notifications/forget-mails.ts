import { and, inArray, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { mails } from '#db/tables/mails.ts'

/** Removes the mails to an address and about some orders from the outbox; what waits to be sent still goes out. */
export async function forgetMails(tx: Tx, email: string, orderIds: readonly string[]): Promise<void> {
  const isAbout = sql`${mails.fields} ->> 'orderId'`
  await tx
    .delete(mails)
    .where(
      and(
        ne(mails.state, 'queued'),
        or(
          sql`lower(${mails.toEmail}) = lower(${email})`,
          orderIds.length > 0 ? inArray(isAbout, [...orderIds]) : undefined,
        ),
      ),
    )
}
