import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { migrate } from '../migrate.ts'
import { findEmbeddedServer } from './find-embedded-server.ts'
import { startEmbeddedServer } from './start-embedded-server.ts'

const silent = { info() {}, warn() {}, error() {} }

async function start(dataDir: string) {
  const server = await startEmbeddedServer({ dataDir })
  onTestFinished(() => server.stop())
  return server
}

function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-role-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function query(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

test('the shop works in its own database and has no rights on the server', async () => {
  const { url } = await start(newFolder())
  const [role] = await query(
    url,
    `select current_user as name, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as has_rights
     from pg_roles where rolname = current_user`,
  )
  expect(role).toEqual({ name: 'vitrine_shop', has_rights: false })

  for (const refused of [
    "copy (select 1) to program 'id'",
    "select pg_read_file('postgresql.conf')",
    'alter system set fsync = off',
    'create role intruder superuser',
    'alter role vitrine_shop superuser',
    'create database other',
    'create extension file_fdw',
    'set role vitrine',
  ]) {
    await expect(query(url, refused), refused).rejects.toMatchObject({ code: '42501' })
  }
  const elsewhere = url.replace('///vitrine?', '///postgres?')
  expect(elsewhere).not.toBe(url)
  await expect(query(elsewhere, 'select 1')).rejects.toMatchObject({ code: '42501' })
})

test('a data folder whose shop was a superuser is handed over, and is found while that shop still runs', async () => {
  const dataDir = newFolder()
  const former = await startEmbeddedServer({ dataDir })
  // As the versions before had it: one role, which owns everything.
  await query(former.urlFor('postgres'), 'drop database vitrine', 'drop role vitrine_shop', 'create database vitrine')
  const formerUrl = former.urlFor('vitrine')
  await migrate(formerUrl)
  const jobs = await openJobQueue(formerUrl, silent, { isWorker: true })
  await jobs.stop()
  await query(formerUrl, `insert into settings (key, value) values ('a note', '"kept"')`)
  const running = await findEmbeddedServer(dataDir)
  expect(await query(running?.url ?? '', 'select current_user as name')).toEqual([{ name: 'vitrine' }])
  await former.stop()

  const server = await start(dataDir)
  expect((await findEmbeddedServer(dataDir))?.url).toBe(server.url)
  expect(await query(server.url, "select value from settings where key = 'a note'")).toEqual([{ value: 'kept' }])
  expect(await query(server.url, foreign)).toEqual([])
  await query(server.url, 'alter table settings add column tried int', 'alter type jobs.job_state rename to tried')
  await query(server.url, 'alter type jobs.tried rename to job_state', 'alter table settings drop column tried')
  await migrate(server.url)
  const again = await openJobQueue(server.url, silent, { isWorker: true })
  await again.stop()
})

/** What is not the shop's own, but for extensions and what belongs to them. */
const foreign = `
  select d.classid::regclass::text as kind, d.objid
  from pg_shdepend d
  where d.dbid = (select oid from pg_database where datname = current_database()) and d.deptype = 'o'
    and d.refobjid <> current_user::regrole
  union all
  select 'pg_class', c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'jobs', 'drizzle') and c.relowner <> current_user::regrole
  union all
  select 'pg_proc', p.oid from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'jobs') and p.proowner <> current_user::regrole
    and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')`
