import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { eq, like } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { findEmbeddedServer } from '#db/embedded/find-embedded-server.ts'
import { migrate } from '#db/migrate.ts'
import { knownMigrations } from '#db/migration-state.ts'
import { images } from '#db/tables/media.ts'
import { orders } from '#db/tables/orders.ts'
import { settings } from '#db/tables/settings.ts'
import { readConfig } from '#server/config/config.ts'
import { backUpBeforeUpgrade } from '#server/start/back-up-before-upgrade.ts'
import { openSecrets } from '#server/start/open-secrets.ts'
import { openShop } from '#server/start/open-shop.ts'
import { secretsKey } from '#server/start/secrets-key.ts'
import { buildCommandLine, newFolder, runHere, upgradedFolder } from '#test/command-line.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { emptyDatabase, queryDatabase, sumTables } from '#test/empty-database.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { goodImages } from '#test/images/image-corpus.ts'
import { readAll, readArchive, writeArchive } from './backup/archive.ts'
import { checkBackup } from './backup/check-backup.ts'

const { shop, commandLine } = await buildCommandLine()

/** A shop with rows in every table, and a data folder with its files. */
async function livelyShop() {
  const made = await createTestShop()
  const [ann, owner] = [await made.customer('ann@example.com'), await made.admin()]
  const product = await made.product({ colors: ['Black', 'Écru'], sizes: [38, 40.5] })
  const orders = [await made.order({ by: ann, product }), await made.order({ by: ann }), await made.order()]
  await made.runJobs()
  await made.as(ann).orders.cancelOrder({ orderToCancel: orders[1]?.id ?? '' })
  const photo = (await goodImages())['a JPEG'] ?? Buffer.alloc(0)
  const { secure_url } = await made.as(ann).reviews.uploadImage({ file: new Uint8Array(photo) })
  const said = { name: 'Ann', reviewTitle: 'Back\\slash', message: 'A\ttab\nand “quotes”', rating: 4 }
  await made.as(ann).reviews.addReview({ ...said, photos: [secure_url], productId: product.id, email: ann.email })
  const dataDir = newFolder()
  await layFiles(made, dataDir)
  return { ...made, dataDir, ann, owner, toShip: orders[0], photo: secure_url }
}

async function layFiles({ db, files }: TestShop, dataDir: string): Promise<void> {
  for (const { fileKey } of await db.select().from(images)) {
    const content = (await files.read(fileKey)) ?? Buffer.from(`the image ${fileKey}`)
    const place = join(dataDir, 'files', fileKey)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, content)
  }
}

const undoneJobs = (url: string) =>
  queryDatabase(url, "select name, data from jobs.job where state < 'completed' order by name, data::text")

const appliedTo = async (url: string) => {
  const rows = await queryDatabase(url, 'select created_at::float8 as at from drizzle.__drizzle_migrations order by 1')
  return rows.map(({ at }) => at)
}

const triggersOf = (url: string) =>
  queryDatabase(
    url,
    'select pg_get_triggerdef(oid) as trigger, tgenabled from pg_trigger where not tgisinternal order by 1',
  )

test('a restored shop equals the original and works', async () => {
  const lively = await livelyShop()
  // Both shops store the same sealed secrets.
  const SECRETS_KEY = 'k'.repeat(32)
  const sealing = { dataDir: lively.dataDir, databaseUrl: lively.url, secretsKey: SECRETS_KEY }
  await openSecrets(lively.db, { key: await secretsKey(sealing) })
  const file = join(newFolder(), 'shop.tar.gz')
  const around = { DATABASE_URL: lively.url, DATA_DIR: lively.dataDir }
  const saved = await shop(['backup', file, '--json'], around)
  expect(saved).toMatchObject({ code: 0 })
  const facts = JSON.parse(saved.stdout)
  expect(facts).toMatchObject({ ok: true, file, missing: [], schema: knownMigrations().at(-1)?.tag })
  expect(facts.files).toBe(await lively.db.$count(images))
  const checked = await runHere(['restore', file, '--check', '--json'], around)
  expect(JSON.parse(checked.stdout)).toMatchObject({ ok: true, isCheck: true, rows: facts.rows, files: facts.files })
  const recorded = like(settings.key, 'launch.%')
  const records = await lively.db.delete(settings).where(recorded).returning({ key: settings.key })
  expect(records.map(({ key }) => key).toSorted()).toEqual(['launch.backup', 'launch.restore'])
  expect(facts.jobs).toBeGreaterThan(1)
  expect(statSync(file)).toMatchObject({ size: facts.bytes })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dirname(file))).toEqual(['shop.tar.gz'])

  const dataDir = join(newFolder(), 'restored')
  const restored = await shop(['restore', file, '--json', '--data-dir', dataDir], { SECRETS_KEY })
  expect(restored).toMatchObject({ code: 0 })
  const { rows, tables, jobs, files } = JSON.parse(restored.stdout)
  expect({ rows, tables, jobs, files }).toEqual({
    rows: facts.rows,
    tables: facts.tables,
    jobs: facts.jobs,
    files: facts.files,
  })

  const config = readConfig({ DATA_DIR: dataDir, SEED: '0', LOG_LEVEL: 'silent', SECRETS_KEY })
  const opened = await openShop(config, () => {})
  onTestFinished(() => opened.close())
  const { url = '' } = (await findEmbeddedServer(dataDir)) ?? {}
  expect(await sumTables(url)).toEqual(await sumTables(lively.url))
  expect(await undoneJobs(url)).toEqual(await undoneJobs(lively.url))
  await expectConsistentShop(opened.shop)

  const app = await opened.serve()
  const request = async (method: string, path: string, payload: object) => {
    const told = { method, path, payload: { ...payload, token: lively.owner.token } }
    return (await app.inject({ method: 'POST', url: '/gateway', payload: told })).json()
  }
  const { number: orderNumber = '', id: orderId = '' } = lively.toShip ?? {}
  expect(await request('POST', 'orders/findOrder', { orderNumber })).toMatchObject({ order: { orderNumber } })
  const shipped = await request('PUT', 'orders/markOrderAsShipped', {
    orderId,
    orderNumber,
    trackingNumber: '9400 1000',
  })
  expect(shipped).toMatchObject({ status: 200 })
  const [order] = await opened.shop.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order?.status).toBe('shipped')
  expect((await app.inject({ url: lively.photo })).statusCode).toBe(200)
  const [next] = await queryDatabase(url, "select nextval('order_numbers') as number")
  expect(Number(next?.number)).toBeGreaterThan(Number(orderNumber.slice(3)) + 2)
  await app.close()
})

test('a shop with rows is refused and unchanged', async () => {
  const [from, into] = [await createTestShop(), await createTestShop()]
  await into.product()
  const file = join(newFolder(), 'shop.tar.gz')
  await runHere(['backup', file], { DATABASE_URL: from.url })
  const before = await sumTables(into.url)
  const { code, stdout } = await runHere(['restore', file, '--json'], { DATABASE_URL: into.url })
  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    error: expect.stringMatching(/can only be restored into an empty shop/),
  })
  expect(await sumTables(into.url)).toEqual(before)
})

test('a truncated, modified or foreign file changes nothing', { timeout: 120_000 }, async () => {
  const from = await createTestShop()
  await from.order()
  const folder = newFolder()
  const file = join(folder, 'shop.tar.gz')
  await runHere(['backup', file], { DATABASE_URL: from.url })
  const whole = readFileSync(file)
  const flipped = Buffer.from(whole)
  flipped[flipped.length >> 1] = (flipped[flipped.length >> 1] ?? 0) ^ 0x10
  const entries: { name: string; content: Buffer }[] = []
  for await (const entry of readArchive(file)) entries.push({ name: entry.name, content: await readAll(entry) })
  const repacked = async (changed: typeof entries) => {
    const place = join(folder, `${Math.random()}`)
    await writeArchive(place, async (archive) => {
      for (const { name, content } of changed) await archive.add(name, content)
    })
    return readFileSync(place)
  }
  const product = entries.findIndex(({ name }) => name.startsWith('tables/products/'))
  const bad: Record<string, Buffer> = {
    'cut off in its end': whole.subarray(0, -9),
    'cut off in its middle': whole.subarray(0, whole.length >> 1),
    empty: Buffer.alloc(0),
    'a byte is another': flipped,
    'something else': Buffer.from('a shopping list'),
    'without its end': await repacked(entries.slice(0, -1)),
    'without a table': await repacked(entries.toSpliced(product, 1)),
    'with a row changed': await repacked(
      entries.map((each, at) =>
        at === product ? { ...each, content: Buffer.from(each.content.toString().replace('Lido', 'Fido')) } : each,
      ),
    ),
    'with more at its end': await repacked([...entries, { name: 'files/extra', content: Buffer.from('x') }]),
  }
  for (const [what, content] of Object.entries(bad)) {
    const place = join(folder, 'bad.tar.gz')
    writeFileSync(place, content)
    const sentence = `${place} is damaged or incomplete. Nothing was changed.`
    await expect(checkBackup(place), what).rejects.toThrow(sentence)
    if (what !== 'cut off in its middle') continue
    const dataDir = join(folder, 'data')
    const { code, stderr } = await runHere(['restore', place, '--data-dir', dataDir])
    expect({ code, stderr }).toEqual({ code: 1, stderr: `Checking the backup …\n${sentence}\n` })
    expect(existsSync(dataDir)).toBe(false)
  }
})

test('an unread large entry does not block the next one', async () => {
  const file = join(newFolder(), 'large.tar.gz')
  const large = Buffer.alloc(3_000_000, 'large ')
  await writeArchive(file, async (archive) => {
    for (const name of ['one', 'two', 'three']) await archive.add(name, large)
  })
  const names: string[] = []
  for await (const { name } of readArchive(file)) names.push(name)
  expect(names).toEqual(['one', 'two', 'three'])
})

test('an older backup is upgraded; a newer or foreign one is refused', async () => {
  const folder = newFolder()
  const upgraded = upgradedFolder()
  const older = await emptyDatabase()
  await migrate(older)
  await queryDatabase(older, `insert into settings (key, value) values ('a note', '"kept"')`)
  const file = join(folder, 'old.tar.gz')
  expect(await runHere(['backup', file], { DATABASE_URL: older })).toMatchObject({ code: 0 })
  const into = await emptyDatabase()
  expect(await shop(['restore', file], { DATABASE_URL: into, DATA_DIR: folder }, upgraded)).toMatchObject({ code: 0 })
  expect(await queryDatabase(into, 'select key, value, later from settings')).toEqual([
    { key: 'a note', value: 'kept', later: 'since then' },
  ])
  expect(await appliedTo(into)).toEqual(knownMigrations(join(upgraded, 'db', 'migrations')).map(({ when }) => when))
  expect(await triggersOf(into)).toEqual(await triggersOf(older))

  const refused = async (backup: string) => {
    const { code, stderr } = await runHere(['restore', backup, '--data-dir', join(folder, 'data')])
    expect({ code, isUntouched: !existsSync(join(folder, 'data')) }).toEqual({ code: 1, isUntouched: true })
    return stderr
  }
  const newer = join(folder, 'new.tar.gz')
  await shop(['backup', newer], { DATABASE_URL: into }, upgraded)
  expect(await refused(newer)).toContain('made by a newer version of Vitrine')

  const foreign = join(folder, 'foreign.tar.gz')
  await writeArchive(foreign, async (archive) => {
    for await (const entry of readArchive(file)) {
      const content = await readAll(entry)
      const { schema, ...header } = entry.name === 'backup.json' ? JSON.parse(content.toString()) : { schema: null }
      const other = [{ tag: '0000_other', when: 1 }, ...(schema ?? [])]
      await archive.add(entry.name, schema ? Buffer.from(JSON.stringify({ ...header, schema: other })) : content)
    }
  })
  expect(await refused(foreign)).toContain('unknown migration history')
})

test('the backup before an upgrade is in the data folder, the last three are kept, and it can be restored', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  await queryDatabase(url, `insert into settings (key, value) values ('a note', '"kept"')`)
  const dataDir = newFolder()
  const backups = join(dataDir, 'backups')
  mkdirSync(backups)
  for (const day of ['01', '02', '03']) writeFileSync(join(backups, `before-upgrade-2026-01-${day}.tar.gz`), '')
  const lines: string[] = []
  const surroundings = { DATABASE_URL: url }
  const back = { dataDir, commandLine, env: surroundings, report: (line: string) => lines.push(line) }

  await backUpBeforeUpgrade(back)
  const [first, second, made = ''] = readdirSync(backups).sort()
  expect([first, second]).toEqual(['before-upgrade-2026-01-02.tar.gz', 'before-upgrade-2026-01-03.tar.gz'])
  expect(lines).toEqual([`Making a backup before the upgrade: ${join(backups, made)} …`])
  const into = await emptyDatabase()
  expect(await runHere(['restore', join(backups, made)], { DATABASE_URL: into })).toMatchObject({ code: 0 })
  expect(await queryDatabase(into, "select value from settings where key = 'a note'")).toEqual([{ value: 'kept' }])

  const nothing = { ...back, env: { DATABASE_URL: await emptyDatabase() } }
  await expect(backUpBeforeUpgrade(nothing)).rejects.toThrow(
    'The backup before the upgrade failed, so nothing was migrated: The database contains no shop.',
  )
})

test('a backup overwrites no file, reports a missing shop, and lists missing files', async () => {
  const { url, db, product } = await createTestShop()
  await product()
  const folder = newFolder()
  const file = join(folder, 'shop.tar.gz')
  const saved = await runHere(['backup', file, '--json'], { DATABASE_URL: url, DATA_DIR: folder })
  const [image] = await db.select().from(images)
  expect(JSON.parse(saved.stdout)).toMatchObject({ ok: true, files: 0, missing: [image?.fileKey] })

  const again = await runHere(['backup', file], { DATABASE_URL: url })
  expect(again).toMatchObject({ code: 1, stderr: `${file} already exists. Choose another name.\n` })
  const missing = await runHere(['backup', join(folder, 'deep', 'shop.tar.gz')], { DATABASE_URL: url })
  expect(missing).toMatchObject({
    code: 1,
    stderr: `There is no folder ${join(folder, 'deep')}. Create it, or choose another one.\n`,
  })
  const nowhere = join(folder, 'nowhere')
  const none = await runHere(['backup', join(folder, 'none.tar.gz'), '--data-dir', nowhere])
  expect(none).toMatchObject({ code: 1, stderr: `No shop in ${nowhere}. Check DATA_DIR or --data-dir.\n` })
  const empty = await runHere(['backup', join(folder, 'none.tar.gz')], { DATABASE_URL: await emptyDatabase() })
  expect(empty).toMatchObject({
    code: 1,
    stderr: 'The database contains no shop. Check DATABASE_URL and --data-dir.\n',
  })
  expect(await runHere(['restore', join(folder, 'none.tar.gz')])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('not found'),
  })
  expect(readdirSync(folder)).toEqual(['shop.tar.gz'])
})
