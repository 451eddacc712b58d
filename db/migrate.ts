import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { reach } from '#failpoints/reach.ts'

// Any number, as long as nothing else in the shop locks it.
const migrationLock = 7_201_001
const folder = 'db/migrations'

/** Brings the database at `url` up to date; several processes that start at once wait for the first one. */
export async function migrate(url: string, migrationsFolder = folder): Promise<void> {
  await whileNobodyMigrates(url, async (client) => {
    if (process.env.FAILPOINTS) await reach('migrate.mid')
    await runMigrations(drizzle(client), { migrationsFolder })
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

/** Goes through the migrations that are left, over a connection that holds the lock already. */
export async function migrateOn(client: pg.Client): Promise<void> {
  await runMigrations(drizzle(client), { migrationsFolder: folder })
}
