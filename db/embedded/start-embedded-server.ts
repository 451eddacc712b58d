import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { reach } from '#failpoints/reach.ts'
import { cliDatabaseMessages } from '#messages/en-US/cli/database.ts'
import { limitLogSize } from './bounded-log.ts'
import { chooseOwner } from './choose-owner.ts'
import { removeClientLink } from './client-folder.ts'
import { clusterFolder } from './cluster-folder.ts'
import { createCluster } from './create-cluster.ts'
import { type EmbeddedAddress, embeddedAddress, loopbackPort } from './embedded-address.ts'
import { type Binaries, findBinaries } from './find-binaries.ts'
import { endPostgres, keepRunning } from './keep-running.ts'
import { launchPostgres, type Postgres } from './launch-postgres.ts'
import { lockShop } from './lock-shop.ts'
import { StartError } from './start-error.ts'
import { stopLeftOverServer } from './stop-left-over-server.ts'
import { waitForDatabase } from './wait-for-database.ts'

export interface EmbeddedServer extends EmbeddedAddress {
  /** The current process ID of the server. */
  readonly pid: number
  /** Shuts the server down cleanly and unlocks the data folder; open connections are closed. */
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL on `dataDir` (created if missing), with an empty database `vitrine` on the first start.
 * A second shop on the same folder gets a `ShopRunningError`, every other failure is a `StartError` with one sentence to
 * print. A server left by a killed shop is stopped first; a server that exits unexpectedly is restarted.
 */
export async function startEmbeddedServer({
  dataDir,
  say = () => {},
}: {
  dataDir: string
  say?: (line: string) => void
}): Promise<EmbeddedServer> {
  const { home, unlock } = claimHome(dataDir)
  try {
    if (process.env.FAILPOINTS) await reach('boot.afterLock')
    return await startLocked(home, say, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

function claimHome(dataDir: string): { home: string; unlock: () => void } {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const home = realpathSync(dataDir)
    return { home, unlock: lockShop(home) }
  } catch (cause) {
    if (cause instanceof StartError || !(cause instanceof Error)) throw cause
    throw new StartError(cliDatabaseMessages.folderUnusable(dataDir, cause.message), { cause })
  }
}

async function startLocked(home: string, say: (line: string) => void, unlock: () => void): Promise<EmbeddedServer> {
  const folder = clusterFolder(home)
  const log = join(home, 'postgres.log')
  const binaries = await findBinaries()
  await makeReady(folder, binaries, say)

  const launch = async (port?: number) => {
    const started = await launchPostgres({ folder, log, owner: chooseOwner(folder, binaries), binaries, port })
    return { postgres: started, address: await openOrEnd(folder, log, started, say) }
  }
  const first = await launch()
  const { address } = first
  const port = process.platform === 'win32' ? loopbackPort(folder) : undefined
  const endLog = limitLogSize(log)
  const { current, stop: end } = keepRunning(first.postgres, say, async () => {
    await stopLeftOverServer(folder, binaries, say)
    return (await launch(port)).postgres
  })
  // A shop that exits without stopping still shuts its server down; only a killed shop cannot.
  const requestStop = () => current().shutDown('fast')
  process.once('exit', requestStop)

  let stopped: Promise<void> | undefined
  const stop = async () => {
    await end()
    process.off('exit', requestStop)
    endLog()
    removeClientLink(folder)
    unlock()
  }
  return {
    ...address,
    get pid() {
      return current().pid
    },
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

async function makeReady(folder: string, binaries: Binaries, say: (line: string) => void): Promise<void> {
  if (!existsSync(folder)) {
    say(cliDatabaseMessages.creating(folder))
    return createCluster(folder, binaries)
  }
  refuseOtherVersion(folder)
  // Copying a folder may have opened its permissions, which PostgreSQL refuses.
  chmodSync(folder, 0o700)
  await stopLeftOverServer(folder, binaries, say)
}

function refuseOtherVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  if (!existsSync(file)) throw new StartError(cliDatabaseMessages.noDatabase(folder))
  const version = readFileSync(file, 'utf8').trim()
  if (version !== '18') throw new StartError(cliDatabaseMessages.otherPostgres(folder, version))
}

async function openOrEnd(folder: string, log: string, postgres: Postgres, say: (line: string) => void) {
  try {
    const address = embeddedAddress(folder)
    await waitForDatabase(address, postgres, { folder, log, say })
    return address
  } catch (error) {
    await endPostgres(postgres)
    throw error
  }
}
