import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
import { paid } from './pay-session.ts'
import { recordEvent } from './record-event.ts'
import { findSwitches } from './switches.ts'

/** Decides about bank debits that were ordered a minute ago, as the switches say; without one they wait. */
export async function settleDebits(db: Db): Promise<void> {
  const { on } = await findSwitches(db)
  if (!on.includes('debit-fails') && !on.includes('debit-succeeds')) return
  const isDue = sql`${sandboxSessions.processingAt} <= (select shop_now()) - interval '1 minute'`
  const due = await db
    .select({ id: sandboxSessions.id })
    .from(sandboxSessions)
    .where(and(eq(sandboxSessions.status, 'processing'), isDue))
  for (const { id } of due) await settleDebit(db, id, !on.includes('debit-fails'))
}

/** The bank accepts or declines a debit, once; returns whether it still waited. */
export async function settleDebit(db: Db, sessionId: string, isGood: boolean): Promise<boolean> {
  const waits: SQL | undefined = and(eq(sandboxSessions.id, sessionId), eq(sandboxSessions.status, 'processing'))
  return db.transaction(async (tx) => {
    const [settled] = await tx
      .update(sandboxSessions)
      .set(isGood ? paid() : { status: 'expired' })
      .where(waits)
      .returning({ chargeId: sandboxSessions.chargeId })
    if (!settled) return false
    const type = isGood ? ('session-paid' as const) : ('session-expired' as const)
    await recordEvent(tx, { type, sessionId, chargeId: settled.chargeId })
    return true
  })
}
