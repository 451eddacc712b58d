import { shownSize } from '#contract/size-charts/size-label.ts'
import type { Tx } from '#db/open-database.ts'
import type { Context, Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { trackingPath } from '../order-tracking/order-links.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { StoredReturn } from './read-returns.ts'
import { returnAddressOf } from './return-address-of.ts'

type Sender = Pick<Shop, 'enqueue' | 'secrets'>

/** Emails the buyer in which state a return is now; once for each. The buyer of a deleted account has no address. */
export async function notifyBuyer(shop: Sender, tx: Tx, stored: StoredReturn): Promise<void> {
  const { sentBack, order, payment, refundedCents, creditedCents, exchangeOrder, code } = stored
  if (order.email === '') return
  const { settings } = await readSettings(tx)
  const { status, outcome, wish, answer, closingNote, expiresAt } = sentBack
  const trackPath = trackingPath(shop, order.number)
  await queueEmail(shop, tx, {
    kind: 'return-changed',
    cause: `return-${status}:${sentBack.id}`,
    to: order.email,
    locale: order.locale,
    fields: {
      ...aboutOf(stored),
      status,
      wish,
      outcome,
      note: status === 'closed' ? closingNote : answer,
      until: expiresAt?.toISOString() ?? null,
      address: returnAddressOf(settings),
      refundedCents,
      cardBrand: payment.cardBrand,
      cardLast4: payment.cardLast4,
      code,
      isOfAccount: order.customerId !== null,
      creditedCents,
      exchangeOrder,
      exchangePath: exchangeOrder && trackingPath(shop, exchangeOrder),
      slipPath: `${trackPath}/returns/${sentBack.number}`,
      trackingPath: trackPath,
    },
  })
}

/** Emails the shop that a buyer wants to return something. */
export async function notifyShop(shop: Pick<Context, 'enqueue' | 'inbox' | 'secrets'>, tx: Tx, stored: StoredReturn) {
  const { settings } = await readSettings(tx)
  await queueEmail(shop, tx, {
    kind: 'return-to-answer',
    cause: `return-to-answer:${stored.sentBack.id}`,
    to: shop.inbox,
    locale: settings.shop.locale,
    fields: { ...aboutOf(stored), returnId: stored.sentBack.id },
  })
}

function aboutOf({ sentBack, order, lines }: StoredReturn) {
  return {
    orderId: order.id,
    orderNumber: order.number,
    returnNumber: sentBack.number,
    customerName: order.customerName,
    lines: lines.map(({ part, line: { name, image, color, unitPriceCents, ...line } }) => {
      return {
        name,
        image,
        color,
        size: shownSize(line),
        unitPriceCents,
        quantity: part.receivedQuantity ?? part.quantity,
      }
    }),
  }
}
