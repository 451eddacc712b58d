import type pg from 'pg'
import { hasTodaysFunctions } from '#db/apply-functions.ts'
import { appliedMigrations, knownMigrations } from '#db/migration-state.ts'
import type { Config } from '#server/config/config.ts'
import { connectDatabase, hasDatabase, withClient } from '../open-for-command.ts'
import { type Finding, good, note, wordsOf, wrong } from './finding.ts'

const oldestServer = 15
const mostSecondsApart = 5
const neededExtensions = ['citext', 'pg_trgm', 'unaccent', 'fuzzystrmatch']

/** Whether the database answers, has the shape this shop knows, the right time, and somebody who may enter the shop. */
export async function checkDatabase(config: Config, say: (line: string) => void): Promise<Finding[]> {
  const name = 'Database'
  if (!hasDatabase(config)) return [note(name, `There is none in ${config.dataDir} yet.`, 'npm start lays it out.')]
  const advice = config.databaseUrl
    ? 'See that the server of DATABASE_URL runs and takes connections from here.'
    : `See ${config.dataDir}/postgres.log.`
  try {
    const reached = await connectDatabase(config, say)
    try {
      return await withClient(reached.url, (client) => lookInto(client, reached.isShopRunning))
    } finally {
      await reached.close()
    }
  } catch (error) {
    return [wrong(name, `It cannot be reached (${wordsOf(error)}).`, advice)]
  }
}

async function lookInto(client: pg.Client, isShopRunning: boolean): Promise<Finding[]> {
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
  if (Number.parseInt(version, 10) < oldestServer) {
    return wrong(name, `PostgreSQL ${version} is too old.`, `Bring the server to ${oldestServer} or newer.`)
  }
  if (missing.length > 0) {
    return wrong(
      name,
      `The extensions ${missing.join(', ')} are not there.`,
      'Install postgresql-contrib on the server.',
    )
  }
  return good(name, `PostgreSQL ${version} answers${isShopRunning ? ', beside a shop that is open' : ''}.`)
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const name = 'Migrations'
  const known = knownMigrations()
  const applied = new Set(await appliedMigrations(client))
  const waiting = known.filter(({ when }) => !applied.has(when))
  const strange = [...applied].filter((when) => !known.some((each) => each.when === when))
  if (strange.length > 0) {
    return wrong(
      name,
      'The database is of a newer version than this shop.',
      'Bring the shop up to date, then start it.',
    )
  }
  if (waiting.length > 0) {
    const first = waiting[0]?.tag
    return wrong(name, `${waiting.length} are not applied, from ${first} on.`, 'Start the shop anew: it applies them.')
  }
  if (!(await hasTodaysFunctions(client))) {
    return wrong(name, 'The functions of the database are of another version.', 'Restart the shop to apply them.')
  }
  return good(name, `All ${known.length} are applied.`)
}

// Sessions, reservations and links end by the database's clock; signatures of Stripe and of S3 count by this one.
async function checkClock(client: pg.Client): Promise<Finding> {
  const asked = Date.now()
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  const here = (asked + Date.now()) / 2
  const seconds = ((rows[0]?.now.getTime() ?? here) - here) / 1_000
  const found = `The clocks of this machine and of the database are ${Math.abs(seconds).toFixed(1)} s apart.`
  if (Math.abs(seconds) <= mostSecondsApart) return good('Clock', found)
  return wrong('Clock', found, 'Let both follow a time server (NTP).')
}

async function checkAdmins(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from customers where role = 'admin' and deleted_at is null",
  )
  const count = rows[0]?.count ?? 0
  if (count > 0) return good('Admins', count === 1 ? 'One.' : `${count}.`)
  return wrong('Admins', 'Nobody may enter the owner’s rooms.', 'npm run shop -- admin add you@example.com')
}
