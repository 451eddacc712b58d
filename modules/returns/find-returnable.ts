import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/returns/calls.ts'
import { shownSize } from '#contract/size-charts/size-label.ts'
import { apiReturnsMessages } from '#messages/en-US/api/returns.ts'
import type { Context } from '../context.ts'
import { listChoices } from '../products/list-choices.ts'
import { readSettings } from '../settings/read-settings.ts'
import { findOrderOf } from './find-order-of.ts'
import { offeredWishes } from './offered-wishes.ts'
import { readReturnable } from './read-returnable.ts'

/** What of an order can be returned, and what it can be exchanged for. */
export async function findReturnable(ctx: Context, asked: Payload<typeof calls.findReturnable>) {
  const order = await findOrderOf(ctx, ctx.db, asked)
  const { isPromised, until, isOpen, returnsSeen, lines } = await readReturnable(ctx.db, order)
  const { settings } = await readSettings(ctx.db)
  const wishes = offeredWishes(settings)
  const choices = await listChoices(ctx.db, wishes.includes('exchange') ? lines.map(({ line }) => line) : [])
  return {
    returnable: {
      orderNumber: order.number,
      isPromised,
      until,
      isOpen,
      returnsSeen,
      wishes,
      lines: lines.map(({ line: { id, name, image, color, creditCents, ...line }, left }) => {
        const { ownPriceCents = 0, variants = [] } = choices.get(id) ?? {}
        const isOffered = (each: (typeof variants)[number]) =>
          creditCents === 0 && each.unitPriceCents <= ownPriceCents && (each.left === null || each.left > 0)
        return {
          lineId: id,
          name,
          image,
          color,
          size: shownSize(line),
          left,
          choices: variants
            .filter(isOffered)
            .map(({ variantId, color, left, ...wanted }) => ({ variantId, color, size: shownSize(wanted), left })),
        }
      }),
    },
    message: apiReturnsMessages.returnable(order.number),
  }
}
