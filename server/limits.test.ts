import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Tx } from '#db/open-database.ts'
import { rateLimits } from '#db/tables/shop.ts'
import { createTestShop } from '#test/create-test-shop.ts'

test('counting a call does not wait for the disk, and whatever else is written does', async () => {
  const shop = await createTestShop()
  const waiting = async (tx: Tx) =>
    (await tx.execute<{ synchronous_commit: string }>(sql`show synchronous_commit`)).rows

  const counted = await shop.db.transaction(async (tx) => {
    await tx.insert(rateLimits).values({ key: 'checkout:10.0.0.1', points: 1, expire: 1 })
    return waiting(tx)
  })
  const sold = await shop.db.transaction(async (tx) => {
    await tx.execute(sql`update products set sold_count = sold_count`)
    return waiting(tx)
  })

  expect(counted).toEqual([{ synchronous_commit: 'off' }])
  expect(sold).toEqual([{ synchronous_commit: 'on' }])
})
