import { sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'

/** Counts the units each product sold in orders that were not canceled, without canceled units; the job behind "best selling". */
export async function countSales({ db }: Pick<Shop, 'db'>): Promise<void> {
  // Locks products in the order of their IDs, as checkouts do.
  await db.execute(sql`
    with sold as materialized (
      select l.product_id, sum(l.quantity - l.canceled_quantity)::int as units
      from order_lines l join orders o on o.id = l.order_id where o.status <> 'canceled' group by l.product_id
    ), stale as materialized (
      select p.id, coalesce(sold.units, 0) as units from products p left join sold on sold.product_id = p.id
      where p.sold_count <> coalesce(sold.units, 0) order by p.id for no key update of p
    )
    update products p set sold_count = stale.units from stale where p.id = stale.id
  `)
}
