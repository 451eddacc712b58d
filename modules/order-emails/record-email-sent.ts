import * as z from 'zod/mini'
import type { Tx } from '#db/open-database.ts'
import type { emails } from '#db/tables/emails.ts'
import { orderEvents } from '#db/tables/orders.ts'

const aboutOrder = z.object({ orderId: z.uuid() })

/** Records in each order's history that an email about it was sent to its buyer. */
export async function recordEmailSent(tx: Tx, sent: readonly (typeof emails.$inferSelect)[]): Promise<void> {
  const recorded = sent.flatMap(({ id, kind, subject, fields }) => {
    const about = z.safeParse(aboutOrder, fields)
    if (!about.success || kind === 'new-order') return []
    return { orderId: about.data.orderId, kind: 'emailed' as const, note: subject, detail: { emailId: id } }
  })
  if (recorded.length > 0) await tx.insert(orderEvents).values(recorded)
}
