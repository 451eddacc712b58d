import { sql } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import { reconciliations } from '#db/tables/reconciliation.ts'
import { apiReconciliationMessages } from '#messages/en-US/api/reconciliation.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findRunningReconciliation } from './find-running-reconciliation.ts'

/** Starts a reconciliation; refuses with 409 while one is running. */
export async function startReconciliation(ctx: AdminContext) {
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${reconciliations} in share row exclusive mode`)
    if (await findRunningReconciliation(tx)) throw conflict(apiReconciliationMessages.running)
    const [begun] = await tx
      .insert(reconciliations)
      .values({ actorId: ctx.caller.customerId })
      .returning({ id: reconciliations.id })
    if (!begun) throw new Error('The comparison was not stored')
    await ctx.enqueue(tx, 'runReconciliation', { reconciliationId: begun.id })
    await recordAuditEvent(ctx, tx, {
      action: 'payments.reconciled',
      subjectKind: 'reconciliation',
      subjectId: begun.id,
    })
  })
  return { message: apiReconciliationMessages.started }
}
