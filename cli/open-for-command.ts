import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { hasTodaysFunctions } from '#db/apply-functions.ts'
import { clusterFolder } from '#db/embedded/cluster-folder.ts'
import { findEmbeddedServer } from '#db/embedded/find-embedded-server.ts'
import { startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { migrate } from '#db/migrate.ts'
import { appliedMigrations, knownMigrations } from '#db/migration-state.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import type { Config } from '#server/config/config.ts'
import { loggerOptions } from '#server/log/log.ts'
import { openParts, type ShopParts } from '#server/start/open-parts.ts'
import { Failure } from './command/command.ts'

// No shopper waits for a command, so its statements may take long.
const statementTimeoutMs = 30 * 60_000

/** The database a command is connected to. */
export interface ConnectedDatabase {
  url: string
  /** Whether it is the embedded database of a running shop. */
  isShopRunning: boolean
  close(): Promise<void>
}

/** Whether a database is configured, or an embedded one exists in the data folder. */
export function hasDatabase({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl !== null || existsSync(join(clusterFolder(dataDir), 'PG_VERSION'))
}

/** Connects to the database of a running shop, or starts the embedded one for the time of the command. */
export async function connectDatabase(
  { databaseUrl, directUrl, dataDir }: Config,
  report: (line: string) => void,
): Promise<ConnectedDatabase> {
  // Commands use session settings and locks, which a pooler does not keep.
  if (databaseUrl) return { url: directUrl ?? databaseUrl, isShopRunning: false, close: async () => {} }
  const running = await findEmbeddedServer(dataDir)
  if (running) return { url: running.url, isShopRunning: true, close: async () => {} }
  const server = await startEmbeddedServer({ dataDir, say: report })
  return { url: server.url, isShopRunning: false, close: () => server.stop() }
}

/** The same for a command that needs an existing shop. */
export async function connectShopDatabase(config: Config, report: (line: string) => void): Promise<ConnectedDatabase> {
  if (!hasDatabase(config)) throw new Failure(cliMessages.noShop(config.dataDir))
  return connectDatabase(config, report)
}

/** Opens what operations need on a migrated database; a missing embedded database is created first. */
export async function openForCommand(
  config: Config,
  report: (line: string) => void,
): Promise<ShopParts & { url: string }> {
  const database = await connectDatabase(config, report)
  try {
    if (database.isShopRunning) await requireSameVersion(database.url)
    else await migrate(database.url)
    const log = pino(loggerOptions(config.logLevel), pino.destination(2))
    const parts = await openParts(config, database.url, log, { answerMs: statementTimeoutMs })
    return {
      ...parts,
      url: database.url,
      async close() {
        await parts.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** A command must not migrate the database of a running shop. */
async function requireSameVersion(url: string): Promise<void> {
  const [applied, hasFunctions] = await withClient(url, async (client) => [
    await appliedMigrations(client),
    await hasTodaysFunctions(client),
  ])
  const known = knownMigrations()
  if (hasFunctions && applied.length === known.length && applied.at(-1) === known.at(-1)?.when) return
  throw new Failure(cliMessages.otherVersion)
}

/** Runs `work` with a connection of its own. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'vitrine-command' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
