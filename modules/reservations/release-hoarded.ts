import { sql } from 'drizzle-orm'
import { endSession } from '../checkout/end-session.ts'
import type { Shop } from '../context.ts'
import { listHolds } from './list-holds.ts'
import { mayKeepLast } from './may-keep.ts'

// What one run ends; the next is a minute later.
const maxEnded = 200

/** Ends unpaid checkouts of networks that hold more than their share and the last units of a variant. */
export async function releaseHoarded(shop: Shop): Promise<void> {
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    select distinct v.id from reservations r join variants v on v.id = r.variant_id
    where r.state = 'held' and v.on_hand <= v.reserved
  `)
  if (rows.length === 0) return
  const holds = await listHolds(
    shop.db,
    rows.map(({ id }) => id),
  )
  const hoarded = new Map(holds.filter((hold) => !mayKeepLast(hold)).map((hold) => [hold.id, hold]))
  for (const session of [...hoarded.values()].slice(0, maxEnded)) {
    try {
      await endSession(shop, session)
      shop.log.warn({ checkout: session.id }, 'An unpaid checkout held the last units for a network over its share.')
    } catch (error) {
      shop.log.error({ err: error, checkout: session.id }, 'A checkout could not be ended; it is tried again.')
    }
  }
}
