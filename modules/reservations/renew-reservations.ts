import { ShopError } from '#contract/errors.ts'
import type { Size } from '#contract/products/size.ts'
import type { Tx } from '#db/open-database.ts'
import { type checkoutSessions, reservations } from '#db/tables/checkout.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import { renewDiscounts } from '../discounts/renew-discounts.ts'
import { reserveStock } from '../inventory/reserve-stock.ts'
import { sumUnits } from '../inventory/variant-units.ts'

interface Line {
  variantId: string | null
  name: string
  color: string | null
  size: Size | null
  quantity: number
}

/**
 * Ensures that a checkout's units and uses of discounts are reserved; an expired one tries to reserve them again. Returns why
 * it cannot, or null on success.
 */
export async function renewReservations(
  tx: Tx,
  session: typeof checkoutSessions.$inferSelect,
  lines: readonly Line[],
): Promise<string | null> {
  if (session.status !== 'expired') return null
  const wanted = lines.flatMap(({ variantId, ...line }) => (variantId ? [{ variantId, ...line }] : []))
  if (wanted.length < lines.length) return apiCheckoutMessages.noLongerSold
  try {
    // A savepoint, so that a failure releases what was already reserved.
    await tx.transaction(async (inner) => {
      await reserveStock(inner, wanted, session.id)
      await renewDiscounts(inner, session.id)
    })
  } catch (error) {
    if (error instanceof ShopError) return error.message
    throw error
  }
  const held = sumUnits(wanted).map((units) => ({ ...units, sessionId: session.id, state: 'held' as const }))
  await tx
    .insert(reservations)
    .values(held)
    .onConflictDoUpdate({ target: [reservations.sessionId, reservations.variantId], set: { state: 'held' } })
  return null
}
