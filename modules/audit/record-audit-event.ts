import type { Action, SubjectKind } from '#contract/audit/actions.ts'
import type { Tx } from '#db/open-database.ts'
import { auditEvents } from '#db/tables/audit.ts'
import type { Caller } from '../context.ts'

/** What was done to which thing; `detail` holds what its sentence in the activity list tells. */
interface AuditEvent {
  action: Action
  subjectKind: SubjectKind
  subjectId: string
  detail?: Record<string, unknown>
}

/** Who did it; no one by name where the command line did. */
interface AuditContext {
  caller: Pick<Caller, 'customerId'> | null
}

/** Records what an admin did, in the transaction that does it: `order.shipped` to the `order` with that id. */
export async function recordAuditEvent({ caller }: AuditContext, tx: Tx, done: AuditEvent): Promise<void> {
  await tx.insert(auditEvents).values({ actorId: caller?.customerId ?? null, ...done })
}
