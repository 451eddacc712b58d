import { randomBytes } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { sandboxDisputes, sandboxRefunds, sandboxSessions } from '#db/tables/sandbox.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import { recordEvent } from './record-event.ts'
import { findSwitches } from './switches.ts'

/**
 * Refunds a charge in full or in part, once per key, and again if that refund was returned. Never refunds more than was
 * charged.
 */
export async function refundCharge(
  db: Db,
  { chargeId, amountCents, idempotencyKey }: { chargeId: string; amountCents: number; idempotencyKey: string },
): Promise<{ refundId: string }> {
  return db.transaction(async (tx) => {
    const [charge] = await tx
      .select({ sessionId: sandboxSessions.id, amountCents: sandboxSessions.amountCents })
      .from(sandboxSessions)
      .where(eq(sandboxSessions.chargeId, chargeId))
      .for('update')
    if (!charge) throw new Error('The sandbox knows no such charge.')
    const [known] = await tx
      .select()
      .from(sandboxRefunds)
      .where(and(eq(sandboxRefunds.idempotencyKey, idempotencyKey), isNull(sandboxRefunds.lostAt)))
    if (known) return { refundId: known.id }

    if ((await goneCents(tx, chargeId)) + amountCents > (charge.amountCents ?? 0)) {
      throw conflict(apiPaymentsMessages.refundTooHigh)
    }
    const id = `re_sandbox_${randomBytes(18).toString('base64url')}`
    const isLost = (await findSwitches(tx)).on.includes('refund-returned')
    await tx
      .insert(sandboxRefunds)
      .values({ id, chargeId, amountCents, idempotencyKey, ...(isLost && { lostAt: sql`shop_now()` }) })
    for (const type of ['charge-refunded', ...(isLost ? (['refund-changed'] as const) : [])] as const)
      await recordEvent(tx, { type, sessionId: charge.sessionId, chargeId })
    return { refundId: id }
  })
}

/** What of a charge was refunded or is with the bank. */
export async function goneCents(tx: Tx, chargeId: string): Promise<number> {
  return (await refundedCents(tx, chargeId)) + (await disputedCents(tx, chargeId))
}

/** What disputes of a charge hold; a bank gives again what the shop wins. */
async function disputedCents(tx: Tx, chargeId: string): Promise<number> {
  const [held] = await tx
    .select({ cents: sql<number>`coalesce(sum(${sandboxDisputes.amountCents}), 0)::int` })
    .from(sandboxDisputes)
    .where(and(eq(sandboxDisputes.chargeId, chargeId), ne(sandboxDisputes.state, 'won')))
  return held?.cents ?? 0
}

/** What was refunded of a charge, without refunds that the bank returned. */
async function refundedCents(tx: Tx, chargeId: string): Promise<number> {
  const [before] = await tx
    .select({ cents: sql<number>`coalesce(sum(${sandboxRefunds.amountCents}), 0)::int` })
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.chargeId, chargeId), isNull(sandboxRefunds.lostAt)))
  return before?.cents ?? 0
}
