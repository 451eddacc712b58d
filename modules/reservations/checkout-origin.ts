import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { tooMany } from '#contract/errors.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { Context } from '../context.ts'
import { blockOf, networkOf } from '../network-of.ts'
import { paidUnits } from './may-keep.ts'

/** Where a checkout came from, without its IP address. */
export interface CheckoutOrigin {
  networkHash: string
  blockHash: string
}

/** What one network, and one block of networks, may reserve within an hour without paying; each order of a day adds some. */
const maxUnits = { network: 600, block: 1_800 }

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
 * the visitor cookie. Customers who have ordered before are not counted.
 */
export async function refuseHoarding(
  tx: Tx,
  { from, customerId }: { from: CheckoutOrigin; customerId: string | null },
  lines: readonly { quantity: number }[],
): Promise<void> {
  const units = lines.reduce((sum, line) => sum + line.quantity, 0)
  if (await hasOrdered(tx, customerId)) return
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
    held.network + units > maxUnits.network + paidUnits(paid.network) ||
    held.block + units > maxUnits.block + paidUnits(paid.block)
  if (isOver({ network: 0, block: 0 }) && isOver(await countPaid(tx, from))) {
    throw tooMany(apiCheckoutMessages.tooMuchReserved)
  }
}

/** Whether a customer has an order that was not canceled. */
export async function hasOrdered(tx: Tx, customerId: string | null): Promise<boolean> {
  if (!customerId) return false
  const { rows } = await tx.execute(
    sql`select from orders where customer_id = ${customerId} and status <> 'canceled' limit 1`,
  )
  return rows.length > 0
}

async function countPaid(db: Db | Tx, { networkHash, blockHash }: CheckoutOrigin) {
  const { rows } = await db.execute<{ network: number; block: number }>(sql`
    select (count(*) filter (where network_hash = ${networkHash}))::int as network, count(*)::int as block
    from checkout_sessions
    where block_hash = ${blockHash} and status = 'ordered' and created_at > (select shop_now()) - interval '1 day'
  `)
  return rows[0] ?? { network: 0, block: 0 }
}
