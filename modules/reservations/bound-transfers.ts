import { sql } from 'drizzle-orm'
import { tooMany } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import { sumUnits } from '../inventory/variant-units.ts'
import { maxUnitsOfTransfers } from './bounds.ts'
import { type CheckoutOrigin, tooMuchReserved } from './checkout-origin.ts'

interface Line {
  variantId: string
  name: string
  quantity: number
}

/**
 * Refuses with 429 to reserve more units for unpaid bank transfers: a network, a block and a customer who has ordered before
 * have a number of them, and all buyers together half of each variant, but two at least. Nothing that was reserved is taken
 * away again.
 */
export async function refuseUnpaidTransfers(
  tx: Tx,
  { from, own }: { from: CheckoutOrigin; own: number | null },
  lines: readonly Line[],
): Promise<void> {
  // One after the other, so that each counts the ones before it.
  await tx.execute(sql`select pg_advisory_xact_lock(7203)`)
  const wanted = sumUnits(lines)
  const { rows: held } = await tx.execute<{ variantId: string; all: number; network: number; block: number }>(sql`
    select r.variant_id as "variantId", sum(r.quantity)::int as all,
      coalesce(sum(r.quantity) filter (where s.network_hash = ${from.networkHash}), 0)::int as network,
      coalesce(sum(r.quantity) filter (where s.block_hash = ${from.blockHash}), 0)::int as block
    from checkout_sessions s join reservations r on r.session_id = s.id and r.state = 'held'
    where s.status = 'awaiting' and s.closed_at is null and s.kind = 'cart' and s.provider = 'manual'
      and s.network_hash is not null
    group by r.variant_id
  `)
  const units = wanted.reduce((sum, { quantity }) => sum + quantity, 0)
  const sumOf = (whose: 'network' | 'block') => held.reduce((sum, row) => sum + row[whose], units)
  const isOver = sumOf('network') > maxUnitsOfTransfers.network || sumOf('block') > maxUnitsOfTransfers.block
  if (isOver && units > (own ?? 0)) throw tooMuchReserved(own)

  const ids = wanted.map(({ variantId }) => variantId)
  const { rows: shares } = await tx.execute<{ id: string; share: number }>(sql`
    select id, greatest(2, (on_hand + 1) / 2)::int as share from variants
    where id = any(${sql.param(ids)}::uuid[]) and on_hand is not null
  `)
  const shareOf = new Map(shares.map(({ id, share }) => [id, share]))
  const heldOf = new Map(held.map(({ variantId, all }) => [variantId, all]))
  for (const { variantId, quantity } of wanted) {
    if ((heldOf.get(variantId) ?? 0) + quantity <= (shareOf.get(variantId) ?? Number.POSITIVE_INFINITY)) continue
    const name = lines.find((line) => line.variantId === variantId)?.name ?? ''
    throw tooMany(apiCheckoutMessages.tooManyAwaited(name))
  }
}
