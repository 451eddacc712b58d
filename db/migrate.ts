import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { reach } from '#failpoints/reach.ts'
import { applyFunctions } from './apply-functions.ts'
import { appliedMigrations, knownMigrations } from './migration-state.ts'

// Any number, as long as nothing else in the shop locks it.
const migrationLock = 7_201_001
const folder = 'db/migrations'

/** Brings the database at `url` up to date; several processes that start at once wait for the first one. */
export async function migrate(url: string): Promise<void> {
  await whileNobodyMigrates(url, async (client) => {
    if (process.env.FAILPOINTS) await reach('migrate.mid')
    await migrateOn(client)
  })
}

/** Works on the shape of the database over one connection, while every shop that starts on it waits. */
export async function whileNobodyMigrates(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'vitrine-migrations' })
  // A connection that breaks fails what is asked of it; that it broke is no second error.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await work(client)
  } finally {
    await client.end()
  }
}

/** Brings a database to the migration written at `until`, as older versions of the shop left it. */
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

/** Applies the missing migrations and today's functions, over a connection that holds the lock already. */
export async function migrateOn(client: pg.Client): Promise<void> {
  const known = knownMigrations().map(({ when }) => when)
  const unknown = (await appliedMigrations(client)).filter((when) => !known.includes(when))
  if (unknown.some((when) => when < (known.at(-1) ?? 0))) {
    throw new Error(
      'The database has migrations that are not part of this shop. Set DATA_DIR or DATABASE_URL to a new one.',
    )
  }
  await runMigrations(drizzle(client), { migrationsFolder: folder })
  // A newer version of the shop has replaced them on purpose.
  if (unknown.length === 0) await applyFunctions(client)
}
