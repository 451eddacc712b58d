import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { inOrder, isAfterCursor } from './page-cursor.ts'

/** The lists that grow with the shop, and their filters. */
const lists: Record<string, SQL> = {
  'all orders': sql`orders t where true`,
  'orders in a status': sql`orders t where t.status = 'processing'`,
  'orders of a customer': sql`orders t where t.customer_id = ${crypto.randomUUID()}`,
  'all emails': sql`emails t where true`,
  'emails in a state': sql`emails t where t.state = 'parked'`,
  'messages in a status': sql`messages t where t.status = 'open'`,
  'all returns': sql`returns t where true`,
  'returns in a state': sql`returns t where t.status = 'declined'`,
  'all discounts': sql`discounts t where true`,
  'discounts of staff': sql`discounts t where t.owner_email is null`,
}

test('a list is read from its index either way, and not sorted as a whole', async () => {
  const { db } = await createTestShop()
  await db.transaction(async (tx) => {
    // In a small shop it is cheap to read and sort everything: what matters is that the index can be used.
    // A truncated table is planned as one of unknown size, and one known to be empty from any index at all.
    await tx.execute(sql`truncate orders, emails, messages, returns, discounts cascade`)
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql`set local enable_sort = off`)
    for (const [name, list] of Object.entries(lists)) {
      for (const direction of ['newest', 'oldest'] as const) {
        const order = sql.join(inOrder(sql`t.created_at`, sql`t.id`, direction), sql`, `)
        const { rows } = await tx.execute(sql`explain select t.id from ${list} order by ${order} limit 20`)
        const plan = JSON.stringify(rows)
        expect(plan, `${name}, ${direction}`).toMatch(/Index (Only )?Scan/)
        expect(plan, `${name}, ${direction}`).not.toContain('Sort')
        expect(plan, `${name}, ${direction}`).not.toContain('Filter:')
      }
    }
  })
})

test('a made-up position is refused before it reaches the database', async () => {
  const { db } = await createTestShop()
  const key = '11111111-1111-4111-8111-111111111111'
  const refused = [
    '',
    'x',
    '9999-99-99T99:99:99.999999Z',
    '2026-02-30T00:00:00.000000Z',
    '2026-01-01T24:00:00.000000Z',
    '2026-01-01T23:59:60.000000Z',
    '0000-01-01T00:00:00.000000Z',
  ]
  for (const time of refused) {
    expect(() => isAfterCursor(sql`t.created_at`, sql`t.id`, `${time}_${key}`), time).toThrow('page')
  }
  for (const time of ['0001-01-01T00:00:00.000000Z', '2028-02-29T12:30:00.123456Z', '9999-12-31T23:59:59.999999Z']) {
    const position = isAfterCursor(sql`t.created_at`, sql`t.id`, `${time}_${key}`)
    await db.execute(sql`select from orders t where ${position}`)
  }
})
