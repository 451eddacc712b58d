import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * What disputes hold of a payment, in cents: taken by the provider and not given again, so that no refund pays it twice. A
 * charge that pays for several orders or edits holds of each in turn what is not refunded.
 */
export function withdrawnCents(paymentId: SQLWrapper): SQL<number> {
  return sql<number>`(
    select coalesce(greatest(0, least(f.rest, f.withdrawn - f.before)), 0)::int from (
      select each.id, rest, sum(rest) over (order by each.root_id is not null, each.paid_at, each.id) - rest as before, (
        select coalesce(sum(case m.kind when 'withdrawn' then m.amount_cents when 'returned' then -m.amount_cents else 0 end), 0)
        from dispute_movements m join disputes d on d.id = m.dispute_id
        where d.payment_id = coalesce(own.root_id, own.id)
      ) as withdrawn
      from payments own
      join payments each on each.id = coalesce(own.root_id, own.id) or each.root_id = coalesce(own.root_id, own.id)
      cross join lateral (
        select each.amount_cents - coalesce(sum(r.amount_cents), 0) as rest from refunds r where r.payment_id = each.id
      ) as of_each
      where own.id = ${paymentId}
    ) f where f.id = ${paymentId}
  )`
}
