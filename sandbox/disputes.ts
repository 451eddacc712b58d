import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { ProviderDispute } from '#adapters/payment/payment.ts'
import type { DisputeState } from '#contract/disputes/dispute.ts'
import type { Db } from '#db/open-database.ts'
import { sandboxDisputes, sandboxSessions } from '#db/tables/sandbox.ts'
import { recordEvent } from './record-event.ts'
import { goneCents } from './refund-charge.ts'

const daysToRespond = 9
const feeCents = 15_00

/** The disputes of a charge. One takes the amount and a fee; one that is won gives the amount again. */
export async function listDisputes(db: Db, chargeId: string): Promise<ProviderDispute[]> {
  const found = await db
    .select()
    .from(sandboxDisputes)
    .where(eq(sandboxDisputes.chargeId, chargeId))
    .orderBy(asc(sandboxDisputes.createdAt))
  return found.map(({ id: disputeId, amountCents, reason, state, respondBy, createdAt: openedAt }) => ({
    ...{ disputeId, amountCents, reason, state, respondBy, openedAt },
    withdrawnCents: amountCents,
    returnedCents: state === 'won' ? amountCents : 0,
    feeCents,
  }))
}

/** The buyer disputes what is left of a charge at the bank; returns false if it is disputed already, or nothing is left. */
export async function openDispute(db: Db, chargeId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [charge] = await tx
      .select({ sessionId: sandboxSessions.id, amountCents: sandboxSessions.amountCents })
      .from(sandboxSessions)
      .where(eq(sandboxSessions.chargeId, chargeId))
      .for('no key update')
    const amountCents = (charge?.amountCents ?? 0) - (await goneCents(tx, chargeId))
    if (!charge || amountCents <= 0) return false
    const [opened] = await tx
      .insert(sandboxDisputes)
      .values({
        id: `du_sandbox_${randomBytes(18).toString('base64url')}`,
        chargeId,
        amountCents,
        reason: 'product_not_received',
        respondBy: sql`(select shop_now()) + ${daysToRespond} * interval '1 day'`,
      })
      .onConflictDoNothing()
      .returning({ id: sandboxDisputes.id })
    if (!opened) return false
    await recordEvent(tx, { type: 'charge-disputed', sessionId: charge.sessionId, chargeId })
    return true
  })
}

const sources: Record<Exclude<DisputeState, 'needs-response'>, DisputeState[]> = {
  'under-review': ['needs-response'],
  won: ['needs-response', 'under-review'],
  lost: ['needs-response', 'under-review'],
}

/** Moves the open dispute of a charge on; returns false if there is none that can be moved so. */
export async function moveDispute(db: Db, chargeId: string, state: keyof typeof sources): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [moved] = await tx
      .update(sandboxDisputes)
      .set({ state })
      .where(and(eq(sandboxDisputes.chargeId, chargeId), inArray(sandboxDisputes.state, sources[state])))
      .returning({ id: sandboxDisputes.id })
    if (!moved) return false
    const [charge] = await tx
      .select({ sessionId: sandboxSessions.id })
      .from(sandboxSessions)
      .where(eq(sandboxSessions.chargeId, chargeId))
    if (charge) await recordEvent(tx, { type: 'charge-disputed', sessionId: charge.sessionId, chargeId })
    return true
  })
}
