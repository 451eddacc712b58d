import { and, eq } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { returnLines } from '#db/tables/returns.ts'
import { reach } from '#failpoints/reach.ts'
import { apiReturnsMessages as m } from '#messages/en-US/api/returns.ts'
import { reserveStock } from '../inventory/reserve-stock.ts'
import { listChoices } from '../products/list-choices.ts'
import { findWanted } from './find-wanted.ts'
import type { StoredReturn } from './read-returns.ts'

/** Reserves what a return is exchanged for, at the prices of today. Refuses with 409 what is sold out or costs more. */
export async function holdExchange(tx: Tx, { sentBack, lines }: StoredReturn): Promise<void> {
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
