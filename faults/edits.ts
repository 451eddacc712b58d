import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import type { Visitor } from './buyer.ts'
import type { Order } from './order-moves.ts'

/** Opens the edit of an order that replaces its only unit, by the same variant unless another is named; the result saves it and returns the status. */
export async function openEdit(
  db: Db,
  origin: string,
  owner: Pick<Visitor, 'call'>,
  { id: orderId, number }: Order,
  variantId: string | null = null,
): Promise<(at: string) => Promise<number>> {
  const { rows } = await db.execute<{ line: string; variant: string }>(sql`
    select id as line, variant_id as variant from order_lines where order_id = ${orderId} order by position desc limit 1
  `)
  const lines = [{ lineId: rows[0]?.line, keep: 0, add: { variantId: variantId ?? rows[0]?.variant, quantity: 1 } }]
  const found = await owner.call(origin, 'orderChanges/findEditable', { orderNumber: number })
  const preview = await owner.call(origin, 'orderChanges/previewChange', { orderId, lines })
  const version = Number(Object(Object(found.body).editable).version)
  const { difference } = Object(preview.body)
  const change = { orderId, version, lines, difference }
  return async (at) => (await owner.call(at, 'orderChanges/changeLines', change)).status
}
