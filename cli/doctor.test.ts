import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { knownMigrations } from '#db/migration-state.ts'
import { readConfig } from '#server/config/config.ts'
import { buildCommandLine, newFolder, upgradedFolder } from '#test/command-line.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { openEmailServer } from '#test/email-server.ts'
import { askDatabase, emptyDatabase } from '#test/empty-database.ts'
import { openStorage } from '#test/storage.ts'
import { checkFolder } from './doctor/check-folder.ts'
import { checkNode, checkOrigin, checkPayments } from './doctor/check-settings.ts'
import { type Finding, wordsOf } from './doctor/finding.ts'

const { shop } = await buildCommandLine()

async function look(env: Record<string, string>, cwd?: string) {
  const { code, stdout } = await shop(['doctor', '--json'], env, cwd)
  const { ok, findings } = JSON.parse(stdout) as { ok: boolean; findings: Finding[] }
  expect(ok).toBe(code === 0)
  const states = Object.fromEntries(findings.map(({ name, state }) => [name, state]))
  return { code, findings, states, of: (name: string) => findings.find((each) => each.name === name) }
}

test('a shop with everything in order is found so', async () => {
  const made = await createTestShop()
  await made.admin()
  const [mail, storage] = [await openEmailServer(), await openStorage()]
  onTestFinished(() => storage.close())
  const { bucket } = storage
  const { code, states, of } = await look({
    DATABASE_URL: made.url,
    DATA_DIR: newFolder(),
    PUBLIC_ORIGIN: 'https://shop.example.com',
    TRUST_PROXY: '1',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: mail.url,
    S3_BUCKET: bucket.name,
    S3_ENDPOINT: bucket.endpoint ?? '',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
  expect({ code, wrong: Object.values(states).filter((state) => state !== 'good') }).toEqual({ code: 0, wrong: [] })
  expect(Object.keys(states)).toHaveLength(12)
  expect(of('Migrations')?.found).toBe(`All ${knownMigrations().length} are applied.`)
  expect(of('Database')?.found).toMatch(/^PostgreSQL \d+.+ answers\.$/)
  expect(mail.received).toEqual([])
})

test('what is wrong is said for each, with what to do', async () => {
  const folder = newFolder()
  const { code, states, of } = await look({
    DATABASE_URL: 'postgresql://owner:secret@127.0.0.1:9/vitrine',
    DATA_DIR: folder,
    SMTP_URL: 'smtp://owner:secret@127.0.0.1:9',
    S3_BUCKET: 'goods',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  expect(code).toBe(1)
  expect(states).toMatchObject({ Database: 'wrong', Mail: 'wrong', Files: 'wrong', PUBLIC_ORIGIN: 'note' })
  for (const name of ['Database', 'Mail', 'Files']) {
    expect(of(name)?.advice).not.toBe('')
    expect(JSON.stringify(of(name))).not.toContain('secret')
  }
})

test('settings that cannot be read are named, and what stands without them is looked at', async () => {
  const made = await createTestShop()
  const env = { DATABASE_URL: made.url, DATA_DIR: newFolder(), STRIPE_SECRET_KEY: 'pk_live_1' }
  const { code, states, of } = await look(env)
  expect(code).toBe(1)
  expect(of('Settings')?.found).toMatch(/^STRIPE_SECRET_KEY must be/)
  expect(states).toMatchObject({ Settings: 'wrong', Database: 'good', Migrations: 'good', Admins: 'wrong' })

  const { stdout } = await shop(['doctor'], env)
  expect(stdout).toMatch(/^✗ Settings: STRIPE_SECRET_KEY must be .+\n {4}docs/m)
  expect(stdout).toMatch(/\d of \d+ are wrong\.\n$/)
})

test('a shop that was never opened is left so', async () => {
  const dataDir = join(newFolder(), 'data')
  const { code, states } = await look({ DATA_DIR: dataDir })
  expect(code).toBe(0)
  expect(states).toMatchObject({ Database: 'note', 'Data folder': 'note' })
  expect(existsSync(dataDir)).toBe(false)
})

test('migrations that wait, or that this shop does not know, and old functions are found', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const upgraded = upgradedFolder()
  const lookAtMigrations = async (cwd?: string) =>
    (await look({ DATABASE_URL: url, DATA_DIR: newFolder() }, cwd)).of('Migrations')
  const later = '1 are not applied, from 9999_later on.'
  expect(await lookAtMigrations(upgraded)).toMatchObject({ state: 'wrong', found: later })

  await askDatabase(url, "update drizzle.applied_functions set hash = 'older'")
  const otherFunctions = 'The functions of the database are of another version.'
  expect(await lookAtMigrations()).toMatchObject({ state: 'wrong', found: otherFunctions })

  await askDatabase(url, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`)
  const newer = 'The database is of a newer version than this shop.'
  expect(await lookAtMigrations()).toMatchObject({ state: 'wrong', found: newer })
})

test.each([
  [{}, 'note', /this machine alone/],
  [{ PUBLIC_ORIGIN: 'http://shop.example.com', SANDBOX_TILL: '1' }, 'wrong', /not encrypted/],
  [{ PUBLIC_ORIGIN: 'https://shop.example.com', SANDBOX_TILL: '1' }, 'note', /TRUST_PROXY is not set/],
  [{ PUBLIC_ORIGIN: 'https://shop.example.com', SANDBOX_TILL: '1', TRUST_PROXY: '1' }, 'good', /shop\.example\.com/],
])('the address of %j is found %s', (env, state, found) => {
  expect(checkOrigin(readConfig(env))).toMatchObject({ state, found: expect.stringMatching(found) })
})

test('a test key, an old Node and a folder open to others are told of', async () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2' }
  expect(checkPayments(readConfig(stripe))).toMatchObject({
    state: 'note',
    found: 'Stripe, with a test key and 2 webhook secrets: no money moves.',
  })
  expect(checkPayments(readConfig({}))).toMatchObject({ state: 'note' })
  expect(checkNode('22.1.0')).toMatchObject({ state: 'wrong' })
  const open = join(newFolder(), 'open')
  mkdirSync(open, { mode: 0o755 })
  expect(await checkFolder(open)).toMatchObject({ state: 'note', advice: `chmod 700 ${open}` })
  expect(wordsOf(new Error('no\n way to smtp://user:secret@host'))).toBe('no way to smtp://…@host')
})
