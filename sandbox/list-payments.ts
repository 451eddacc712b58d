import { and, asc, desc, inArray, isNull, sum } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DisputeState } from '#contract/disputes/dispute.ts'
import type { Db } from '#db/open-database.ts'
import { sandboxDisputes, sandboxRefunds, sandboxSessions } from '#db/tables/sandbox.ts'
import { buyerFields } from './buyer-form.ts'

const shown = 40

/** A completed page of the sandbox, with the state of its newest dispute. */
export interface SandboxPayment {
  sessionId: string
  chargeId: string | null
  isProcessing: boolean
  name: string
  email: string
  amountCents: number
  refundedCents: number
  at: Date
  dispute: DisputeState | null
}

/** The last completed pages, newest first. */
export async function listPayments(db: Db): Promise<SandboxPayment[]> {
  const found = await db
    .select()
    .from(sandboxSessions)
    .where(inArray(sandboxSessions.status, ['processing', 'paid']))
    .orderBy(desc(sandboxSessions.createdAt))
    .limit(shown)
  const chargeIds = found.flatMap(({ chargeId }) => chargeId ?? [])
  const disputes = await newestDisputes(db, chargeIds)
  const refunded = await refundedOf(db, chargeIds)
  return found.map((session) => {
    const { name, email } = z.parse(buyerFields, session.buyer)
    return {
      sessionId: session.id,
      chargeId: session.chargeId,
      isProcessing: session.status === 'processing',
      ...{ name, email },
      amountCents: session.amountCents ?? 0,
      refundedCents: refunded.get(session.chargeId) ?? 0,
      at: session.paidAt ?? session.processingAt ?? session.createdAt,
      dispute: disputes.get(session.chargeId) ?? null,
    }
  })
}

async function refundedOf(db: Db, chargeIds: string[]): Promise<Map<string | null, number>> {
  const found = await db
    .select({ chargeId: sandboxRefunds.chargeId, cents: sum(sandboxRefunds.amountCents).mapWith(Number) })
    .from(sandboxRefunds)
    .where(and(inArray(sandboxRefunds.chargeId, chargeIds), isNull(sandboxRefunds.lostAt)))
    .groupBy(sandboxRefunds.chargeId)
  return new Map(found.map(({ chargeId, cents }) => [chargeId, cents ?? 0]))
}

async function newestDisputes(db: Db, chargeIds: string[]): Promise<Map<string | null, DisputeState>> {
  const found = await db
    .select()
    .from(sandboxDisputes)
    .where(inArray(sandboxDisputes.chargeId, chargeIds))
    .orderBy(asc(sandboxDisputes.createdAt))
  return new Map(found.map(({ chargeId, state }) => [chargeId, state]))
}
