import { asc, desc, eq, isNotNull } from 'drizzle-orm'
import { toAmount } from '#contract/money.ts'
import { findingKinds, type Reconciliation } from '#contract/reconciliation/calls.ts'
import type { Db } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { customers } from '#db/tables/customers.ts'
import { orders } from '#db/tables/orders.ts'
import { reconciliationFindings as findings, reconciliations } from '#db/tables/reconciliation.ts'
import type { AdminContext } from '../context.ts'
import { findRunningReconciliation } from './find-running-reconciliation.ts'
import { listFailedRefunds } from './list-failed-refunds.ts'

type Run = typeof reconciliations.$inferSelect

/** The last completed reconciliation with its open findings, the running one, and failed refunds. */
export async function showReconciliation({ db }: AdminContext) {
  const running = await findRunningReconciliation(db)
  const [last] = await db
    .select()
    .from(reconciliations)
    .where(isNotNull(reconciliations.finishedAt))
    .orderBy(desc(reconciliations.finishedAt))
    .limit(1)
  return {
    last: last ? await showRun(db, last) : null,
    running: running && (await showRun(db, running)),
    findings: last ? await listFindings(db, last.id) : [],
    failedRefunds: await listFailedRefunds(db),
  }
}

async function listFindings(db: Db, reconciliationId: string) {
  const found = await db
    .select({ finding: findings, orderNumber: orders.number, sessionId: checkoutSessions.providerSessionId })
    .from(findings)
    .leftJoin(orders, eq(orders.id, findings.orderId))
    .leftJoin(checkoutSessions, eq(checkoutSessions.id, findings.sessionId))
    .where(eq(findings.reconciliationId, reconciliationId))
    .orderBy(asc(findings.since))
  return found
    .map(({ finding: { id, kind, amountCents, note, since }, orderNumber, sessionId }) => ({
      id,
      kind,
      orderNumber,
      sessionId,
      amount: amountCents === null ? null : toAmount(amountCents),
      note,
      since: since.toISOString(),
    }))
    .toSorted((one, other) => findingKinds.indexOf(one.kind) - findingKinds.indexOf(other.kind))
}

async function showRun(db: Db, run: Run): Promise<Reconciliation> {
  const { startedAt, finishedAt, asked, unanswered, mended } = run
  return {
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    by: run.actorId && (await nameOf(db, run.actorId)),
    asked,
    unanswered,
    mended,
  }
}

async function nameOf(db: Db, customerId: string): Promise<string | null> {
  const [known] = await db.select().from(customers).where(eq(customers.id, customerId))
  return known ? `${known.firstName} ${known.lastName}` : null
}
