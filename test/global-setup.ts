import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { migrate } from '#db/migrate.ts'
import { openDatabase } from '#db/open-database.ts'
import { insertSettings } from '#demo/insert-settings.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's URL; its path names the migrated database that every test file copies. */
    templateUrl: string
  }
}

const silent = { info() {}, warn() {}, error() {} }

/** One PostgreSQL for the run: the one of `TEST_DATABASE_URL`, or the embedded one, with one migrated template in it. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const dataDir = given ? null : await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const server = dataDir ? await startEmbeddedServer({ dataDir }) : null
  const serverUrl = given ?? server?.url ?? ''
  const name = `vitrine_template_${process.pid}`

  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  if (server) {
    // The data does not outlive the run, so nothing needs to be flushed to the disk.
    await client.query('alter system set fsync = off')
    await client.query('alter system set full_page_writes = off')
    await client.query('select pg_reload_conf()')
  }
  await client.query(`create database ${name}`)
  await client.end()
  const templateUrl = atDatabase(serverUrl, name)
  await migrate(templateUrl)
  await addDemoSettings(templateUrl)
  const jobs = await openJobQueue(templateUrl, silent)
  await jobs.stop()
  project.provide('templateUrl', templateUrl)

  return async () => {
    if (server && dataDir) {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    } else {
      const last = new pg.Client({ connectionString: serverUrl })
      await last.connect()
      await last.query(`drop database if exists ${name} with (force)`)
      await last.end()
    }
  }
}

/** Test shops have the settings of the demo, as the specification describes them. */
async function addDemoSettings(url: string): Promise<void> {
  const db = openDatabase(url)
  await insertSettings(db)
  await db.$client.end()
}

function atDatabase(url: string, database: string): string {
  return url.replace(/^([^?]*\/)[^/?]*(\?.*)?$/, `$1${database}$2`)
}
