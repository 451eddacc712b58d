import { expect, test } from 'vitest'
import { databaseBefore, queryDatabase } from '#test/empty-database.ts'

test('the history of an older shop has the new names of its emails and of sections with an image', async () => {
  const { url, upgrade } = await databaseBefore('email_names')
  await queryDatabase(
    url,
    `insert into audit_events (action, subject_kind, subject_id, detail, at) values
       ('mail.retried', 'mail', '1', null, '2026-01-01'), ('customer.reset-mailed', 'customer', '2', null, '2026-01-02'),
       ('customer.tagged', 'customer', '3', null, '2026-01-03'),
       ('home.added', 'home', '4', '{"kind": "picture"}', '2026-01-04');
     with s as (
       insert into checkout_sessions (provider, provider_session_id, visitor_hash, status, currency, subtotal_cents, expires_at)
       values ('sandbox', 'cs_1', '', 'ordered', 'USD', 9000, now()) returning id
     ), o as (
       insert into orders (session_id, number, email, customer_name, shipping_option, shipping_name, line1, city, postal_code,
         country, subtotal_cents, shipping_cents, tax_cents, total_cents)
       select id, 'MG-1', 'a@example.com', 'Ann', 'express', 'Ann', '1 Elm', 'Salem', '97301', 'US', 9000, 0, 0, 9000 from s returning id
     )
     insert into order_events (order_id, kind) select id, unnest('{mailed,paid}'::text[]) from o;
     insert into home_sections (kind, position) values ('picture', 7000);
     insert into versions (subject, version, value) values
       ('home.4', 1, '{"kind": "picture", "isOn": true}'), ('settings.shop', 1, '{"kind": "picture"}')`,
  )

  await upgrade()
  expect(await queryDatabase(url, 'select action, subject_kind, detail from audit_events order by at')).toEqual([
    { action: 'email.retried', subject_kind: 'email', detail: null },
    { action: 'customer.reset-emailed', subject_kind: 'customer', detail: null },
    { action: 'customer.tagged', subject_kind: 'customer', detail: null },
    { action: 'home.added', subject_kind: 'home', detail: { kind: 'image' } },
  ])
  expect(await queryDatabase(url, 'select kind from order_events order by kind')).toEqual([
    { kind: 'emailed' },
    { kind: 'paid' },
  ])
  expect(await queryDatabase(url, 'select kind from home_sections where position = 7000')).toEqual([{ kind: 'image' }])
  expect(await queryDatabase(url, 'select value from versions order by subject')).toEqual([
    { value: { kind: 'image', isOn: true } },
    { value: { kind: 'picture' } },
  ])
})
