import { expect, test } from 'vitest'
import { databaseBefore, queryDatabase } from '#test/empty-database.ts'

test('all refunds of a return name it, also those of its other payments', async () => {
  const { url, upgrade } = await databaseBefore('refunds_of_returns')
  await queryDatabase(
    url,
    `with s as (
       insert into checkout_sessions (provider, provider_session_id, visitor_hash, status, currency, subtotal_cents, expires_at, closed_at)
       values ('sandbox', 'cs_1', '', 'ordered', 'USD', 9000, now(), now()), ('sandbox', 'cs_2', '', 'ordered', 'USD', 100, now(), now())
       returning id, provider_session_id as page
     ), o as (
       insert into orders (session_id, number, email, customer_name, shipping_option, shipping_name, line1, city, postal_code,
         country, subtotal_cents, shipping_cents, tax_cents, total_cents)
       select id, 'MG-1', 'a@example.com', 'Ann', 'express', 'Ann', '1 Elm', 'Salem', '97301', 'US', 9000, 0, 0, 9000 from s
       where page = 'cs_1' returning id
     ), p as (
       insert into payments (session_id, order_id, adds_to_order_id, provider, charge_id, amount_cents)
       select s.id, case when page = 'cs_1' then o.id end, case when page = 'cs_2' then o.id end, 'sandbox', page, 9000
       from s, o returning id, charge_id
     ), f as (
       insert into refunds (payment_id, amount_cents, reason, motive, idempotency_key, created_at)
       select p.id, 100, 'by-staff', motive, charge_id || motive || date, date
       from p, (values ('returned', '2026-11-02'::date), ('faulty', '2026-11-02'), ('returned', '2026-11-01')) as made (motive, date)
       returning id, idempotency_key, created_at
     )
     insert into returns (number, order_id, status, wish, outcome, answered_at, received_at, closed_at, refund_id)
     select 'R-1', o.id, 'closed', 'refund', 'refund', now(), now(), now(), f.id from o, f
     where idempotency_key = 'cs_1returned2026-11-02'`,
  )
  await upgrade()
  const rows = await queryDatabase(
    url,
    'select idempotency_key as key from refunds where return_id is not null order by 1',
  )
  expect(rows).toEqual([{ key: 'cs_1returned2026-11-02' }, { key: 'cs_2returned2026-11-02' }])
})
