import type { Action, SubjectKind } from '#contract/actions.ts'
import type { Tx } from '#db/open-database.ts'
import { auditEntries } from '#db/tables/shop.ts'
import type { AdminContext } from '../context.ts'

/** What was done to which thing; `detail` holds what its sentence in the activity list tells. */
interface Deed {
  action: Action
  subjectKind: SubjectKind
  subjectId: string
  detail?: Record<string, unknown>
}

/** Writes down what an admin did, in the transaction that does it: `order.shipped` to the `order` with that id. */
export async function noteAction(ctx: Pick<AdminContext, 'caller'>, tx: Tx, done: Deed): Promise<void> {
  await tx.insert(auditEntries).values({ actorId: ctx.caller.customerId, ...done })
}
