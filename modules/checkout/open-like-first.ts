import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import type { orders } from '#db/tables/orders.ts'

type Session = typeof checkoutSessions.$inferSelect

interface Opened extends Pick<Session, 'kind' | 'providerSessionId' | 'subtotalCents'> {
  order: Pick<typeof orders.$inferSelect, 'customerId' | 'locale'>
}

/**
 * Stores a checkout for what an earlier payment of the order pays, and returns its ID. It has the terms of the first one: what
 * was taxed in which currency then is so again.
 */
export async function openLikeFirst(tx: Tx, first: Session, { order, ...opened }: Opened): Promise<string> {
  const { provider, currency, taxRates, taxMode, vatRates } = first
  const [stored] = await tx
    .insert(checkoutSessions)
    .values({
      ...{ ...opened, provider, currency, taxRates, taxMode, vatRates },
      customerId: order.customerId,
      // No browser has checked out.
      visitorHash: '',
      status: 'ordered',
      locale: order.locale,
      expiresAt: sql`shop_now()`,
      closedAt: sql`shop_now()`,
    })
    .returning({ id: checkoutSessions.id })
  if (!stored) throw new Error('The checkout was not stored')
  return stored.id
}
