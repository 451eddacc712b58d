import { ShopError } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { type checkoutSessions, reservations } from '#db/tables/checkout.ts'
import { reserveStock } from '../inventory/reserve-stock.ts'
import { sumUnits } from '../inventory/variant-units.ts'

interface Line {
  variantId: string | null
  name: string
  color: string | null
  size: number | null
  quantity: number
}

/**
 * Sees that a checkout holds its units. One whose time had ended before its payment came tries to get them back; answers
 * why it cannot, or null where all is held.
 */
export async function renewReservations(
  tx: Tx,
  session: typeof checkoutSessions.$inferSelect,
  lines: readonly Line[],
): Promise<string | null> {
  if (session.status !== 'expired') return null
  const wanted = lines.flatMap(({ variantId, ...line }) => (variantId ? [{ variantId, ...line }] : []))
  if (wanted.length < lines.length) return 'Something of it is no longer sold.'
  try {
    // A savepoint of its own: what was reserved before the missing piece was found must not stay reserved.
    await tx.transaction((inner) => reserveStock(inner, wanted, session.id))
  } catch (error) {
    if (error instanceof ShopError) return error.message
    throw error
  }
  const held = sumUnits(wanted).map((pieces) => ({ ...pieces, sessionId: session.id, state: 'held' as const }))
  await tx
    .insert(reservations)
    .values(held)
    .onConflictDoUpdate({ target: [reservations.sessionId, reservations.variantId], set: { state: 'held' } })
  return null
}
