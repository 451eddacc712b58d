import { eq, inArray, sql } from 'drizzle-orm'
import { reconciliationFindings, reconciliations } from '#db/tables/reconciliation.ts'
import type { Shop } from '../context.ts'
import type { Jobs } from '../jobs/job.ts'
import { compareOrders } from './compare-orders.ts'
import { findRunningReconciliation } from './find-running-reconciliation.ts'
import { findUnservedPayments } from './find-unserved-payments.ts'
import { listReturned } from './list-returned.ts'
import { pushRefunds } from './push-refunds.ts'

/** How many comparisons are kept. */
const mostKept = 60

/** What a part of the comparison came to. */
export interface Compared {
  asked: number
  unanswered: number
  mended: number
  findings: Omit<typeof reconciliationFindings.$inferInsert, 'reconciliationId'>[]
}

const parts: ((shop: Shop) => Promise<Compared>)[] = [compareOrders, findUnservedPayments, pushRefunds, listReturned]

/**
 * Compares the books with those of the card company: money without an order, orders without their charge, refunds that
 * wait. Mends what it may and keeps the rest as findings. Run twice it finds the same, and mends nothing twice.
 */
export async function reconcileBooks(shop: Shop, { reconciliationId }: Jobs['reconcileBooks']): Promise<void> {
  const id = reconciliationId ?? (await beginAtNight(shop))
  if (!id) return
  const results: Compared[] = []
  for (const part of parts) results.push(await part(shop))

  await shop.db.transaction(async (tx) => {
    const sum = (count: 'asked' | 'unanswered' | 'mended') => results.reduce((all, each) => all + each[count], 0)
    const [ended] = await tx
      .update(reconciliations)
      .set({ asked: sum('asked'), unanswered: sum('unanswered'), mended: sum('mended'), finishedAt: sql`now()` })
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
      .offset(mostKept)
    await tx.delete(reconciliations).where(inArray(reconciliations.id, old))
  })
}

// One that an admin asked for a moment ago is as good; the one of this night that was cut off is taken up again.
function beginAtNight({ db }: Shop): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${reconciliations} in share row exclusive mode`)
    const running = await findRunningReconciliation(tx)
    if (running) return running.actorId ? undefined : running.id
    const [begun] = await tx.insert(reconciliations).values({}).returning({ id: reconciliations.id })
    return begun?.id
  })
}
