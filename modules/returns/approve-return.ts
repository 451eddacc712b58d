import { and, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/returns/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { returnLines } from '#db/tables/returns.ts'
import { reach } from '#failpoints/reach.ts'
import { apiReturnsMessages as m } from '#messages/en-US/api/returns.ts'
import type { AdminContext } from '../context.ts'
import { reserveStock } from '../inventory/reserve-stock.ts'
import { listChoices } from '../products/list-choices.ts'
import { readSettings } from '../settings/read-settings.ts'
import { changeReturn } from './change-return.ts'
import { findWanted } from './find-wanted.ts'
import { isReturn } from './is-return.ts'
import { moveReturn } from './move-return.ts'
import { findStoredReturn, type StoredReturn } from './read-returns.ts'

/**
 * Approves a return as what the buyer wished or as a refund instead; an exchange reserves its units in the same transaction.
 * Refuses with 409 one that was answered meanwhile, and an exchange whose units are sold out or cost more.
 */
export async function approveReturn(ctx: AdminContext, asked: Payload<typeof calls.approveReturn>) {
  const { returnId, wish, answer } = asked
  const orderReturn = await changeReturn(
    ctx,
    { returnId, event: 'return-approved', action: 'return.approved' },
    async (tx) => {
      const { settings } = await readSettings(tx)
      const days = settings.returns.sendBackDays
      const expiresAt = sql`shop_now() + make_interval(days => ${days}::int)`
      await moveReturn(tx, returnId, 'approved', { wish, answer, expiresAt })
      const stored = await findStoredReturn(tx, isReturn(returnId))
      if (wish === 'exchange') await hold(tx, stored)
    },
  )
  return { orderReturn, message: m.approved }
}

async function hold(tx: Tx, { sentBack, lines }: StoredReturn): Promise<void> {
  const choices = await listChoices(
    tx,
    lines.map(({ line }) => line),
  )
  if (lines.some(({ part }) => part.wantedVariantId === null)) throw conflict(m.exchangeGone)
  const held = lines.map(({ part, line }) => {
    const { ownPriceCents = line.unitPriceCents } = choices.get(line.id) ?? {}
    const wanted = findWanted(line, choices.get(line.id), part.wantedVariantId)
    return { ...wanted, ownPriceCents, lineId: line.id, quantity: part.quantity }
  })
  await reserveStock(tx, held, sentBack.id)
  if (process.env.FAILPOINTS) await reach('exchange.afterHold')
  for (const { lineId, quantity, ownPriceCents, unitPriceCents } of held) {
    await tx
      .update(returnLines)
      .set({ heldQuantity: quantity, ownPriceCents, wantedPriceCents: unitPriceCents })
      .where(and(eq(returnLines.returnId, sentBack.id), eq(returnLines.orderLineId, lineId)))
  }
}
