import pg from 'pg'
import { expect, test } from 'vitest'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { emptyDatabase, queryDatabase } from '#test/empty-database.ts'
import { migrate, migrateUntil } from './migrate.ts'
import { knownMigrations } from './migration-state.ts'

const silent = { info() {}, warn() {}, error() {} }

const triggersOf = (url: string) =>
  queryDatabase(url, 'select tgname from pg_trigger where not tgisinternal order by tgname')

test('three processes that start at once on an empty database migrate it once', async () => {
  const url = await emptyDatabase()

  const start = async () => {
    await migrate(url)
    const jobs = await openJobQueue(url, silent)
    await jobs.stop()
  }
  await Promise.all([start(), start(), start()])

  const rows = await queryDatabase(
    url,
    'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash',
  )
  expect(rows.map(({ times }) => times)).toEqual(knownMigrations().map(() => 1))
  expect(await queryDatabase(url, 'select hash from drizzle.applied_functions')).toHaveLength(1)
  await expect(queryDatabase(url, 'select 1 from products')).resolves.toBeDefined()
})

test('functions and triggers are applied again when they changed, and only then', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  const all = await triggersOf(url)
  expect(all.length).toBeGreaterThan(20)

  await queryDatabase(url, 'drop trigger settings_changed on settings')
  await migrate(url)
  expect(await triggersOf(url)).toHaveLength(all.length - 1)

  await queryDatabase(url, "update drizzle.applied_functions set hash = 'of an older version'")
  await migrate(url)
  expect(await triggersOf(url)).toEqual(all)
})

test('a database of a newer version is refused and stays as it is, and so is one with other migrations', async () => {
  const url = await emptyDatabase()
  await migrate(url)
  await queryDatabase(url, "update drizzle.applied_functions set hash = 'of a newer version'")
  await queryDatabase(
    url,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)",
  )
  await expect(migrate(url)).rejects.toThrow(
    'The database was migrated by a newer version of Vitrine. Start that version',
  )
  expect(await queryDatabase(url, 'select hash from drizzle.applied_functions')).toEqual([
    { hash: 'of a newer version' },
  ])

  await queryDatabase(url, "update drizzle.__drizzle_migrations set created_at = 1 where hash = 'newer'")
  await expect(migrate(url)).rejects.toThrow('The database has migrations that are not part of this shop.')
})

test('an upgrade says that it migrates, and a new database and an up-to-date one do not', async () => {
  const url = await emptyDatabase()
  const lines: string[] = []
  const report = (line: string) => lines.push(line)
  await migrate(url, report)
  await migrate(url, report)
  expect(lines).toEqual([])

  const older = await emptyDatabase()
  const client = new pg.Client({ connectionString: older })
  await client.connect()
  await migrateUntil(client, knownMigrations()[0]?.when ?? 0)
  await client.end()
  await migrate(older, report)
  expect(lines).toEqual([
    expect.stringMatching(/^Applying \d+ new migrations?\. .+ a backup made before the upgrade\.$/),
  ])
})

test('a database that cannot be reached is named without its password, with what to do', async () => {
  await expect(migrate('postgres://ann:secret@127.0.0.1:1/shop')).rejects.toThrow(
    /^The database at 127\.0\.0\.1:1 cannot be reached \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. Start it, or correct DATABASE_URL\.$/,
  )
})
