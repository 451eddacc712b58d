import type { Tx } from '#db/open-database.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import type { Locale } from '#messages/locales.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { confirmationPath } from '../order-tracking/order-links.ts'
import { nextOrderNumber } from '../orders/next-order-number.ts'
import { paymentPath } from '../payment-links/payment-link.ts'
import { readSettings } from '../settings/read-settings.ts'
import { pendingEmailFields } from './pending-email-fields.ts'

type Pending = typeof pendingOrders.$inferSelect
type NewPending = Omit<typeof pendingOrders.$inferInsert, 'number' | 'state' | 'createdAt' | 'closedAt'>

/** What the buyer is told: where to see the order, in which language. `sessionId` is the payment provider's. */
interface Told {
  sessionId: string
  locale: Locale
}

/** Gives an order that awaits its payment a number, and emails the buyer how it is paid unless `told` is null. */
export async function openPendingOrder(
  shop: Pick<Shop, 'enqueue' | 'secrets'>,
  tx: Tx,
  wanted: NewPending,
  told: Told | null,
): Promise<Pending> {
  const { settings } = await readSettings(tx)
  const [pending] = await tx
    .insert(pendingOrders)
    .values({ ...wanted, number: nextOrderNumber(settings.shop.orderPrefix) })
    .returning()
  if (!pending) throw new Error('The order was not stored')
  if (!told) return pending
  const isLink = pending.method === 'link'
  await queueEmail(shop, tx, {
    kind: 'order-awaiting',
    cause: `order-awaiting:${pending.sessionId}`,
    to: pending.email,
    locale: told.locale,
    fields: {
      ...(await pendingEmailFields(tx, pending)),
      method: pending.method,
      account: pending.method === 'transfer' ? settings.bankTransfer : null,
      place: isLink ? paymentPath(shop, pending.sessionId) : confirmationPath(shop, told.sessionId),
    },
  })
  return pending
}
