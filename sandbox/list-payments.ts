import { desc, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type DisputeState, disputeStates } from '#contract/disputes/dispute.ts'
import type { Db } from '#db/open-database.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
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
  at: Date
  dispute: DisputeState | null
}

/** The last completed pages, newest first. */
export async function listPayments(db: Db): Promise<SandboxPayment[]> {
  const dispute = sql<string | null>`(
    select d.state from sandbox_disputes d where d.charge_id = ${sandboxSessions.chargeId}
    order by d.created_at desc limit 1
  )`
  const found = await db
    .select({ session: sandboxSessions, dispute })
    .from(sandboxSessions)
    .where(inArray(sandboxSessions.status, ['processing', 'paid']))
    .orderBy(desc(sandboxSessions.createdAt))
    .limit(shown)
  return found.map(({ session, dispute }) => {
    const { name, email } = z.parse(buyerFields, session.buyer)
    return {
      sessionId: session.id,
      chargeId: session.chargeId,
      isProcessing: session.status === 'processing',
      ...{ name, email },
      amountCents: session.amountCents ?? 0,
      at: session.paidAt ?? session.processingAt ?? session.createdAt,
      dispute: disputeStates.find((state) => state === dispute) ?? null,
    }
  })
}
