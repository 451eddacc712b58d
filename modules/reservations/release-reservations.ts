import { and, asc, eq, isNotNull, isNull, lt, lte, ne, notInArray, sql } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { endSession } from '../checkout/end-session.ts'
import type { Shop } from '../context.ts'
import { createSemaphore } from '../create-semaphore.ts'
import { releaseHoarded } from './release-hoarded.ts'

const batchSize = 200
// Each waits for the payment provider, twice: 1,000 are ended within a minute if it takes 400 ms.
const concurrency = 15

// What the provider's bank decides about ends when it has decided.
const endsByItself = sql`(status in ('opening', 'open') or (status = 'awaiting' and provider = 'manual'))`

/**
 * Ends every expired checkout, by the database's clock, and those that hold too much. One that cannot be ended does not
 * keep the others waiting: a minute later it is tried again after them.
 */
export async function releaseReservations(shop: Shop): Promise<void> {
  const inTurn = createSemaphore({ concurrency, maxQueue: batchSize })
  const tried: string[] = []
  for (;;) {
    const due = await findDue(shop, tried)
    if (due.length === 0) break
    tried.push(...due.map(({ id }) => id))
    await Promise.all(due.map((session) => inTurn(() => tryToEnd(shop, session))))
  }
  await releaseHoarded(shop)
}

/** Forgets from where checkouts came that are older than a day; unpaid bank transfers are counted by it until they end. */
export async function forgetOrigins({ db }: Shop): Promise<void> {
  await db
    .update(checkoutSessions)
    .set({ networkHash: null, blockHash: null })
    .where(
      and(
        isNotNull(checkoutSessions.networkHash),
        ne(checkoutSessions.status, 'awaiting'),
        lt(checkoutSessions.createdAt, sql`(select shop_now()) - interval '1 day'`),
      ),
    )
}

function findDue({ db }: Shop, tried: readonly string[]) {
  return db
    .select({
      id: checkoutSessions.id,
      provider: checkoutSessions.provider,
      providerSessionId: checkoutSessions.providerSessionId,
    })
    .from(checkoutSessions)
    .where(
      and(
        endsByItself,
        isNull(checkoutSessions.closedAt),
        lte(checkoutSessions.expiresAt, sql`(select shop_now())`),
        notInArray(checkoutSessions.id, [...tried]),
      ),
    )
    .orderBy(sql`${checkoutSessions.endTriedAt} nulls first`, asc(checkoutSessions.expiresAt))
    .limit(batchSize)
}

async function tryToEnd(shop: Shop, session: Parameters<typeof endSession>[1]): Promise<void> {
  try {
    await endSession(shop, session)
  } catch (error) {
    shop.log.error({ err: error, checkout: session.id }, 'A checkout could not be ended; it is tried again.')
    await shop.db
      .update(checkoutSessions)
      .set({ endTriedAt: sql`(select shop_now())` })
      .where(eq(checkoutSessions.id, session.id))
  }
}
