import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { conflict, notFound } from '#contract/errors.ts'
import type { ReturnState } from '#contract/returns/return-states.ts'
import type { Tx } from '#db/open-database.ts'
import { returns } from '#db/tables/returns.ts'
import { apiReturnsMessages } from '#messages/en-US/api/returns.ts'

type Return = typeof returns.$inferSelect

/** From which states a return can move to each state. An approved one is closed when nothing arrived in time. */
const sources: Record<ReturnState, readonly ReturnState[]> = {
  requested: [],
  approved: ['requested'],
  declined: ['requested', 'approved'],
  received: ['approved'],
  closed: ['received'],
  canceled: ['requested', 'approved'],
}

const ended = { closedAt: sql`shop_now()` }
const at: Record<ReturnState, { [Column in keyof Return]?: SQL }> = {
  requested: {},
  approved: { answeredAt: sql`shop_now()` },
  declined: { answeredAt: sql`shop_now()`, ...ended },
  received: { receivedAt: sql`shop_now()` },
  closed: ended,
  canceled: ended,
}

/**
 * Moves a return to a state if its current one allows it; of two concurrent moves exactly one succeeds. Refuses with 409 and
 * the state it is in, and with 404 one that does not exist.
 */
export async function moveReturn(
  tx: Tx,
  id: string,
  to: ReturnState,
  set: { [Column in keyof Return]?: Return[Column] | SQL } = {},
  from: readonly ReturnState[] = sources[to],
): Promise<Return> {
  const [moved] = await tx
    .update(returns)
    .set({ ...at[to], ...set, status: to })
    .where(and(eq(returns.id, id), inArray(returns.status, [...from])))
    .returning()
  if (moved) return moved
  const [found] = await tx.select({ status: returns.status }).from(returns).where(eq(returns.id, id))
  throw found ? conflict(apiReturnsMessages.isIn[found.status]) : notFound(apiReturnsMessages.notFound)
}
