import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { customerUnits } from './bounds.ts'

/** Who checks out: a browser, and the customer who is logged in there. */
export interface Holder {
  visitorHash: string
  customerId: string | null
}

/** Serializes the checkouts of a browser, and those of a customer in all browsers. */
export async function lockHolder(tx: Tx, { visitorHash, customerId }: Holder): Promise<void> {
  // Always the browser first, so that two of one customer do not deadlock; null locks nothing.
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${visitorHash}, 7201)),
      pg_advisory_xact_lock(hashtextextended(${customerId}::text, 7204))
  `)
}

/** Whether a checkout is of this browser, or of its customer in another one. */
export function isHeldBy({ visitorHash, customerId }: Holder): SQL | undefined {
  return or(eq(checkoutSessions.visitorHash, visitorHash), isOfCustomer(customerId))
}

/** Whether a checkout is of this customer; undefined for a guest. */
function isOfCustomer(customerId: string | null): SQL | undefined {
  return customerId === null ? undefined : eq(checkoutSessions.customerId, customerId)
}

/** The units that a customer has paid for, without those that were canceled. */
export function boughtUnits(customerId: SQL): SQL<number> {
  return sql`(
    select coalesce(sum(l.quantity - l.canceled_quantity), 0)::int
    from orders o join order_lines l on l.order_id = o.id
    where o.customer_id = ${customerId} and o.status <> 'canceled'
  )`
}

/**
 * How many units a customer who has ordered before may hold at once beside those of their unpaid bank transfers, whatever
 * their network holds; null for anybody else.
 */
export async function findOwnUnits(tx: Tx, customerId: string | null): Promise<number | null> {
  if (!customerId) return null
  const { rows } = await tx.execute<{ bought: number; awaited: number }>(sql`
    select ${boughtUnits(sql`${customerId}::uuid`)} as bought, (
      select coalesce(sum(r.quantity), 0)::int
      from checkout_sessions s join reservations r on r.session_id = s.id and r.state = 'held'
      where s.customer_id = ${customerId} and s.status = 'awaiting' and s.closed_at is null and s.kind = 'cart' and s.provider = 'manual'
    ) as awaited
  `)
  const [{ bought, awaited } = { bought: 0, awaited: 0 }] = rows
  return bought > 0 ? Math.max(0, customerUnits(bought) - awaited) : null
}
