import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { ShopError } from '#contract/errors.ts'
import { orderEvents } from '#db/tables/orders.ts'
import { returns } from '#db/tables/returns.ts'
import type { Shop } from '../context.ts'
import { isReturn } from './is-return.ts'
import { moveReturn } from './move-return.ts'
import { notifyBuyer } from './notify.ts'
import { findStoredReturn } from './read-returns.ts'
import { releaseHeld } from './release-held.ts'

const batchSize = 200

/** Closes approved returns of which nothing arrived in time; what was reserved for an exchange is released. Idempotent. */
export async function expireReturns(shop: Shop): Promise<void> {
  const due = await shop.db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.status, 'approved'), lte(returns.expiresAt, sql`(select shop_now())`)))
    .orderBy(asc(returns.expiresAt))
    .limit(batchSize)
  for (const { id } of due) {
    try {
      await expire(shop, id)
    } catch (error) {
      // Received or canceled meanwhile.
      if (!(error instanceof ShopError)) shop.log.error({ err: error, returnId: id }, 'A return could not be expired.')
    }
  }
}

async function expire(shop: Shop, id: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await moveReturn(tx, id, 'closed', { outcome: 'expired' }, ['approved'])
    await releaseHeld(shop, tx, id)
    const stored = await findStoredReturn(tx, isReturn(id))
    const { orderId, number } = stored.sentBack
    await tx.insert(orderEvents).values({ orderId, kind: 'return-expired', note: number })
    await notifyBuyer(shop, tx, stored)
  })
}
