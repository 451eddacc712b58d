import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type ShopError, tooMany } from '#contract/errors.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { Context } from '../context.ts'
import { blockOf, networkOf } from '../network-of.ts'
import { maxUnitsOfHour, paidUnits } from './bounds.ts'

/** Where a checkout came from, without its IP address. */
export interface CheckoutOrigin {
  networkHash: string
  blockHash: string
}

/** The network of a request as hashes that only this shop can make. */
export function originOf({ address, secrets }: Pick<Context, 'address' | 'secrets'>): CheckoutOrigin {
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secrets.networks).update(`${kind} of a checkout: ${value}`).digest('base64url')
  return { networkHash: hash('network', networkOf(address)), blockHash: hash('block', blockOf(address)) }
}

const unpaid = {
  network: sql<number>`coalesce(sum(l.quantity) filter (where is_network), 0)::int`,
  block: sql<number>`coalesce(sum(l.quantity), 0)::int`,
}

/**
 * Refuses with 429 to reserve more units for a network than the shoppers behind it can be expected to buy, with or without
 * the visitor cookie. A customer who has ordered before is counted above units of their own; `own` is null for anybody else.
 */
export async function refuseHoarding(
  tx: Tx,
  { from, own }: { from: CheckoutOrigin; own: number | null },
  lines: readonly { quantity: number }[],
): Promise<void> {
  const units = lines.reduce((sum, line) => sum + line.quantity, 0)
  if (units <= (own ?? 0)) return
  // Small carts need no order among each other: they exceed a limit by a few units at most.
  if (units > 5) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${from.networkHash}, 7202))`)
  const [held = { network: 0, block: 0 }] = await selectRows(
    tx,
    unpaid,
    (list) => sql`
      select ${list} from (
        select id, network_hash = ${from.networkHash} as is_network from checkout_sessions
        where block_hash = ${from.blockHash} and status in ('opening', 'open', 'awaiting', 'expired')
          and (created_at > (select shop_now()) - interval '1 hour' or status = 'awaiting')
      ) s join checkout_lines l on l.session_id = s.id
    `,
  )
  const isOver = (paid: { network: number; block: number }) =>
    held.network + units > maxUnitsOfHour.network + paidUnits(paid.network) ||
    held.block + units > maxUnitsOfHour.block + paidUnits(paid.block)
  if (isOver({ network: 0, block: 0 }) && isOver(await countPaid(tx, from))) {
    throw tooMuchReserved(own)
  }
}

/** The refusal of units that are neither a customer's own nor left for their network. */
export function tooMuchReserved(own: number | null): ShopError {
  return tooMany(own === null ? apiCheckoutMessages.tooMuchReserved : apiCheckoutMessages.tooMuchForCustomer)
}

async function countPaid(db: Db | Tx, { networkHash, blockHash }: CheckoutOrigin) {
  const { rows } = await db.execute<{ network: number; block: number }>(sql`
    select (count(*) filter (where network_hash = ${networkHash}))::int as network, count(*)::int as block
    from checkout_sessions
    where block_hash = ${blockHash} and status = 'ordered' and created_at > (select shop_now()) - interval '1 day'
  `)
  return rows[0] ?? { network: 0, block: 0 }
}
