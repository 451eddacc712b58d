import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { isAsked } from './find-candidates.ts'

test('the discounts of a cart are found through indexes, among thousands', async () => {
  const shop = await createTestShop()
  await shop.db.execute(sql`
    with added as (
      insert into discounts (title, method, kind, rate) select 'Summer', 'code', 'percent', 1000 from generate_series(1, 5000)
      returning id
    )
    insert into discount_codes (discount_id, code) select id, upper(left(replace(id::text, '-', ''), 20)) from added
  `)
  await shop.db.execute(sql`analyze discounts, discount_codes`)
  const asked = { automatic: sql`'{00000000-0000-4000-8000-000000000000}'`, codes: sql`'{TEN}'` }
  const { rows } = await shop.db.execute(sql`explain select from discounts where ${isAsked(asked)}`)
  expect(JSON.stringify(rows)).not.toContain('Seq Scan')
})
