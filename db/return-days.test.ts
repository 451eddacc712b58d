import { expect, test } from 'vitest'
import { databaseBefore, queryDatabase } from '#test/empty-database.ts'

test('orders placed before have the return window of the settings', async () => {
  const { url, upgrade } = await databaseBefore('return_days')
  await queryDatabase(
    url,
    `insert into settings (key, value) values ('settings.returns', '{"returnDays": 40}');
     with s as (
       insert into checkout_sessions (provider, provider_session_id, visitor_hash, status, currency, subtotal_cents, expires_at)
       values ('sandbox', 'cs_1', '', 'ordered', 'USD', 9000, now()) returning id
     )
     insert into orders (session_id, number, email, customer_name, shipping_option, shipping_name, line1, city, postal_code,
       country, subtotal_cents, shipping_cents, tax_cents, total_cents)
     select id, 'MG-1', 'a@example.com', 'Ann', 'express', 'Ann', '1 Elm', 'Salem', '97301', 'US', 9000, 0, 0, 9000 from s`,
  )
  await upgrade()
  expect(await queryDatabase(url, 'select return_days from orders')).toEqual([{ return_days: 40 }])
})
