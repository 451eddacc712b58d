import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDatabase } from '#db/open-database.ts'
import { type JobQueue, openJobQueue } from '#server/jobs/job-queue.ts'

/** A migrated database and connections to it. */
interface Connected {
  url: string
  db: Db
  jobs: JobQueue
}

export interface TestDatabase extends Connected {
  close(): Promise<void>
}

const silent = { info() {}, warn() {}, error() {} }
// A test that inserts thousands of rows, or buys thirty times at once, shares its cores with browsers; the limit of a test
// ends what hangs.
const patience = { answerMs: 180_000, waitMs: 180_000 }
const [maxIdle, maxRemovedRows] = [3, 2_000]
const idle: Connected[] = []

/**
 * Opens a database that nobody else uses: one that a test of this process has left, or else a new copy of the template. A
 * new one costs several times what most tests do in it: 800 files are copied, and each connection is a process that has
 * to read the schema first.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = idle.pop() ?? (await connect(await copyTemplate()))
  return {
    ...database,
    async close() {
      if (idle.length < maxIdle && (await reset(database))) idle.push(database)
      else await drop(database)
    },
  }
}

/** Connects to a migrated database, which stays. */
export async function connectTestDatabase(url: string): Promise<TestDatabase> {
  const database = await connect(url)
  return { ...database, close: () => disconnect(database) }
}

async function connect(url: string): Promise<Connected> {
  const pooled = pooledUrl(url)
  const isPooled = pooled !== null
  const db = openDatabase(pooled ?? url, { isPooled, ...patience })
  return { url, db, jobs: await openJobQueue(pooled ?? url, silent) }
}

/** The address of the database through the pooler; null without one, and on a server that the pooler does not lead to. */
function pooledUrl(url: string): string | null {
  const port = inject('poolerPort')
  const [server, pooledServer] = [url, inject('templateUrl')].map((each) => {
    const { host, port: ownPort } = new pg.Client({ connectionString: each })
    return `${host}:${ownPort}`
  })
  return port === null || server !== pooledServer ? null : `postgresql://pooled@127.0.0.1:${port}/${nameIn(url)}`
}

async function disconnect({ db, jobs }: Connected): Promise<void> {
  await jobs.stop()
  await db.$client.end()
}

/** Gives the database the rows that it had at first; false if it must not be used again. */
async function reset({ db }: Connected): Promise<boolean> {
  const { ending, idleCount, totalCount } = db.$client
  // A query of the test is still running.
  if (ending || idleCount < totalCount) return false
  try {
    const { rows } = await db.execute<{ removed: number | null }>(sql`select recycle.reset() as removed`)
    const removed = rows[0]?.removed ?? null
    // Removed rows still take up space.
    return removed !== null && removed < maxRemovedRows
  } catch {
    return false
  }
}

async function drop(database: Connected): Promise<void> {
  await disconnect(database)
  // Not awaited: a database is dropped once the last process that uses it has disconnected.
  void runOnServer(`drop database if exists ${nameIn(database.url)} with (force)`).catch(() => {})
}

async function copyTemplate(): Promise<string> {
  const template = nameIn(inject('templateUrl'))
  const name = `${template}_${randomUUID().replaceAll('-', '')}`
  await runOnServer(`create database ${name} template ${template} strategy file_copy`)
  return inject('templateUrl').replace(template, name)
}

async function runOnServer(statement: string): Promise<void> {
  const templateUrl = inject('templateUrl')
  const client = new pg.Client({ connectionString: templateUrl.replace(nameIn(templateUrl), 'postgres') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

function nameIn(url: string): string {
  return /\/([^/?]+)(\?|$)/.exec(url.replace(/^\w+:\/\//, ''))?.[1] ?? ''
}
