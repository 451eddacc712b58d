import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

// Any number, as long as nothing else in the shop locks it.
const migrationLock = 7_201_001

/** Brings the database at `url` up to date; several processes that start at once wait for the first one. */
export async function migrate(url: string, migrationsFolder = 'db/migrations'): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'vitrine-migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
