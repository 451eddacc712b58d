import { eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/returns/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { orderEvents, type orders } from '#db/tables/orders.ts'
import { returnLines, returnNumbers, returns } from '#db/tables/returns.ts'
import { apiReturnsMessages as m } from '#messages/en-US/api/returns.ts'
import { returnsMessages } from '#messages/en-US/returns.ts'
import type { Context } from '../context.ts'
import { listChoices } from '../products/list-choices.ts'
import { readSettings } from '../settings/read-settings.ts'
import { attachReturnPhotos } from './attach-return-photos.ts'
import { findOrderOf } from './find-order-of.ts'
import { findWanted } from './find-wanted.ts'
import { notifyBuyer, notifyShop } from './notify.ts'
import { offeredWishes } from './offered-wishes.ts'
import { type ReturnableOrder, readReturnable } from './read-returnable.ts'
import { findStoredReturn, showReturn } from './read-returns.ts'

type Request = Payload<typeof calls.requestReturn>
type Order = typeof orders.$inferSelect

/**
 * Asks to return units of an order; staff answer. Refuses with 409 what was sold without returns, after the window, more units than are left, a wish that
 * the shop does not offer, and a second request that was made without knowing of the first.
 */
export async function requestReturn(ctx: Context, asked: Request) {
  const stored = await ctx.db.transaction(async (tx) => {
    const order = await findOrderOf(ctx, tx, asked, { isLocked: true })
    const returnable = await readReturnable(tx, order)
    refuse(order, returnable, asked)
    if (!offeredWishes((await readSettings(tx)).settings).includes(asked.wish)) throw conflict(m.notOffered)
    const returnId = await store(tx, order, returnable, asked)
    const { number } = (await findStoredReturn(tx, eq(returns.id, returnId))).sentBack
    const actorId = asked.key === undefined ? (ctx.caller?.customerId ?? null) : null
    await tx.insert(orderEvents).values({ orderId: order.id, kind: 'return-requested', actorId, note: number })
    const made = await findStoredReturn(tx, eq(returns.id, returnId))
    await notifyBuyer(ctx, tx, made)
    await notifyShop(ctx, tx, made)
    return made
  })
  return { orderReturn: showReturn(stored, 'buyer'), message: m.requested }
}

function refuse(
  order: Order,
  { isPromised, until, isOpen, returnsSeen, lines }: ReturnableOrder,
  asked: Request,
): void {
  if (!isPromised) throw conflict(returnsMessages.notPromised)
  if (until === null) throw conflict(m.notShipped[order.status])
  if (!isOpen) throw conflict(m.windowOver)
  if (returnsSeen !== asked.returnsSeen) throw conflict(m.requestedMeanwhile)
  if (new Set(asked.lines.map(({ lineId }) => lineId)).size < asked.lines.length) throw invalid(m.lineTwice)
  for (const { lineId, quantity } of asked.lines) {
    const found = lines.find(({ line }) => line.id === lineId)
    if (!found) throw notFound(m.lineNotFound)
    if (quantity > found.left) throw conflict(m.tooManyUnits(found.line.name, found.left))
  }
}

async function store(tx: Tx, order: Order, { lines }: ReturnableOrder, asked: Request): Promise<string> {
  const [stored] = await tx
    .insert(returns)
    .values({ orderId: order.id, wish: asked.wish, number: sql`'R-' || nextval(${returnNumbers.seqName})` })
    .returning({ id: returns.id })
  if (!stored) throw new Error('The return was not stored')
  const ordered = lines.map(({ line }) => line)
  const choices = asked.wish === 'exchange' ? await listChoices(tx, ordered) : null
  await tx.insert(returnLines).values(
    asked.lines.map(({ lineId, quantity, reason, note, wantedVariantId }) => {
      const line = ordered.find(({ id }) => id === lineId)
      const wanted = choices && line && findWanted(line, choices.get(lineId), wantedVariantId)
      return {
        returnId: stored.id,
        orderLineId: lineId,
        quantity,
        reason,
        note,
        ...(wanted && {
          wantedVariantId,
          wantedColor: wanted.color,
          wantedSize: wanted.size,
          wantedSizeLabel: wanted.sizeLabel,
        }),
      }
    }),
  )
  for (const { lineId, photos } of asked.lines) {
    await attachReturnPhotos(tx, { returnId: stored.id, orderId: order.id, orderLineId: lineId }, photos)
  }
  return stored.id
}
