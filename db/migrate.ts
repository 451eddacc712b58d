import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { reach } from '#failpoints/reach.ts'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import { applyFunctions } from './apply-functions.ts'
import { isPooled } from './is-pooled.ts'
import { type LockOptions, lockMigrations, unlockMigrations } from './migration-lock.ts'
import { appliedMigrations, knownMigrations } from './migration-state.ts'
import { nameSqlLine } from './name-sql-line.ts'

const folder = 'db/migrations'
const minuteMs = 60_000

interface MigrateOptions {
  /** How long to wait for a connection that holds the lock without migrating. */
  patienceMs?: number
  /** Runs before new migrations change a database that has some; what it throws stops the start. */
  beforeUpgrade?: () => Promise<void>
}

/**
 * Migrates the database at `url`, without a pooler, and reports what an upgrade changes; processes that start at the same
 * time wait for the first one.
 */
export async function migrate(
  url: string,
  report: (line: string) => void = () => {},
  { patienceMs = minuteMs, beforeUpgrade = async () => {} }: MigrateOptions = {},
): Promise<void> {
  const work = async (client: pg.Client) => {
    const applied = await appliedMigrations(client)
    const pending = knownMigrations().filter(({ when }) => !applied.includes(when)).length
    if (applied.length > 0 && pending > 0) {
      await keepingAwake(client, beforeUpgrade)
      report(cliStartMessages.migrationsPending(pending))
    }
    if (process.env.FAILPOINTS) await reach('migrate.mid')
    await migrateOn(client)
  }
  await whileNobodyMigrates(url, work, { report, patienceMs })
}

/** Runs schema work over one connection while every other starting process waits. */
export async function whileNobodyMigrates(
  url: string,
  work: (client: pg.Client) => Promise<void>,
  waiting: LockOptions = { report() {}, patienceMs: minuteMs },
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'vitrine-migrations' })
  // A lost connection fails the running query; the event needs no second handler.
  client.on('error', () => {})
  await connect(client, url)
  try {
    if (await isPooled(client, url)) throw new Error(cliStartMessages.databasePooled)
    await lockMigrations(client, waiting)
    await work(client).finally(() => unlockMigrations(client))
  } finally {
    await client.end()
  }
}

/** Shows the processes that wait for the lock that its holder is at work. */
async function keepingAwake(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => void client.query('select').catch(() => {}), minuteMs / 6)
  await work().finally(() => clearInterval(timer))
}

async function connect(client: pg.Client, url: string): Promise<void> {
  try {
    await client.connect()
  } catch (cause) {
    const { host } = URL.canParse(url) ? new URL(url) : { host: url }
    // When every address of a host refuses, Node throws an AggregateError without a message.
    const single = cause instanceof AggregateError ? cause.errors[0] : cause
    const reason = single instanceof Error ? single.message : String(single)
    throw new Error(cliStartMessages.databaseUnreachable(host, reason), { cause })
  }
}

/** Migrates a database up to the migration written at `until`, as older versions left it. */
export async function migrateUntil(client: pg.Client, until: number): Promise<void> {
  const migrationsFolder = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'))
  try {
    cpSync(folder, migrationsFolder, { recursive: true })
    const file = join(migrationsFolder, 'meta', '_journal.json')
    const journal: { entries: { when: number }[] } = JSON.parse(readFileSync(file, 'utf8'))
    const entries = journal.entries.filter(({ when }) => when <= until)
    writeFileSync(file, JSON.stringify({ ...journal, entries }))
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    rmSync(migrationsFolder, { recursive: true, force: true })
  }
}

/** Applies missing migrations and the current functions; the connection must hold the lock. */
export async function migrateOn(client: pg.Client): Promise<void> {
  const known = knownMigrations().map(({ when }) => when)
  const applied = await appliedMigrations(client)
  const unknown = applied.filter((when) => !known.includes(when))
  if (unknown.some((when) => when < (known.at(-1) ?? 0))) {
    throw new Error(
      'The database has migrations that are not part of this shop. Set DATA_DIR or DATABASE_URL to a new one.',
    )
  }
  if (unknown.length > 0) throw new Error(cliStartMessages.databaseNewer)
  // Writes nothing where nothing is to be done: the database may be read-only after a failover.
  if (applied.length === known.length) return applyFunctions(client)
  await runMigrations(drizzle(client), { migrationsFolder: folder }).catch((error) => {
    throw nameMigration(error)
  })
  await applyFunctions(client)
}

/** A statement that the database refused is named by its place in the migrations. */
function nameMigration(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  for (const { tag } of knownMigrations()) {
    const file = `${folder}/${tag}.sql`
    const text = readFileSync(file, 'utf8')
    const from = text.indexOf(error.query.trim())
    if (from >= 0) return nameSqlLine(error.cause, file, text, from)
  }
  return error
}
