import { expect, test } from 'vitest'
import { databaseBefore, queryDatabase } from '#test/empty-database.ts'

test('the shipping settings of an older shop become methods, and its open checkouts and orders keep theirs', async () => {
  const { url, upgrade } = await databaseBefore('shipping_zones')
  await queryDatabase(
    url,
    `insert into settings (key, value) values
       ('settings.money', '{"currency": "JPY"}'),
       ('settings.shipping', '{"expressPrice": 2000, "freeExpressOver": "free", "deliveryDays": "5", "weekdayCutOff": 9}');
     insert into checkout_sessions (provider, provider_session_id, visitor_hash, status, currency, subtotal_cents, express_cents, arrivals, expires_at)
       values ('sandbox', 'cs_1', '', 'ordered', 'JPY', 9000, 1800, '{"standard": {"from": "2026-11-30", "to": "2026-12-07"}}', now());
     insert into orders (session_id, number, email, customer_name, shipping_option, shipping_name, line1, city, postal_code, country, subtotal_cents, shipping_cents, tax_cents, total_cents)
       select id, 'MG-1', 'a@example.com', 'Ann', 'express', 'Ann', '1 Elm', 'Salem', '97301', 'US', 9000, 1800, 0, 10800 from checkout_sessions`,
  )

  await upgrade()
  const zones = 'select z.is_rest, m.speed, m.kind, m.price_cents, m.over_cents, m.min_days, m.max_days'
  const from = 'from shipping_methods m join shipping_zones z on z.id = m.zone_id order by m.position'
  expect(await queryDatabase(url, `${zones} ${from}`)).toEqual([
    { is_rest: true, speed: 'standard', kind: 'flat', price_cents: 0, over_cents: 0, min_days: 5, max_days: 5 },
    {
      is_rest: true,
      speed: 'express',
      kind: 'free_above',
      price_cents: 2000,
      over_cents: 200,
      min_days: 1,
      max_days: 2,
    },
  ])
  expect(await queryDatabase(url, "select value from settings where key = 'settings.shipping'")).toEqual([
    { value: { weekdayCutOff: 9 } },
  ])
  const [session] = await queryDatabase(url, 'select shipping from checkout_sessions')
  expect(session).toMatchObject({
    shipping: [
      { option: 'standard', cents: 0, arrival: { from: '2026-11-30', to: '2026-12-07' }, holdsIn: 'US' },
      { option: 'express', cents: 1800, arrival: null, maxDays: 2 },
    ],
  })
  const order = 'select shipping_method, delivery_min_days, delivery_max_days from orders'
  expect(await queryDatabase(url, order)).toEqual([{ shipping_method: '', delivery_min_days: 1, delivery_max_days: 2 }])
})
