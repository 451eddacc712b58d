import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, notFound } from '#contract/errors.ts'
import { toAmount } from '#contract/money.ts'
import type { calls } from '#contract/order-changes/calls.ts'
import { shownSize } from '#contract/size-charts/size-label.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrderChangesMessages as m } from '#messages/en-US/api/order-changes.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { AdminContext } from '../context.ts'
import { type RefundableOrder, readRefundable } from '../payments/read-refundable.ts'
import { type Choices, listChoices } from '../products/list-choices.ts'
import type { PricedLine } from '../products/price-lines.ts'
import { findWaiting } from './find-waiting.ts'
import { unitsLeftOf } from './plan-change.ts'
import { priceAddition } from './price-addition.ts'

/** What of an order can be changed before it is shipped. */
export async function findEditable({ db }: AdminContext, { orderNumber }: Payload<typeof calls.findEditable>) {
  const [order] = await db.select().from(orders).where(eq(orders.number, orderNumber))
  if (!order) throw notFound(apiOrdersMessages.notFound)
  if (order.status !== 'processing') throw conflict(m.notOpen)
  const { lines } = await readRefundable(db, eq(orders.id, order.id), { isEdited: true })
  const open = lines.filter((line) => unitsLeftOf(line) > 0)
  const choices = await listChoices(
    db,
    open.map(({ line }) => line),
  )
  const waiting = await findWaiting(db, order.id)
  return {
    editable: {
      orderId: order.id,
      version: order.version,
      lines: open.map((paid) => {
        const { id: lineId, name, color } = paid.line
        return {
          lineId,
          name,
          color,
          size: shownSize(paid.line),
          left: unitsLeftOf(paid),
          choices: choicesOf(paid, choices.get(lineId)),
        }
      }),
      waiting: waiting && {
        changeId: waiting.changeId,
        amount: toAmount(waiting.amountCents),
        validUntil: waiting.validUntil.toISOString(),
      },
    },
    message: m.editable(orderNumber),
  }
}

function choicesOf(paid: RefundableOrder['lines'][number], choices: Choices | undefined) {
  if (!choices || paid.line.creditCents > 0) return []
  const { own, ownPriceCents, variants } = choices
  const removed = { quantity: 1, amountCents: paid.amounts[0] ?? Math.floor(paid.grossCents / paid.line.quantity) }
  const priceOf = ({ unitPriceCents: wantedPriceCents }: PricedLine) =>
    priceAddition({ paid, removed, ownPriceCents, wantedPriceCents, quantity: 1 }).totalCents
  return [...(own ? [own] : []), ...variants].map((each) => {
    const { variantId, color, left } = each
    return { variantId, color, size: shownSize(each), price: toAmount(priceOf(each)), inStock: left }
  })
}
