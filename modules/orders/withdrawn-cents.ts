import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What disputes hold of a payment, in cents: taken by the provider and not given again, so that no refund pays it twice. */
export function withdrawnCents(paymentId: SQLWrapper): SQL<number> {
  return sql<number>`(
    select coalesce(sum(case m.kind when 'withdrawn' then m.amount_cents when 'returned' then -m.amount_cents else 0 end), 0)::int
    from dispute_movements m join disputes d on d.id = m.dispute_id where d.payment_id = ${paymentId}
  )`
}
