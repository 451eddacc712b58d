import { sql } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { noteReserved } from './record-stock-change.ts'
import { asRows, lockVariants, sumUnits, type VariantUnits } from './variant-units.ts'

/** Units with what to call them, should they be short. */
export interface NamedUnits extends VariantUnits {
  name: string
  color: string | null
  size: number | null
}

/**
 * Sets units aside for a checkout session: all of them, or none. Refuses with 409 and a sentence that names the first
 * line that is short and how many are left of it; the refusal ends the transaction.
 */
export async function reserveStock(tx: Tx, lines: readonly NamedUnits[], sessionId: string | null): Promise<void> {
  const wanted = sumUnits(lines)
  await lockVariants(tx, wanted)
  // One statement: whoever wants the same goods waits for it, and for what follows it in the transaction.
  const { rows } = await tx.execute<{ id: string }>(sql`
    with reserved as (
      update variants v set reserved = v.reserved + w.quantity
      from ${asRows(wanted)} as w(id, quantity)
      where v.id = w.id and (v.on_hand is null or v.on_hand - v.reserved >= w.quantity)
      returning v.id, w.quantity
    ), noted as (${noteReserved(sessionId)})
    select id from reserved
  `)
  const reserved = new Set(rows.map((row) => row.id))
  const short = lines.find((each) => !reserved.has(each.variantId))
  if (short) throw conflict(await sayWhatIsLeft(tx, short))
}

async function sayWhatIsLeft(tx: Tx, short: NamedUnits): Promise<string> {
  const { rows } = await tx.execute<{ left: number | null }>(
    sql`select on_hand - reserved as left from variants where id = ${short.variantId}`,
  )
  const left = rows[0]?.left ?? 0
  const size = short.size === null ? '' : `, size ${short.size}`
  const item = `${short.name}${short.color === null ? '' : ` in ${short.color}`}${size}`
  if (left <= 0) return `${item} is sold out.`
  return left === 1 ? `Only 1 piece is left of ${item}.` : `Only ${left} pieces are left of ${item}.`
}
