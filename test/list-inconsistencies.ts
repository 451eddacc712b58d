import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'

/** What disputes of a payment have taken and not given again. */
const withdrawn = (paymentId: SQL) => sql`(
  select coalesce(sum(case m.kind when 'withdrawn' then m.amount_cents when 'returned' then -m.amount_cents else 0 end), 0)
  from dispute_movements m join disputes d on d.id = m.dispute_id where d.payment_id = ${paymentId}
)`

/** Whether the owner refunded something in the dashboard of the provider, or lost a dispute: the shop then owes less than it was to refund. */
const isPaidBackOtherwise = (orderId: SQL) => sql`exists (
  select from payments mine join payments p on p.id in (mine.id, mine.root_id)
  where ${orderId} in (mine.order_id, mine.adds_to_order_id) and (
    exists (select from refunds r where r.payment_id = p.id and r.reason = 'by-provider')
    or exists (select from disputes d where d.payment_id = p.id and d.state = 'lost')
  )
)`

/** Violations that must never occur, each with the query that finds it. Source: threats, invariants I1 to I8. */
const wrongs = {
  'units reserved that no open checkout or exchange holds, or held and not reserved': sql`
    select v.id from variants v
    left join (
      select variant_id, sum(quantity) as held from (
        select variant_id, quantity from reservations where state = 'held'
        union all select wanted_variant_id, held_quantity from return_lines
      ) as each group by 1
    ) r on r.variant_id = v.id
    where v.reserved <> coalesce(r.held, 0)`,
  'units held by a return that is neither approved nor received': sql`
    select b.return_id from return_lines b join returns r on r.id = b.return_id
    where b.held_quantity > 0 and r.status not in ('approved', 'received')`,
  'units held by a checkout that has ended': sql`
    select r.session_id from reservations r join checkout_sessions s on s.id = r.session_id
    where r.state = 'held' and s.status not in ('opening', 'open', 'awaiting')`,
  'units that left the stock otherwise than by an order': sql`
    select c.variant_id from stock_changes c where c.reason in ('sold', 'restocked')
    group by c.variant_id
    having -sum(c.delta) <> (
      select coalesce(sum(l.quantity - l.canceled_quantity - (
        select coalesce(sum(b.quantity), 0) from refund_lines b join refunds r on r.id = b.refund_id
        where b.order_line_id = l.id and r.is_restocked
      ) - (
        select coalesce(sum(b.restocked_quantity), 0) from return_lines b where b.order_line_id = l.id
      )), 0) from order_lines l join orders o on o.id = l.order_id
      where l.variant_id = c.variant_id
    )`,
  'a payment with neither an order nor a refund, or with both though the order stands': sql`
    select p.id from payments p left join refunds r on r.payment_id = p.id left join orders o on o.id = p.order_id
    where (p.order_id is null and p.adds_to_order_id is null and r.id is null) or (r.reason not in ('by-provider', 'by-staff') and coalesce(o.status, 'canceled') <> 'canceled')`,
  'a canceled order that is not refunded': sql`
    select f.root from (
      select coalesce(p.root_id, p.id) as root, p.amount_cents - (
        select coalesce(sum(r.amount_cents), 0) from refunds r where r.payment_id = p.id
      ) as rest
      from orders o join payments p on o.id in (p.order_id, p.adds_to_order_id) where o.status = 'canceled'
    ) f group by f.root having sum(f.rest) > ${withdrawn(sql`f.root`)}`,
  'an order without its payment, or paid with another amount': sql`
    select o.id from orders o left join payments p on p.order_id = o.id
    where p.id is null or p.amount_cents <> o.total_cents`,
  'an order whose lines do not add up': sql`
    select o.id from orders o join order_lines l on l.order_id = o.id and l.change_id is null group by o.id
    having sum(l.quantity * l.unit_price_cents) <> o.subtotal_cents or sum(l.discount_cents) <> o.discount_cents`,
  'a change of an order whose lines or payments are not its sums, or that is half applied': sql`
    select c.id from order_changes c where
      (select coalesce(sum(l.quantity * l.unit_price_cents - l.discount_cents), 0) from order_lines l where l.change_id = c.id)
        <> case when c.applied_at is null then 0 else c.subtotal_cents - c.discount_cents end
      or (select coalesce(sum(p.amount_cents), 0) from payments p where p.change_id = c.id)
        <> case when c.applied_at is null then 0 else c.total_cents end
      or (select coalesce(sum(r.amount_cents), 0) from refunds r where r.change_id = c.id)
        not between case when c.applied_at is null or ${isPaidBackOtherwise(sql`c.order_id`)} then 0 else c.removed_cents end
          and case when c.applied_at is null then 0 else c.removed_cents end
      or (select coalesce(sum(r.transferred_cents), 0) from refunds r where r.change_id = c.id)
        <> case when c.applied_at is null then 0 else least(c.total_cents, c.removed_cents) end`,
  'more refunded of a line than was paid for it': sql`
    select l.id from order_lines l join orders o on o.id = l.order_id join refund_lines b on b.order_line_id = l.id
    group by l.id, o.id having sum(b.amount_cents) > l.quantity * l.unit_price_cents - l.discount_cents
      + case when l.change_id is null then o.tax_cents else (select c.tax_cents from order_changes c where c.id = l.change_id) end
      or sum(b.quantity) > l.quantity`,
  'a unit that was removed and not refunded': sql`
    select l.id from order_lines l join canceled_units u on u.order_line_id = l.id and u.reason <> 'order'
    group by l.id having sum(u.quantity) > (
      select coalesce(sum(b.quantity), 0) from refund_lines b where b.order_line_id = l.id
    )`,
  'an order whose discounts are not those that were redeemed': sql`
    select o.id from orders o left join discount_redemptions r on r.order_id = o.id group by o.id
    having coalesce(sum(r.amount_cents) filter (where r.kind <> 'free_shipping'), 0) <> o.discount_cents
      or coalesce(bool_or((r.state = 'returned') <> (o.status = 'canceled')), false)`,
  'uses of a discount that are counted and not in the ledger, or the reverse': sql`
    select d.id from discounts d left join discount_redemptions r on r.discount_id = d.id and r.state in ('held', 'redeemed')
    where d.max_uses is not null group by d.id having count(r.id) <> d.uses_taken`,
  'uses of a code that are counted and not in the ledger, or the reverse': sql`
    select c.id from discount_codes c left join discount_redemptions r on r.code_id = c.id and r.state in ('held', 'redeemed')
    where c.max_uses is not null group by c.id having count(r.id) <> c.uses_taken`,
  'store credit that is neither left nor used': sql`
    select d.id from discounts d left join discount_redemptions r on r.discount_id = d.id and r.state in ('held', 'redeemed')
    where d.kind = 'store_credit' group by d.id
    having d.balance_cents + coalesce(sum(r.amount_cents - r.returned_cents), 0) <> d.amount_cents`,
  'discounts held by a checkout that has ended': sql`
    select r.id from discount_redemptions r join checkout_sessions s on s.id = r.session_id
    where r.state = 'held' and s.status not in ('opening', 'open')`,
  'more given back than was taken': sql`
    select p.id from refunds r join payments p on p.id = r.payment_id
    group by p.id having sum(r.amount_cents) > p.amount_cents`,
  'more credited than invoiced, in all or of a rate of tax': sql`
    select i.id from invoices i join invoices c on c.invoice_id = i.id group by i.id
    having -sum((c.content->>'totalCents')::int) > (i.content->>'totalCents')::int
    union all
    select i.id from invoices i join invoices c on c.invoice_id = i.id
    cross join lateral jsonb_array_elements(i.content->'taxes') with ordinality as taxed(tax, at)
    group by i.id, taxed.at, taxed.tax
    having -sum((c.content->'taxes'->(taxed.at::int - 1)->>'netCents')::int) > (taxed.tax->>'netCents')::int
      or -sum((c.content->'taxes'->(taxed.at::int - 1)->>'taxCents')::int) > (taxed.tax->>'taxCents')::int`,
  'money at the sandbox that the shop has not booked though its checkout is settled': sql`
    select t.id from sandbox_sessions t join checkout_sessions s on s.provider_session_id = t.id
    left join payments p on p.charge_id = t.charge_id
    where t.status = 'paid' and s.status in ('ordered', 'refunded') and p.amount_cents is distinct from t.amount_cents`,
  'an order that awaits its payment and is over, or the reverse': sql`
    select o.session_id from pending_orders o join checkout_sessions s on s.id = o.session_id
    where (o.state = 'awaiting') <> (s.status in ('opening', 'open', 'awaiting')) or (o.state = 'paid') <> (s.status = 'ordered')`,
  'a number of an order that is not the one it was given before': sql`
    select o.id from orders o join pending_orders p on p.session_id = o.session_id where p.number <> o.number`,
  'an order without exactly one receipt': sql`
    select o.id from orders o where (select count(*) from emails m where m.cause = 'receipt:' || o.id)
      <> (not exists (select from returns r where r.exchange_order_id = o.id))::int`,
  'a line whose units are not the sums of what was shipped and canceled': sql`
    select l.id from order_lines l where
      l.shipped_quantity <> (select coalesce(sum(s.quantity), 0) from shipment_lines s where s.order_line_id = l.id)
      or l.canceled_quantity <> (select coalesce(sum(c.quantity), 0) from canceled_units c where c.order_line_id = l.id)`,
  'a line whose units are not those that were received in returns': sql`
    select l.id from order_lines l where l.returned_quantity
      <> (select coalesce(sum(b.received_quantity), 0) from return_lines b where b.order_line_id = l.id)`,
  'a return that was refunded, exchanged or neither otherwise than it says': sql`
    select r.id from returns r left join payments p on p.order_id = r.exchange_order_id,
      lateral (select count(*) as refunds, coalesce(sum(transferred_cents), 0) as cents from refunds where return_id = r.id) as transferred
    where (r.outcome = 'exchange') <> (r.exchange_order_id is not null)
      or (coalesce(r.outcome in ('refund', 'exchange', 'code'), false)) <> (transferred.refunds > 0)
      or (r.outcome = 'exchange' and p.amount_cents is distinct from transferred.cents)
      or (r.outcome is distinct from 'exchange' and r.outcome is distinct from 'code' and transferred.cents > 0)`,
  // A refund that was owed before a dispute waits for its end: what the bank has taken the provider does not pay again.
  'more paid back to a charge than it brought': sql`
    select paid.id from payments p join refunds r on r.payment_id = p.id
    join payments paid on paid.id = coalesce(p.root_id, p.id)
    group by paid.id having sum(r.amount_cents - r.transferred_cents) > paid.amount_cents
    or coalesce(sum(r.amount_cents - r.transferred_cents) filter (
        where r.state = 'done' or not exists (select from disputes d where d.payment_id = paid.id and d.closed_at is null)
      ), 0)
      + case when paid.order_id is null then 0 else ${withdrawn(sql`paid.id`)} end > paid.amount_cents`,
  'a status that its units do not tell': sql`
    select o.id from orders o join order_lines l on l.order_id = o.id group by o.id
    having (o.status = 'shipped') <> (sum(l.quantity - l.shipped_quantity - l.canceled_quantity) = 0 and sum(l.shipped_quantity) > 0)
      or (o.status = 'canceled') <> (sum(l.quantity - l.canceled_quantity) = 0)`,
  'a status that the events of the order do not tell': sql`
    select o.id from orders o where
      (select count(*) from order_events e where e.order_id = o.id and e.kind = 'placed') <> 1
      or (select count(*) from order_events e where e.order_id = o.id and e.kind = 'paid') <> 1
      or (select count(*) from order_events e where e.order_id = o.id and e.kind = 'shipped')
        <> (select count(*) from shipments s where s.order_id = o.id)
      or (select count(*) from order_events e where e.order_id = o.id and e.kind = 'canceled') <> (o.status = 'canceled')::int`,
}

/** The violations in the database, with the number of rows of each; empty if the data is consistent. */
export async function listInconsistencies(db: Db): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [wrong, query] of Object.entries(wrongs)) {
    const { rows } = await db.execute(query)
    if (rows.length > 0) found[wrong] = rows.length
  }
  return found
}
