import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
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
  const beforeUpgrade = async () => {
    lines.push(`${(await queryDatabase(older, 'select from drizzle.__drizzle_migrations')).length} applied`)
    throw new Error('No room for a backup.')
  }
  await expect(migrate(older, report, { beforeUpgrade })).rejects.toThrow('No room for a backup.')
  expect(lines.splice(0)).toEqual(['1 applied'])
  await migrate(older, report)
  expect(lines).toEqual([
    expect.stringMatching(/^Applying \d+ new migrations?\. .+ a backup made before the upgrade\.$/),
  ])
})

test('a start names the connection that locks the migrations without migrating, and the next one migrates', async () => {
  const url = await emptyDatabase()
  const holder = new pg.Client({ connectionString: url, application_name: 'vitrine-jobs' })
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('select pg_advisory_lock(7201001)')
  const lines: string[] = []

  await expect(migrate(url, (line) => lines.push(line), { patienceMs: 50 })).rejects.toThrow(
    /^The database cannot be migrated: vitrine-jobs \(process \d+ of the database, from .+\) has locked the migrations and does nothing\. Stop it, or run: select pg_terminate_backend\(\d+\)$/,
  )
  await holder.query('select pg_advisory_unlock(7201001)')
  await migrate(url, (line) => lines.push(line))
  expect(lines).toEqual([])
})

test('a start waits for another one that migrates, longer than for a connection that does nothing', async () => {
  const url = await emptyDatabase()
  const other = new pg.Client({ connectionString: url, application_name: 'vitrine-migrations' })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('select pg_advisory_lock(7201001)')
  const lines: string[] = []

  const work = other.query('select pg_sleep(1)').then(() => other.query('select pg_advisory_unlock(7201001)'))
  await migrate(url, (line) => lines.push(line), { patienceMs: 100 })
  await work
  expect(lines).toEqual([expect.stringMatching(/^Another process migrates the database: vitrine-migrations .+ …$/)])
})

test('a process that is lost inside its migrations leaves the database as it was, and the next start migrates it', async () => {
  const url = await emptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await migrateUntil(client, knownMigrations()[0]?.when ?? 0)
  // The migrations wait for this once they change the table, some way in.
  await client.query('begin')
  await client.query('lock table products in access share mode')

  const lost = migrate(url).catch((error: Error) => error)
  const waiting = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await expect.poll(() => queryDatabase(url, waiting)).toHaveLength(1)
  await queryDatabase(url, `select pg_terminate_backend(pid) from (${waiting}) w`)
  expect(await lost).toBeInstanceOf(Error)
  await client.query('rollback')
  expect(await queryDatabase(url, 'select from drizzle.__drizzle_migrations')).toHaveLength(1)

  await migrate(url)
  expect(await queryDatabase(url, 'select from drizzle.__drizzle_migrations')).toHaveLength(knownMigrations().length)
})

test('a database that cannot be reached is named without its password, with what to do', async () => {
  await expect(migrate('postgres://ann:secret@127.0.0.1:1/shop')).rejects.toThrow(
    /^The database at 127\.0\.0\.1:1 cannot be reached \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. Start it, or correct DATABASE_URL\.$/,
  )
})
