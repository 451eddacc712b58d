import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { socketPort } from './cluster-folder.ts'
import type { Binaries } from './find-binaries.ts'
import { isListening } from './is-listening.ts'
import { isPostmaster, isServer, serverProcesses } from './server-processes.ts'
import { ShopRunningError, StartError } from './start-error.ts'

/**
 * Ends, in order, a server that a killed shop left on `folder`, and clears the files that name its process, so that
 * whatever stands in them (a dead process, a stranger's, garbage) cannot keep the next server from starting.
 */
export async function stopLeftOverServer(folder: string, { pg_ctl }: Binaries, say: (line: string) => void) {
  const isLinux = process.platform === 'linux'
  if (isLinux ? serverProcesses(folder).length > 0 : isServer(folder)) {
    say('Stopping the database server that an earlier shop left running.')
    const isStopped = isLinux ? await endProcesses(folder) : endByProgram(folder, pg_ctl)
    if (!isStopped) throw new StartError(`The database server left running in ${folder} does not stop: end it first.`)
  }
  await refuseIfListening(folder)
  for (const file of ['postmaster.pid', `.s.PGSQL.${socketPort}.lock`]) rmSync(join(folder, file), { force: true })
}

/** In a container, the processes of another container on the same folder cannot be seen, but they can be met. */
async function refuseIfListening(folder: string): Promise<void> {
  if (process.platform === 'win32' || !(await isListening(folder))) return
  throw new ShopRunningError(
    `Another shop is using the database in ${folder}: stop it first, or give this one a DATA_DIR of its own.`,
  )
}

// First a fast shutdown, which loses nothing; then, to one that hangs, a kill, which recovery makes good.
const pressure = [
  { signal: 'SIGINT', patienceMs: 60_000 },
  { signal: 'SIGQUIT', patienceMs: 10_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
] as const

async function endProcesses(folder: string): Promise<boolean> {
  for (const { signal, patienceMs } of pressure) {
    // Children whose server was killed have nobody who could end them in order.
    if (signal === 'SIGINT' && !serverProcesses(folder).some(isPostmaster)) continue
    for (const pid of serverProcesses(folder)) {
      // To a server's children SIGINT only means to give up their query.
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
    // It ended by itself in between.
  }
}

function endByProgram(folder: string, pgCtl: string): boolean {
  spawnSync(pgCtl, ['stop', '--pgdata', folder, '--mode=fast', '--silent'], { stdio: 'ignore' })
  return spawnSync(pgCtl, ['status', '--pgdata', folder], { stdio: 'ignore' }).status !== 0
}
