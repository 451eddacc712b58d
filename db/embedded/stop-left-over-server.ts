import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cliDatabaseMessages } from '#messages/en-US/cli/database.ts'
import { socketPort } from './cluster-folder.ts'
import type { Binaries } from './find-binaries.ts'
import { isListening } from './is-listening.ts'
import { isPostmaster, isServer, serverProcesses } from './server-processes.ts'
import { ShopRunningError, StartError } from './start-error.ts'

/**
 * Stops a server that a killed shop left running on `folder` and removes its process files, so that stale content (a dead
 * process, another program's ID, garbage) cannot block the next start.
 */
export async function stopLeftOverServer(folder: string, { pg_ctl }: Binaries, say: (line: string) => void) {
  const isLinux = process.platform === 'linux'
  if (isLinux ? serverProcesses(folder).length > 0 : isServer(folder)) {
    say(cliDatabaseMessages.stoppingLeftOver)
    const isStopped = isLinux ? await endProcesses(folder) : endByProgram(folder, pg_ctl)
    if (!isStopped) throw new StartError(cliDatabaseMessages.leftOverRuns(folder))
  }
  await refuseIfListening(folder)
  for (const file of ['postmaster.pid', `.s.PGSQL.${socketPort}.lock`]) rmSync(join(folder, file), { force: true })
}

/** Processes of another container on the same folder are invisible, but their server accepts connections. */
async function refuseIfListening(folder: string): Promise<void> {
  if (process.platform === 'win32' || !(await isListening(folder))) return
  throw new ShopRunningError(cliDatabaseMessages.databaseInUse(folder))
}

// First a fast shutdown; then, if it hangs, a kill, from which the next start recovers.
const pressure = [
  { signal: 'SIGINT', patienceMs: 60_000 },
  { signal: 'SIGQUIT', patienceMs: 10_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
] as const

async function endProcesses(folder: string): Promise<boolean> {
  for (const { signal, patienceMs } of pressure) {
    // Children of a killed server cannot be shut down cleanly.
    if (signal === 'SIGINT' && !serverProcesses(folder).some(isPostmaster)) continue
    for (const pid of serverProcesses(folder)) {
      // SIGINT only cancels a child's query.
      if (signal !== 'SIGINT' || isPostmaster(pid)) send(pid, signal)
    }
    const until = Date.now() + patienceMs
    while (Date.now() < until) {
      if (serverProcesses(folder).length === 0) return true
      await wait(10)
    }
  }
  return false
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has already exited.
  }
}

function endByProgram(folder: string, pgCtl: string): boolean {
  spawnSync(pgCtl, ['stop', '--pgdata', folder, '--mode=fast', '--silent'], { stdio: 'ignore' })
  return spawnSync(pgCtl, ['status', '--pgdata', folder], { stdio: 'ignore' }).status !== 0
}
