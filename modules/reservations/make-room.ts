import { sql } from 'drizzle-orm'
import type { CheckoutItem } from '#contract/checkout/wanted-products.ts'
import { endSession } from '../checkout/end-session.ts'
import type { Context } from '../context.ts'
import { sumUnits } from '../inventory/variant-units.ts'
import { priceLines } from '../products/price-lines.ts'
import type { CheckoutOrigin } from './checkout-origin.ts'
import { type ListedHold, listHolds } from './list-holds.ts'
import { mayKeep } from './may-keep.ts'

// Each is a request to the payment provider.
const maxEnded = 20
/** A larger cart takes nothing from others. */
const maxWanted = 20

/**
 * Ends unpaid checkouts that have to yield the units which a cart lacks, if that is enough for it. Returns whether another
 * attempt may succeed. What was paid meanwhile becomes an order.
 */
export async function makeRoom(
  ctx: Context,
  from: CheckoutOrigin,
  products: readonly CheckoutItem[],
): Promise<boolean> {
  const wanted = products.reduce((sum, { quantity }) => sum + quantity, 0)
  if (wanted > maxWanted) return false
  const lines = (await priceLines(ctx.db, products)).flatMap((line) => line ?? [])
  const left = new Map(lines.map((line) => [line.variantId, line.left]))
  const lacking = new Map(
    sumUnits(lines).flatMap(({ variantId, quantity }) => {
      const units = left.get(variantId) ?? null
      return units !== null && units < quantity ? [[variantId, quantity - units] as const] : []
    }),
  )
  if (lacking.size === 0) return false
  const holds = await listHolds(ctx.db, [...lacking.keys()])
  // Most shortages are those of shoppers who hold little: then there is nothing to weigh.
  const least = { ...from, networkUnits: wanted, blockUnits: wanted }
  if (choose(holds, lacking, least).length === 0) return false
  const ending = choose(holds, lacking, await askerOf(ctx, from, wanted))
  for (const session of ending.slice(0, maxEnded)) {
    try {
      await endSession(ctx, session)
      ctx.log.warn({ checkout: session.id, requestId: ctx.requestId }, 'An unpaid checkout yielded to another shopper.')
    } catch (error) {
      ctx.log.error({ err: error, checkout: session.id }, 'A checkout could not be ended; it is tried again.')
    }
  }
  return ending.length > 0
}

/** What the network of the request holds, with what it wants. */
async function askerOf({ db }: Context, from: CheckoutOrigin, wanted: number) {
  const { rows } = await db.execute<{ network: number; block: number }>(sql`
    select coalesce(sum(r.quantity) filter (where s.network_hash = ${from.networkHash}), 0)::int as network,
      coalesce(sum(r.quantity), 0)::int as block
    from checkout_sessions s join reservations r on r.session_id = s.id and r.state = 'held'
    where s.block_hash = ${from.blockHash} and s.kind = 'cart' and s.status in ('opening', 'open')
      and s.created_at > (select shop_now()) - interval '1 day'
  `)
  const [held = { network: 0, block: 0 }] = rows
  return { ...from, networkUnits: held.network + wanted, blockUnits: held.block + wanted }
}

/** The checkouts to end; none if ending all that may be ended is not enough. */
function choose(
  holds: readonly ListedHold[],
  lacking: ReadonlyMap<string, number>,
  asker: Awaited<ReturnType<typeof askerOf>>,
): ListedHold[] {
  const missing = new Map(lacking)
  const chosen = new Map<string, ListedHold>()
  for (const hold of holds) {
    const isSameNetwork = hold.networkHash === asker.networkHash
    const isSameBlock = hold.blockHash === asker.blockHash
    if (mayKeep(hold, { ...asker, isSameNetwork, isSameBlock })) continue
    const units = missing.get(hold.variantId) ?? 0
    if (units <= 0 && !chosen.has(hold.id)) continue
    missing.set(hold.variantId, units - hold.quantity)
    chosen.set(hold.id, hold)
  }
  return [...missing.values()].every((units) => units <= 0) ? [...chosen.values()] : []
}
