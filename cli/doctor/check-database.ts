import type pg from 'pg'
import { hasTodaysFunctions } from '#db/apply-functions.ts'
import { appliedMigrations, knownMigrations } from '#db/migration-state.ts'
import type { Config } from '#server/config/config.ts'
import { connectDatabase, hasDatabase, withClient } from '../open-for-command.ts'
import { errorMessage, type Finding, good, note, wrong } from './finding.ts'

const minServerVersion = 15
const maxClockDriftSeconds = 5
const neededExtensions = ['citext', 'pg_trgm', 'unaccent', 'fuzzystrmatch']

/** Whether the database is reachable and migrated, its clock agrees with ours, and an admin exists. */
export async function checkDatabase(config: Config, report: (line: string) => void): Promise<Finding[]> {
  const name = 'Database'
  if (!hasDatabase(config)) return [note(name, `No database in ${config.dataDir} yet.`, 'Run npm start to create it.')]
  const advice = config.databaseUrl
    ? 'Check that the server of DATABASE_URL is running and accepts connections from this machine.'
    : `See ${config.dataDir}/postgres.log.`
  try {
    const database = await connectDatabase(config, report)
    try {
      return await withClient(database.url, (client) => inspectDatabase(client, database.isShopRunning))
    } finally {
      await database.close()
    }
  } catch (error) {
    return [wrong(name, `Connection failed (${errorMessage(error)}).`, advice)]
  }
}

async function inspectDatabase(client: pg.Client, isShopRunning: boolean): Promise<Finding[]> {
  const server = await checkServer(client, isShopRunning)
  const clock = await checkClock(client)
  const migrations = await checkMigrations(client)
  if (migrations.state !== 'good') return [server, migrations, clock]
  return [server, migrations, clock, await checkAdmins(client)]
}

async function checkServer(client: pg.Client, isShopRunning: boolean): Promise<Finding> {
  const name = 'Database'
  const { rows } = await client.query<{ version: string; missing: string[] }>(
    `select current_setting('server_version') as version, array(
      select wanted from unnest($1::text[]) wanted
      where not exists (select from pg_available_extensions e where e.name = wanted)
    ) as missing`,
    [neededExtensions],
  )
  const { version = '', missing = [] } = rows[0] ?? {}
  if (Number.parseInt(version, 10) < minServerVersion) {
    return wrong(
      name,
      `PostgreSQL ${version} is too old.`,
      `Upgrade the server to PostgreSQL ${minServerVersion} or newer.`,
    )
  }
  if (missing.length > 0) {
    return wrong(name, `Missing extensions: ${missing.join(', ')}.`, 'Install postgresql-contrib on the server.')
  }
  return good(name, `Connected to PostgreSQL ${version}${isShopRunning ? ' of the running shop' : ''}.`)
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const name = 'Migrations'
  const known = knownMigrations()
  const applied = new Set(await appliedMigrations(client))
  const pending = known.filter(({ when }) => !applied.has(when))
  const unknown = [...applied].filter((when) => !known.some((each) => each.when === when))
  if (unknown.length > 0) {
    return wrong(
      name,
      'The database schema is newer than this version of Vitrine.',
      'Upgrade Vitrine, then restart the shop.',
    )
  }
  if (pending.length > 0) {
    const first = pending[0]?.tag
    return wrong(name, `${pending.length} not applied, starting with ${first}.`, 'Restart the shop to apply them.')
  }
  if (!(await hasTodaysFunctions(client))) {
    return wrong(name, 'The database functions are from another version.', 'Restart the shop to apply them.')
  }
  return good(name, `All ${known.length} applied.`)
}

// Sessions, reservations and links expire by the database's clock; Stripe and S3 signatures use the clock of this machine.
async function checkClock(client: pg.Client): Promise<Finding> {
  const startedAt = Date.now()
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  const here = (startedAt + Date.now()) / 2
  const seconds = ((rows[0]?.now.getTime() ?? here) - here) / 1_000
  const found = `This machine and the database differ by ${Math.abs(seconds).toFixed(1)} s.`
  if (Math.abs(seconds) <= maxClockDriftSeconds) return good('Clock', found)
  return wrong('Clock', found, 'Synchronize both with NTP.')
}

async function checkAdmins(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from customers where role = 'admin' and deleted_at is null",
  )
  const count = rows[0]?.count ?? 0
  if (count > 0) return good('Admins', count === 1 ? 'One.' : `${count}.`)
  return wrong('Admins', 'No admin account exists.', 'Run npm run shop -- admin add you@example.com.')
}
