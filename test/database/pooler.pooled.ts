import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open-database.ts'
import { readConfig } from '#server/config/config.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { openShop } from '#server/start/open-shop.ts'
import { runHere } from '../command-line.ts'
import { emptyDatabase, queryDatabase } from '../empty-database.ts'

// Runs only in `npm run test:pooler`.
const pooled = (url: string) =>
  `postgresql://pooled@127.0.0.1:${inject('poolerPort')}/${new pg.Client({ connectionString: url }).database}`

test('a start through the pooler alone is refused, says what to set, and leaves nothing locked', async () => {
  const url = await emptyDatabase()
  await expect(migrate(pooled(url))).rejects.toThrow(/Set DATABASE_DIRECT_URL/)
  await migrate(url)
})

test('the doctor names the pooler and what to set', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const { stdout, code } = await runHere(['doctor'], { DATABASE_URL: pooled(url) })
  expect(code).toBe(1)
  expect(stdout).toContain('The address leads through a pooler in transaction mode.')
  const direct = await runHere(['doctor'], { DATABASE_URL: pooled(url), DATABASE_DIRECT_URL: url })
  expect(direct.stdout).not.toContain('pooler')
})

test('a shop behind the pooler hears of changes, and a second one starts beside it', async () => {
  const url = await emptyDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-pooled-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const config = readConfig({ DATABASE_URL: pooled(url), DATABASE_DIRECT_URL: url, DATA_DIR: dataDir, SEED: '0' })
  const first = await openShop(config, () => {})
  const cache = createPageCache()
  first.watch(cache)
  await first.work()
  const second = await openShop(config, () => {})
  onTestFinished(async () => {
    await second.close()
    await first.close()
  })

  expect((await first.shop.settings.read()).shop.name).not.toBe('Nord')
  await queryDatabase(url, `insert into settings (key, value) values ('settings.shop', '{"name": "Nord"}')`)
  await expect.poll(async () => (await first.shop.settings.read()).shop.name).toBe('Nord')
})

test('a transaction behind the pooler ends a slow statement, and the next one has the usual limit', async () => {
  const url = await emptyDatabase()
  const db = openDatabase(pooled(url), { isPooled: true, answerMs: 200 })
  onTestFinished(() => db.$client.end())
  await expect(db.transaction((tx) => tx.execute(sql`select pg_sleep(5)`))).rejects.toMatchObject({
    cause: { code: '57014' },
  })
  const { rows } = await db.execute(sql`show statement_timeout`)
  expect(rows).toEqual([{ statement_timeout: '0' }])
})
