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
import type { Config } from '#server/config/config.ts'
import { loggerOptions } from '#server/log/log.ts'
import { openParts, type ShopParts } from '#server/start/open-parts.ts'
import { Failure } from './command.ts'

// Nobody waits at a screen: what is large may take long.
const answerMs = 30 * 60_000

/** A database reached for a command. */
export interface ConnectedDatabase {
  url: string
  /** Whether a shop that runs at this moment brought it up. */
  isShopRunning: boolean
  close(): Promise<void>
}

/** Whether there is a database to reach: one of the owner's own, or one that the shop laid out. */
export function hasDatabase({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl !== null || existsSync(join(clusterFolder(dataDir), 'PG_VERSION'))
}

/** Reaches the database of a running shop, or starts the one that comes with the shop until the command is done. */
export async function connectDatabase(
  { databaseUrl, dataDir }: Config,
  note: (line: string) => void,
): Promise<ConnectedDatabase> {
  if (databaseUrl) return { url: databaseUrl, isShopRunning: false, close: async () => {} }
  const running = await findEmbeddedServer(dataDir)
  if (running) return { url: running.url, isShopRunning: true, close: async () => {} }
  const server = await startEmbeddedServer({ dataDir, say: note })
  return { url: server.url, isShopRunning: false, close: () => server.stop() }
}

/** The same for a command that only makes sense where there is a shop. */
export async function connectShopDatabase(config: Config, note: (line: string) => void): Promise<ConnectedDatabase> {
  if (!hasDatabase(config)) throw new Failure(`There is no shop in ${config.dataDir}.`)
  return connectDatabase(config, note)
}

/** Opens everything operations work with, on a database that is up to date; a new one is laid out first. */
export async function openForCommand(
  config: Config,
  note: (line: string) => void,
): Promise<ShopParts & { url: string }> {
  const reached = await connectDatabase(config, note)
  try {
    if (reached.isShopRunning) await refuseOtherVersion(reached.url)
    else await migrate(reached.url)
    const log = pino(loggerOptions(config.logLevel), pino.destination(2))
    const parts = await openParts(config, reached.url, log, { answerMs })
    return {
      ...parts,
      url: reached.url,
      async close() {
        await parts.close()
        await reached.close()
      },
    }
  } catch (error) {
    await reached.close()
    throw error
  }
}

/** The database must not change its shape under a shop that is open. */
async function refuseOtherVersion(url: string): Promise<void> {
  const [applied, hasFunctions] = await withClient(url, async (client) => [
    await appliedMigrations(client),
    await hasTodaysFunctions(client),
  ])
  const known = knownMigrations()
  if (hasFunctions && applied.length === known.length && applied.at(-1) === known.at(-1)?.when) return
  throw new Failure('The shop that is running is of another version than this command: start it anew first.')
}

/** One connection for one piece of work. */
export async function withClient<Answer>(url: string, work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, application_name: 'vitrine-command' })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
