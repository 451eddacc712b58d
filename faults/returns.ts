import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { trackKey } from '#modules/order-tracking/order-links.ts'
import { openSecrets } from '#server/start/open-secrets.ts'
import type { Visitor } from './buyer.ts'
import type { Order } from './order-moves.ts'

type Caller = Pick<Visitor, 'call'>

/** A return of an order, with what its calls need. */
export interface SentBack {
  returnId: string
  number: string
  lineId: string
  /** Names the order as the link in its emails does. */
  link: { orderNumber: string; key: string }
}

/** Asks to return all units of the only line of a shipped order, as a guest; an exchange is for the first other variant. */
export async function requestReturn(
  db: Db,
  origin: string,
  guest: Caller,
  { number }: Order,
  wish: 'refund' | 'exchange',
): Promise<SentBack> {
  const link = { orderNumber: number, key: trackKey({ secrets: await openSecrets(db) }, number, 'whole') }
  const { rows } = await db.execute<{ line: string; quantity: number; other: string | null; seen: number }>(sql`
    select l.id as line, l.quantity,
      (select v.id from variants v where v.product_id = l.product_id and v.id <> l.variant_id order by v.id limit 1) as other,
      (select count(*)::int from returns r where r.order_id = o.id) as seen
    from orders o join order_lines l on l.order_id = o.id where o.number = ${number}
  `)
  const { line: lineId = '', quantity = 0, other = null, seen = 0 } = rows[0] ?? {}
  const line = { lineId, quantity, reason: 'size', wantedVariantId: wish === 'exchange' ? other : null }
  const { body } = await guest.call(origin, 'returns/requestReturn', {
    ...link,
    wish,
    lines: [line],
    returnsSeen: seen,
  })
  const made = Object(body.orderReturn)
  return { returnId: String(made._id), number: String(made.number), lineId, link }
}
