import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open-database.ts'
import { insertSettings } from '#demo/insert-settings.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { startPooler } from './database/start-pooler.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's URL; its path names the migrated database that every test file copies. */
    templateUrl: string
    /** The port of a pooler in front of the server; null unless the tests run through one. */
    poolerPort: number | null
  }
}

const silent = { info() {}, warn() {}, error() {} }

/** One PostgreSQL for the run: the one of `TEST_DATABASE_URL`, or the embedded one, with one migrated template in it. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const dataDir = given ? null : await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const server = dataDir ? await startEmbeddedServer({ dataDir }) : null
  const serverUrl = given ?? server?.urlFor('vitrine') ?? ''
  const name = `vitrine_template_${process.pid}`

  if (server) {
    // The data does not outlive the run, so nothing needs to be flushed to the disk.
    const settings = ['fsync = off', 'full_page_writes = off', 'autovacuum = off']
    await run(serverUrl, [...settings.map((setting) => `alter system set ${setting}`), 'select pg_reload_conf()'])
  }
  await run(serverUrl, [`create database ${name}`])
  const templateUrl = atDatabase(serverUrl, name)
  await migrate(templateUrl)
  await addDemoSettings(templateUrl)
  const jobs = await openJobQueue(templateUrl, silent)
  await jobs.stop()
  // Only a superuser may reset a database.
  const [{ usesuper: isSuperuser } = {}] = await run(templateUrl, ['select usesuper from pg_user where usename = user'])
  if (isSuperuser) await run(templateUrl, [await readFile('test/database/recyclable.sql', 'utf8')])
  project.provide('templateUrl', templateUrl)
  const pooler = process.env.TEST_POOLER ? await startPooler(serverUrl) : null
  project.provide('poolerPort', pooler?.port ?? null)

  return async () => {
    await pooler?.stop()
    if (server && dataDir) {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    } else {
      const databases = await run(serverUrl, [`select datname from pg_database where starts_with(datname, '${name}')`])
      await run(
        serverUrl,
        databases.map(({ datname }) => `drop database if exists ${datname} with (force)`),
      )
    }
  }
}

/** Test shops have the settings of the demo, as the specification describes them. */
async function addDemoSettings(url: string): Promise<void> {
  const db = openDatabase(url)
  await insertSettings(db)
  await db.$client.end()
}

/** Runs statements one after the other; returns the rows of the last one. */
async function run(url: string, statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

function atDatabase(url: string, database: string): string {
  return url.replace(/^([^?]*\/)[^/?]*(\?.*)?$/, `$1${database}$2`)
}
