import { and, eq, gt, sql } from 'drizzle-orm'
import { conflict, notFound, tooMany } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

const maxPerDay = 5

const actions = { receiptEmailCount: 'order.receipt-resent', reviewEmailCount: 'order.review-invited' } as const

/**
 * Counts one more email that an admin sends about an order and records which admin sent it. Refuses the sixth of a kind
 * within a day with 429.
 */
export async function countEmailResends(
  ctx: AdminContext,
  tx: Tx,
  orderId: string,
  counter: keyof typeof actions,
): Promise<typeof orders.$inferSelect> {
  const action = actions[counter]
  const [counted] = await tx
    .update(orders)
    .set({ [counter]: sql`${orders[counter]} + 1` })
    .where(eq(orders.id, orderId))
    .returning()
  if (!counted) throw notFound(apiOrdersMessages.notFound)
  if (counted.email === '') throw conflict(apiOrdersMessages.customerDeleted)
  // The update locks the order, so concurrent resends are counted one after the other.
  const today = await tx.$count(
    auditEvents,
    and(
      eq(auditEvents.subjectKind, 'order'),
      eq(auditEvents.subjectId, orderId),
      eq(auditEvents.action, action),
      gt(auditEvents.at, sql`(select shop_now()) - interval '1 day'`),
    ),
  )
  if (today >= maxPerDay) throw tooMany(apiOrdersMessages.resends[counter](maxPerDay))
  await recordAuditEvent(ctx, tx, { action, subjectKind: 'order', subjectId: orderId })
  return counted
}
