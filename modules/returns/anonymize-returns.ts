import { inArray } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { returnLines, returnPhotos, returns } from '#db/tables/returns.ts'
import { apiReturnsMessages } from '#messages/en-US/api/returns.ts'

/**
 * Removes what a customer wrote and the photos from the returns of their orders; what was returned stays. Refuses while one of
 * them is open.
 */
export async function anonymizeReturns(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const ended = ['declined', 'closed', 'canceled'] as const
  const found = await tx
    .select({ id: returns.id, number: returns.number, status: returns.status })
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]))
  const open = found.find(({ status }) => !ended.some((each) => each === status))
  if (open) throw conflict(apiReturnsMessages.isOpen(open.number))
  const ids = found.map(({ id }) => id)
  await tx.update(returnLines).set({ note: '' }).where(inArray(returnLines.returnId, ids))
  await tx.update(returns).set({ answer: '', closingNote: '' }).where(inArray(returns.id, ids))
  // Photos without a return are deleted by the sweep once they are a day old.
  await tx
    .update(returnPhotos)
    .set({ returnId: null, createdAt: new Date(0) })
    .where(inArray(returnPhotos.returnId, ids))
}
