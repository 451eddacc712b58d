import type { Action, SubjectKind } from '#contract/audit/actions.ts'
import type { Tx } from '#db/open-database.ts'
import { auditEvents } from '#db/tables/audit.ts'
import type { Caller } from '../context.ts'

/** An audit event; `detail` holds the data for its description. */
interface AuditEvent {
  action: Action
  subjectKind: SubjectKind
  subjectId: string
  detail?: Record<string, unknown>
}

/** The actor; null for the command line. */
export interface AuditContext {
  caller: Pick<Caller, 'customerId'> | null
}

/** Records an admin's action in the transaction that performs it. */
export async function recordAuditEvent({ caller }: AuditContext, tx: Tx, done: AuditEvent): Promise<void> {
  await tx.insert(auditEvents).values({ actorId: caller?.customerId ?? null, ...done })
}
