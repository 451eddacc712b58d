import * as z from 'zod/mini'
import type { Tx } from '#db/open-database.ts'
import type { mails } from '#db/tables/mails.ts'
import { orderEvents } from '#db/tables/orders.ts'

const aboutOrder = z.object({ orderId: z.uuid() })

/** Writes into the history of an order that a mail about it went out to its buyer. */
export async function noteMailed(tx: Tx, mail: typeof mails.$inferSelect): Promise<void> {
  const about = z.safeParse(aboutOrder, mail.fields)
  if (!about.success || mail.kind === 'new-order') return
  await tx
    .insert(orderEvents)
    .values({ orderId: about.data.orderId, kind: 'mailed', note: mail.subject, detail: { mailId: mail.id } })
}
