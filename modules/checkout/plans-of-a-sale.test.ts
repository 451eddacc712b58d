import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()

const insertCheckouts = (count: number, status: 'open' | 'ordered') => sql`
  insert into checkout_sessions (provider, provider_session_id, visitor_hash, status, currency, subtotal_cents, expires_at)
  select 'sandbox', gen_random_uuid(), gen_random_uuid(), ${status}, 'USD', 100, shop_now() + interval '30 minutes'
  from generate_series(1, ${count}::int)
`

async function planOf(statement: SQL): Promise<string> {
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('in a rush that PostgreSQL has no statistics of, a checkout is found by its own index, not among all open ones', async () => {
  await shop.db.execute(insertCheckouts(200, 'ordered'))
  await shop.db.execute(sql`analyze checkout_sessions`)
  await shop.db.execute(insertCheckouts(5_000, 'open'))
  const id = sql`'00000000-0000-4000-8000-000000000000'`

  for (const isSo of [sql`status = 'opening'`, sql`status = 'open'`, sql`status = 'awaiting'`]) {
    expect(await planOf(sql`update checkout_sessions set url = url where reference = ${id} and ${isSo}`)).toContain(
      'checkout_sessions_reference_unique',
    )
    expect(await planOf(sql`update checkout_sessions set url = url where id = ${id} and ${isSo}`)).toContain(
      'checkout_sessions_pkey',
    )
  }
  const ofBrowser = sql`visitor_hash = 'a' and created_at + interval '1 day' > shop_now() and status in ('opening', 'open')`
  expect(await planOf(sql`select from checkout_sessions where ${ofBrowser}`)).toMatch(
    /checkout_sessions_(?:visitor|idempotency)/,
  )
})

test('an open checkout cannot be closed at the same time', async () => {
  const refused = shop.db.execute(sql`update checkout_sessions set closed_at = now() where status = 'open'`)
  await expect(refused).rejects.toMatchObject({ cause: { constraint: 'checkout_sessions_closed' } })
})
