import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, queryDatabase } from '#test/empty-database.ts'
import { readConfig } from '../config/config.ts'
import { openShop } from './open-shop.ts'

async function openWith(env: Record<string, string>) {
  const url = await emptyDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-open-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const lines: string[] = []
  const open = () => openShop(readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, ...env }), (line) => lines.push(line))
  return { url, lines, open }
}

test.each([
  [{ ADMIN_PASSWORD: 'abc' }, 'The passwords must be 8 or more characters.'],
  [{ ADMIN_PASSWORD: 'iloveyou' }, 'This password is too easy to guess.'],
  [{ ADMIN_EMAIL: 'nonsense' }, 'The first admin nonsense cannot be created: Invalid email address.'],
])('a first admin of %j is refused before anything is filled', async (env, sentence) => {
  const { url, open } = await openWith(env)
  await expect(open()).rejects.toThrow(sentence)
  expect(await queryDatabase(url, 'select id from products union all select id from customers')).toEqual([])
})

test('a live key opens an empty shop, and a shop that has an admin says that the variables are ignored', async () => {
  const live = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_ORIGIN: 'https://shop.example.com',
    SECRETS_KEY: 'none',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'blue-lemon-9',
  }
  const { url, lines, open } = await openWith(live)
  await (await open()).close()
  expect(await queryDatabase(url, 'select id from products')).toEqual([])
  expect(lines.filter((line) => line.startsWith('ADMIN_EMAIL'))).toEqual([])

  await (await open()).close()
  expect(lines.filter((line) => line.startsWith('ADMIN_EMAIL and ADMIN_PASSWORD are ignored'))).toHaveLength(1)
})

test('a live key does not open a shop with demo products', async () => {
  const live = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_ORIGIN: 'https://shop.example.com',
    SECRETS_KEY: 'none',
  }
  const { url, open } = await openWith(live)
  await (await open()).close()
  await queryDatabase(url, "insert into images (id, file_key, width, height) values ('a', 'demo/a.avif', 1, 1)")
  await expect(open()).rejects.toThrow('the products of the demo are in the shop')
})

test('a shop starts on a read-only database, as after a failover, and works once it takes changes', async () => {
  const { url, lines, open } = await openWith({ SEED: '0' })
  await (await open()).close()
  const database = new URL(url).pathname.slice(1)
  await queryDatabase(url, `alter database ${database} set default_transaction_read_only = on`)

  const shop = await open()
  onTestFinished(() => shop.close())
  const app = await shop.serve()
  onTestFinished(() => app.close())
  await shop.work()
  expect(lines).toContainEqual(expect.stringMatching(/^The database is read-only/))
  expect((await app.inject('/readyz')).json()).toEqual({ status: 200, message: 'Degraded: the database is read-only.' })

  await queryDatabase(
    url,
    `begin read write;
     alter database ${database} reset default_transaction_read_only;
     commit;
     select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await expect.poll(() => lines).toContain('The database takes changes again.')
  expect((await app.inject('/readyz')).json()).toEqual({ status: 200 })
  await shop.shop.db.transaction((tx) => shop.shop.enqueue(tx, 'countSales', {}))
  const countDone = () => queryDatabase(url, "select 1 from jobs.job where name = 'countSales' and state = 'completed'")
  await expect.poll(async () => (await countDone()).length).toBe(1)
})
