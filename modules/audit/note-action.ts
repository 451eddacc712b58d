import type { Tx } from '#db/open-database.ts'
import { auditEntries } from '#db/tables/shop.ts'
import type { AdminContext } from '../context.ts'

/** Writes down what an admin did, in the transaction that does it: `order.shipped` to the `order` with that id. */
export async function noteAction(
  ctx: Pick<AdminContext, 'caller'>,
  tx: Tx,
  done: { action: string; subjectKind: string; subjectId: string; detail?: Record<string, unknown> },
): Promise<void> {
  await tx.insert(auditEntries).values({ actorId: ctx.caller.customerId, ...done })
}
