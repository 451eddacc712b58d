import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ShopError } from '#contract/errors.ts'
import type { Size } from '#contract/products/size.ts'
import type { Tx } from '#db/open-database.ts'
import { variants } from '#db/tables/products.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiInventoryMessages } from '#messages/en-US/api/inventory.ts'
import { insertReservedChanges } from './record-stock-change.ts'
import { asRows, lockVariants, sumUnits, type VariantUnits } from './variant-units.ts'

/** Units with the name to show if they are out of stock. */
export interface NamedUnits extends VariantUnits {
  name: string
  color: string | null
  size: Size | null
}

/** A refusal with 409 because too few units are left, which others may have reserved. */
export class OutOfStockError extends ShopError {
  constructor(message: string) {
    super(409, message)
  }
}

const reservedVariants = alias(variants, 'reserved')

/**
 * Reserves units for a checkout session, all or none. Refuses with 409 and a message that names the first line that is
 * out of stock and the units left; the error rolls back the transaction.
 */
export async function reserveStock(tx: Tx, lines: readonly NamedUnits[], sessionId: string | null): Promise<void> {
  const units = sumUnits(lines)
  await lockVariants(tx, units)
  // A single statement, so that concurrent checkouts of the same variants wait for the row locks until commit.
  const rows = await selectRows(
    tx,
    { id: reservedVariants.id },
    (list) => sql`
      with reserved as (
        update variants v set reserved = v.reserved + w.quantity
        from ${asRows(units)} as w(id, quantity)
        where v.id = w.id and (v.on_hand is null or v.on_hand - v.reserved >= w.quantity)
        returning v.id, w.quantity
      ), recorded as (${insertReservedChanges(sessionId)})
      select ${list} from reserved
    `,
  )
  const reserved = new Set(rows.map((row) => row.id))
  const short = lines.find((each) => !reserved.has(each.variantId))
  if (short) throw new OutOfStockError(await unitsLeftMessage(tx, short))
}

async function unitsLeftMessage(tx: Tx, short: NamedUnits): Promise<string> {
  const [variant] = await tx
    .select({ onHand: variants.onHand, reserved: variants.reserved })
    .from(variants)
    .where(eq(variants.id, short.variantId))
  const left = (variant?.onHand ?? 0) - (variant?.reserved ?? 0)
  const item = apiInventoryMessages.item(short.name, short.color, short.size)
  if (left <= 0) return apiInventoryMessages.soldOut(item)
  return apiInventoryMessages.left(item, left)
}
