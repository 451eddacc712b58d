import { eq, inArray, sql } from 'drizzle-orm'
import { reconciliationFindings, reconciliations } from '#db/tables/reconciliation.ts'
import type { Shop } from '../context.ts'
import type { Jobs } from '../jobs/job.ts'
import { compareOrders } from './compare-orders.ts'
import { findRunningReconciliation } from './find-running-reconciliation.ts'
import { findUnservedPayments } from './find-unserved-payments.ts'
import { listReturnedPayments } from './list-returned-payments.ts'
import type { ReconciliationResult } from './reconciliation-result.ts'
import { retryWaitingRefunds } from './retry-waiting-refunds.ts'

/** The number of reconciliations to keep. */
const maxRuns = 60

const parts: ((shop: Shop) => Promise<ReconciliationResult>)[] = [
  compareOrders,
  findUnservedPayments,
  retryWaitingRefunds,
  listReturnedPayments,
]

/**
 * Compares the shop's records with the payment provider's: payments without an order, orders without a charge, pending
 * refunds. Fixes what it can and stores the rest as findings. Idempotent.
 */
export async function runReconciliation(shop: Shop, { reconciliationId }: Jobs['runReconciliation']): Promise<void> {
  const id = reconciliationId ?? (await startNightlyRun(shop))
  if (!id) return
  const results: ReconciliationResult[] = []
  for (const part of parts) results.push(await part(shop))

  await shop.db.transaction(async (tx) => {
    const sum = (count: 'asked' | 'unanswered' | 'mended') => results.reduce((all, each) => all + each[count], 0)
    const [ended] = await tx
      .update(reconciliations)
      .set({ asked: sum('asked'), unanswered: sum('unanswered'), mended: sum('mended'), finishedAt: sql`shop_now()` })
      .where(eq(reconciliations.id, id))
      .returning({ id: reconciliations.id })
    if (!ended) return
    await tx.delete(reconciliationFindings).where(eq(reconciliationFindings.reconciliationId, id))
    const findings = results.flatMap((each) => each.findings).map((each) => ({ ...each, reconciliationId: id }))
    if (findings.length > 0) await tx.insert(reconciliationFindings).values(findings)
    const old = tx
      .select({ id: reconciliations.id })
      .from(reconciliations)
      .orderBy(sql`${reconciliations.startedAt} desc`)
      .offset(maxRuns)
    await tx.delete(reconciliations).where(inArray(reconciliations.id, old))
  })
}

// A run that an admin just started counts as tonight's; tonight's interrupted run is resumed.
function startNightlyRun({ db }: Shop): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${reconciliations} in share row exclusive mode`)
    const running = await findRunningReconciliation(tx)
    if (running) return running.actorId ? undefined : running.id
    const [begun] = await tx.insert(reconciliations).values({}).returning({ id: reconciliations.id })
    return begun?.id
  })
}
