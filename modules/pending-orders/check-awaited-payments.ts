import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { closeCardPage } from '../checkout/close-card-page.ts'
import type { Shop } from '../context.ts'

const batchSize = 200

/**
 * Asks the provider about every order that a bank still decides about, in case its event was lost: a paid one is placed, a
 * declined one is released. A failure does not block the others.
 */
export async function checkAwaitedPayments(shop: Shop): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const found = await shop.db
      .select()
      .from(checkoutSessions)
      .where(
        and(
          eq(checkoutSessions.status, 'awaiting'),
          isNull(checkoutSessions.closedAt),
          eq(checkoutSessions.provider, shop.payment.name),
          gt(checkoutSessions.id, sql`${after}::uuid`),
        ),
      )
      .orderBy(asc(checkoutSessions.id))
      .limit(batchSize)
    for (const session of found) {
      await closeCardPage(shop, session).catch((error: unknown) => {
        shop.log.error({ err: error, checkout: session.id }, 'An awaited payment could not be checked.')
      })
    }
    const last = found.at(-1)
    if (!last || found.length < batchSize) return
    after = last.id
  }
}
