import type pg from 'pg'
import { hasTodaysFunctions } from '#db/apply-functions.ts'
import { isPooled } from '#db/is-pooled.ts'
import { appliedMigrations, knownMigrations } from '#db/migration-state.ts'
import { cliDoctorMessages } from '#messages/en-US/cli/doctor.ts'
import type { Config } from '#server/config/config.ts'
import { connectDatabase, hasDatabase, withClient } from '../open-for-command.ts'
import { checkLaunch } from './check-launch.ts'
import { checkShipping } from './check-shipping.ts'
import { checkTax } from './check-tax.ts'
import { errorMessage, type Finding, good, note, wrong } from './finding.ts'

const minServerVersion = 15
const maxClockDriftSeconds = 5
const neededExtensions = ['citext', 'pg_trgm', 'unaccent', 'fuzzystrmatch']

/** Whether the database is reachable and migrated, its clock agrees with ours, and an admin exists. */
export async function checkDatabase(config: Config, report: (line: string) => void): Promise<Finding[]> {
  const name = cliDoctorMessages.database
  if (!hasDatabase(config))
    return [note(name, cliDoctorMessages.databaseMissing(config.dataDir), cliDoctorMessages.startToCreate)]
  const advice = config.databaseUrl
    ? cliDoctorMessages.databaseUrlAdvice
    : cliDoctorMessages.databaseLogAdvice(config.dataDir)
  try {
    const database = await connectDatabase(config, report)
    try {
      return await withClient(database.url, (client) => inspectDatabase(client, { ...database, config }))
    } finally {
      await database.close()
    }
  } catch (error) {
    return [wrong(name, cliDoctorMessages.databaseUnreachable(errorMessage(error)), advice)]
  }
}

async function inspectDatabase(
  client: pg.Client,
  { url, isShopRunning, config }: { url: string; isShopRunning: boolean; config: Config },
): Promise<Finding[]> {
  if (await isPooled(client, url)) {
    return [wrong(cliDoctorMessages.database, cliDoctorMessages.databasePooled, cliDoctorMessages.databasePooledAdvice)]
  }
  const server = await checkServer(client, isShopRunning)
  const clock = await checkClock(client)
  const migrations = await checkMigrations(client)
  if (migrations.state !== 'good') return [server, migrations, clock]
  const launch = await checkLaunch(config, url)
  const own = [await checkAdmins(client), await checkTax(client, config), await checkShipping(client)]
  return [server, migrations, clock, ...own, ...launch]
}

async function checkServer(client: pg.Client, isShopRunning: boolean): Promise<Finding> {
  const name = cliDoctorMessages.database
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
      cliDoctorMessages.databaseTooOld(version),
      cliDoctorMessages.databaseTooOldAdvice(minServerVersion),
    )
  }
  if (missing.length > 0) {
    return wrong(name, cliDoctorMessages.extensionsMissing(missing.join(', ')), cliDoctorMessages.extensionsAdvice)
  }
  return good(name, isShopRunning ? cliDoctorMessages.connectedToShop(version) : cliDoctorMessages.connected(version))
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const name = cliDoctorMessages.migrations
  const known = knownMigrations()
  const applied = new Set(await appliedMigrations(client))
  const pending = known.filter(({ when }) => !applied.has(when))
  const unknown = [...applied].filter((when) => !known.some((each) => each.when === when))
  if (unknown.length > 0) {
    return wrong(name, cliDoctorMessages.schemaNewer, cliDoctorMessages.schemaNewerAdvice)
  }
  if (pending.length > 0) {
    const first = pending[0]?.tag ?? ''
    return wrong(name, cliDoctorMessages.notApplied(pending.length, first), cliDoctorMessages.backUpAndRestart)
  }
  if (!(await hasTodaysFunctions(client))) {
    return wrong(name, cliDoctorMessages.functionsDiffer, cliDoctorMessages.restartToApply)
  }
  return good(name, cliDoctorMessages.allApplied(known.length))
}

// Sessions, reservations and links expire by the database's clock; Stripe and S3 signatures use the clock of this machine.
async function checkClock(client: pg.Client): Promise<Finding> {
  const startedAt = Date.now()
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  const here = (startedAt + Date.now()) / 2
  const seconds = ((rows[0]?.now.getTime() ?? here) - here) / 1_000
  const found = cliDoctorMessages.clockDiffers(Math.abs(seconds).toFixed(1))
  if (Math.abs(seconds) <= maxClockDriftSeconds) return good(cliDoctorMessages.clock, found)
  return wrong(cliDoctorMessages.clock, found, cliDoctorMessages.clockAdvice)
}

async function checkAdmins(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from customers where role = 'owner' and deleted_at is null",
  )
  const count = rows[0]?.count ?? 0
  if (count > 0) return good(cliDoctorMessages.admins, cliDoctorMessages.adminCount(count))
  return wrong(cliDoctorMessages.admins, cliDoctorMessages.noAdmin, cliDoctorMessages.noAdminAdvice)
}
