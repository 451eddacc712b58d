import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { selectRows } from '#db/typed-sql.ts'
import { boughtUnits } from './own-checkouts.ts'

const s = alias(checkoutSessions, 's')

const columns = {
  id: s.id,
  provider: s.provider,
  providerSessionId: s.providerSessionId,
  networkHash: s.networkHash,
  blockHash: s.blockHash,
  variantId: sql<string>`s.variant_id`,
  quantity: sql<number>`s.quantity`,
  holdsMost: sql<boolean>`coalesce(
    ${isMost(sql`by_network`)} or (s.customer_id is not null and ${isMost(sql`by_customer`)}), false
  )`,
  minutes: sql<number>`(extract(epoch from (select shop_now()) - s.created_at) / 60)::float8`,
  boughtUnits: boughtUnits(sql`s.customer_id`),
  networkUnits: sql<number>`coalesce(n.units, 0)::int`,
  networkOrders: sql<number>`coalesce(n.orders, 0)::int`,
  blockUnits: sql<number>`coalesce(b.units, 0)::int`,
  blockOrders: sql<number>`coalesce(b.orders, 0)::int`,
}

/** The open checkouts of carts that hold units of these variants, those first whose network holds most. */
export function listHolds(db: Db | Tx, variantIds: readonly string[]) {
  return selectRows(
    db,
    columns,
    (list) => sql`
      with s as materialized (
        select s.*, r.variant_id, r.quantity, v.on_hand
        from reservations r join checkout_sessions s on s.id = r.session_id join variants v on v.id = r.variant_id
        where r.state = 'held' and r.variant_id = any(${sql.param(variantIds)}::uuid[])
          and s.kind = 'cart' and s.status in ('opening', 'open') and s.network_hash is not null
      ),
      n as (${totalsBy(sql`network_hash`)}),
      b as (${totalsBy(sql`block_hash`)})
      select ${list} from s
      left join n on n.network_hash = s.network_hash
      left join b on b.block_hash = s.block_hash
      window by_network as (partition by s.network_hash, s.variant_id),
        by_customer as (partition by s.customer_id, s.variant_id)
      order by n.units desc, b.units desc, s.created_at, s.id
    `,
  )
}

export type ListedHold = Awaited<ReturnType<typeof listHolds>>[number]

function isMost(holder: ReturnType<typeof sql>) {
  return sql`(sum(s.quantity) over ${holder} > 1 and sum(s.quantity) over ${holder} * 2 > s.on_hand)`
}

function totalsBy(column: ReturnType<typeof sql>) {
  return sql`
    select t.${column},
      sum((select coalesce(sum(r.quantity), 0) from reservations r where r.session_id = t.id and r.state = 'held')) filter (
        where t.status in ('opening', 'open')
      ) as units,
      count(*) filter (where t.status = 'ordered') as orders
    from checkout_sessions t
    where t.${column} in (select ${column} from s) and t.kind = 'cart'
      and t.created_at > (select shop_now()) - interval '1 day' and t.status in ('opening', 'open', 'ordered')
    group by 1
  `
}
