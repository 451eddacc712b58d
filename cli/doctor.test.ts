import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { knownMigrations } from '#db/migration-state.ts'
import { readConfig } from '#server/config/config.ts'
import { buildCommandLine, newFolder, runHere, upgradedFolder } from '#test/command-line.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { openEmailServer } from '#test/email-server.ts'
import { emptyDatabase, queryDatabase } from '#test/empty-database.ts'
import { openStorage } from '#test/storage.ts'
import { checkFolder } from './doctor/check-folder.ts'
import { checkNode, checkOrigin, checkPayments, checkSecrets } from './doctor/check-settings.ts'
import { checkShipping } from './doctor/check-shipping.ts'
import { checkTax } from './doctor/check-tax.ts'
import { errorMessage, type Finding } from './doctor/finding.ts'

const { shop } = await buildCommandLine()

async function runDoctor(env: Record<string, string>, run = runHere) {
  const { code, stdout } = await run(['doctor', '--json'], env)
  const { ok, findings } = JSON.parse(stdout) as { ok: boolean; findings: Finding[] }
  expect(ok).toBe(code === 0)
  const states = Object.fromEntries(findings.map(({ name, state }) => [name, state]))
  return { code, findings, states, of: (name: string) => findings.find((each) => each.name === name) }
}

test('every check passes for a complete shop', async () => {
  const made = await createTestShop()
  await made.admin()
  const [emailServer, storage] = [await openEmailServer(), await openStorage()]
  onTestFinished(() => storage.close())
  const { bucket } = storage
  const env = {
    DATABASE_URL: made.url,
    DATA_DIR: newFolder(),
    PUBLIC_ORIGIN: 'https://shop.example.com',
    TRUST_PROXY: '1',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_TAX: '1',
    SECRETS_KEY: 'a-long-random-text-for-every-process',
    SMTP_URL: emailServer.url,
    S3_BUCKET: bucket.name,
    S3_ENDPOINT: bucket.endpoint ?? '',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const { code, states, of } = await runDoctor(env, shop)
  const [launch, technical] = [true, false].map((isLaunch) =>
    Object.entries(states).filter(([name]) => name.startsWith('Launch, ') === isLaunch),
  )
  expect({ code, wrong: technical?.filter(([, state]) => state !== 'good') }).toEqual({ code: 0, wrong: [] })
  expect(technical).toHaveLength(15)
  expect(launch).toHaveLength(10)
  expect(states).toMatchObject({ 'Launch, Encrypted address': 'good', 'Launch, Brand': 'note' })
  expect(of('Launch, Brand')).toMatchObject({
    found: expect.stringContaining('The shop has no name of its own yet.'),
    advice: expect.stringContaining('https://shop.example.com/admin/settings#shop'),
  })
  expect(of('Migrations')?.found).toBe(`All ${knownMigrations().length} applied.`)
  expect(of('Database')?.found).toMatch(/^Connected to PostgreSQL \d+.+\.$/)
  expect(emailServer.received).toEqual([])
})

test('each failed check suggests a fix and reveals no secret', async () => {
  const folder = newFolder()
  const { code, states, of } = await runDoctor({
    DATABASE_URL: 'postgresql://owner:secret@127.0.0.1:9/vitrine',
    DATA_DIR: folder,
    SMTP_URL: 'smtp://owner:secret@127.0.0.1:9',
    S3_BUCKET: 'shop',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  expect(code).toBe(1)
  expect(states).toMatchObject({ Database: 'wrong', Email: 'wrong', Files: 'wrong', PUBLIC_ORIGIN: 'note' })
  for (const name of ['Database', 'Email', 'Files']) {
    expect(of(name)?.advice).not.toBe('')
    expect(JSON.stringify(of(name))).not.toContain('secret')
  }
})

test('an invalid variable is named, and independent checks still run', async () => {
  const made = await createTestShop()
  const env = { DATABASE_URL: made.url, DATA_DIR: newFolder(), STRIPE_SECRET_KEY: 'pk_live_1' }
  const { code, states, of } = await runDoctor(env)
  expect(code).toBe(1)
  expect(of('Settings')?.found).toMatch(/^STRIPE_SECRET_KEY must be/)
  expect(states).toMatchObject({ Settings: 'wrong', Database: 'good', Migrations: 'good', Admins: 'wrong' })

  const { stdout } = await runHere(['doctor'], env)
  expect(stdout).toMatch(/^✗ Settings: STRIPE_SECRET_KEY must be .+\n {4}See docs/m)
  expect(stdout).toMatch(/\d of \d+ checks failed\.\n$/)
})

test('doctor changes nothing in a new data folder', async () => {
  const dataDir = join(newFolder(), 'data')
  const { code, states } = await runDoctor({ DATA_DIR: dataDir })
  expect(code).toBe(0)
  expect(states).toMatchObject({ Database: 'note', 'Data folder': 'note' })
  expect(existsSync(dataDir)).toBe(false)
})

test('pending and unknown migrations and outdated functions are reported', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const upgraded = upgradedFolder()
  const checkMigrations = async (run?: typeof runHere) =>
    (await runDoctor({ DATABASE_URL: url, DATA_DIR: newFolder() }, run)).of('Migrations')
  const later = '1 not applied, starting with 9999_later.'
  expect(await checkMigrations((args, env) => shop(args, env, upgraded))).toMatchObject({
    state: 'wrong',
    found: later,
  })

  await queryDatabase(url, "update drizzle.applied_functions set hash = 'older'")
  const otherFunctions = 'The database functions are from another version.'
  expect(await checkMigrations()).toMatchObject({ state: 'wrong', found: otherFunctions })

  await queryDatabase(url, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`)
  const newer = 'The database schema is newer than this version of Vitrine.'
  expect(await checkMigrations()).toMatchObject({ state: 'wrong', found: newer })
})

test.each([
  [{}, 'note', /only from this machine/],
  [{ PUBLIC_ORIGIN: 'http://shop.example.com', SANDBOX_IN_PUBLIC: '1' }, 'wrong', /not encrypted/],
  [{ PUBLIC_ORIGIN: 'https://shop.example.com', SANDBOX_IN_PUBLIC: '1' }, 'note', /TRUST_PROXY is not set/],
  [
    { PUBLIC_ORIGIN: 'https://shop.example.com', SANDBOX_IN_PUBLIC: '1', TRUST_PROXY: '1' },
    'good',
    /shop\.example\.com/,
  ],
])('PUBLIC_ORIGIN of %j is %s', (env, state, found) => {
  expect(checkOrigin(readConfig(env))).toMatchObject({ state, found: expect.stringMatching(found) })
})

test('a test key, an old Node and a shared data folder are reported', async () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2' }
  expect(checkPayments(readConfig(stripe))).toMatchObject({
    state: 'note',
    found: 'Stripe with a test key and 2 webhook secrets: no money moves.',
  })
  expect(checkPayments(readConfig({}))).toMatchObject({ state: 'note' })
  const elsewhere = { DATABASE_URL: 'postgres://localhost/shop' }
  expect(checkSecrets(readConfig(elsewhere))).toMatchObject({ state: 'note', advice: expect.any(String) })
  expect(checkSecrets(readConfig({}))).toMatchObject({ state: 'good' })
  expect(checkNode('22.1.0')).toMatchObject({ state: 'wrong' })
  const open = join(newFolder(), 'open')
  mkdirSync(open, { mode: 0o755 })
  expect(await checkFolder(open)).toMatchObject({ state: 'note', advice: `Run chmod 700 ${open}.` })
  expect(errorMessage(new Error('no\n way to smtp://user:secret@host'))).toBe('no way to smtp://…@host')
})

test.each([
  ['us_sales', true, 'note', 'No tax is charged: the page of Stripe cannot use the table of US states.'],
  ['us_sales', false, 'good', 'Tax is added to prices.'],
  ['inclusive_vat', true, 'good', 'VAT is included in prices.'],
  ['none', false, 'note', 'No tax is charged.'],
] as const)('the tax %s, with Stripe %s, is a %s', async (mode, hasStripe, state, found) => {
  const made = await createTestShop()
  const { settings } = made.as(await made.admin())
  await settings.changeTaxation({ version: 0, values: { mode, vatRates: [] } })
  const { stripe } = readConfig(hasStripe ? { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' } : {})
  const client = new pg.Client({ connectionString: made.url })
  await client.connect()
  expect(await checkTax(client, { stripe })).toMatchObject({ state, found })
  await client.end()
})

test('shipping that reaches only some countries, none, or costs nothing is told', async () => {
  const made = await createTestShop()
  const { shipping, settings } = made.as(await made.admin())
  const client = new pg.Client({ connectionString: made.url })
  await client.connect()
  expect(await checkShipping(client)).toMatchObject({ state: 'good' })
  const [zone] = (await shipping.listZones({})).zones
  if (!zone) throw new Error('A new shop has a zone')
  await settings.changePlaces({ version: 0, values: { countries: ['US', 'DE'] } })
  const free = zone.methods.filter(({ speed }) => speed === 'standard')
  const listed = { ...zone, isRest: false, countries: ['US'], methods: free }
  await shipping.changeZone(listed)
  expect(await checkShipping(client)).toMatchObject({
    state: 'note',
    found: 'No shipping method for DE: nobody there can check out.',
  })
  await shipping.changeZone({ ...zone, methods: free, version: 2 })
  expect(await checkShipping(client)).toMatchObject({ state: 'note', found: 'Nothing is charged for shipping.' })
  await shipping.removeZone({ zoneId: zone.zoneId, version: 3 })
  expect(await checkShipping(client)).toMatchObject({ state: 'wrong' })
  await client.end()
})
