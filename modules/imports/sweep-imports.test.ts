import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productImports } from '#db/tables/imports.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { storeImport } from './store-import.ts'
import { sweepImports } from './sweep-imports.ts'

test('an import that stopped with its process is ended after a day, and its file removed', async () => {
  const shop = await createTestShop()
  const store = () => storeImport(shop, { file: Buffer.from('sku\nA'), isDryRun: false, actorId: null })
  const [left, recent] = [await store(), await store()]
  await shop.db
    .update(productImports)
    .set({ state: 'running', updatedAt: sql`shop_now() - interval '25 hours'` })
    .where(eq(productImports.id, left))
  for (let night = 0; night < 2; night++) await sweepImports(shop)
  const rows = await shop.db.select().from(productImports)
  const ended = rows.map(async ({ id, state, fileKey }) => [id, state, (await shop.files.read(fileKey)) !== null])
  expect(new Set(await Promise.all(ended))).toEqual(
    new Set([
      [left, 'failed', false],
      [recent, 'waiting', true],
    ]),
  )
})
