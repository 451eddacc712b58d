import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import type { Visitor } from './buyer.ts'
import type { Order } from './order-moves.ts'

/** Replaces a unit of the only line of an order by one that costs the same; returns the status. */
export async function replaceUnit(
  db: Db,
  origin: string,
  owner: Pick<Visitor, 'call'>,
  { id: orderId, number }: Order,
): Promise<number> {
  const found = await owner.call(origin, 'orderChanges/findEditable', { orderNumber: number })
  if (found.status !== 200) return found.status
  const { rows } = await db.execute<{ line: string; variant: string }>(sql`
    select id as line, variant_id as variant from order_lines where order_id = ${orderId} order by position desc limit 1
  `)
  const lines = [{ lineId: rows[0]?.line, keep: 0, add: { variantId: rows[0]?.variant, quantity: 1 } }]
  const preview = await owner.call(origin, 'orderChanges/previewChange', { orderId, lines })
  if (preview.status !== 200) return preview.status
  const version = Number(Object(Object(found.body).editable).version)
  const { difference } = Object(preview.body)
  return (await owner.call(origin, 'orderChanges/changeLines', { orderId, version, lines, difference })).status
}
