import { spawn } from 'node:child_process'
import { closeSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cliDatabaseMessages } from '#messages/en-US/cli/database.ts'
import { openLog } from './bounded-log.ts'
import type { Owner } from './choose-owner.ts'
import { socketPort } from './cluster-folder.ts'
import type { Binaries } from './find-binaries.ts'
import { programEnvironment, runProgram } from './run-program.ts'
import { StartError } from './start-error.ts'

/** A running server process. */
export interface Postgres {
  pid: number
  exited: Promise<void>
  /** Asks for a shutdown: fast rolls back what is open and loses nothing that was acknowledged. */
  shutDown(mode: 'fast' | 'immediate'): void
}

export interface Launch {
  folder: string
  log: string
  owner: Owner
  binaries: Binaries
  /** On Windows, the previous port, so that its address stays the same. */
  port?: number | undefined
}

const settings = {
  max_connections: 100,
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  // Failed statements are logged by the shop, without values; this log is for the server only.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** Starts PostgreSQL on a cluster; it may not answer yet. */
export function launchPostgres(launch: Launch): Promise<Postgres> {
  return process.platform === 'win32' ? launchOnWindows(launch) : launchOnSocket(launch)
}

function options(more: Record<string, string>): string[] {
  return Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function launchOnSocket({ folder, log, owner, binaries }: Launch): Promise<Postgres> {
  const { wrapper, ...identity } = owner
  const only = options({
    listen_addresses: '',
    port: `${socketPort}`,
    // Relative to the cluster, so that no path is too long for it.
    unix_socket_directories: '.',
    unix_socket_permissions: '0700',
  })
  const [program = '', ...rest] = [...wrapper, binaries.postgres, '-D', folder, ...only]
  const output = openLog(log, owner)
  // A process group of its own: Ctrl-C in the terminal is for the shop, which then stops the server in order.
  const child = spawn(program, rest, {
    ...identity,
    cwd: folder,
    env: programEnvironment(),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise((resolve, reject) => child.once('spawn', () => resolve(undefined)).once('error', reject))
  child.unref()
  return {
    pid: child.pid ?? 0,
    exited,
    shutDown: (mode) => {
      child.ref()
      child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
    },
  }
}

/** On Windows, pg_ctl drops administrator rights, and there are no signals to stop a server. */
async function launchOnWindows({ folder, log, owner, binaries, port }: Launch): Promise<Postgres> {
  const only = options({
    listen_addresses: '127.0.0.1',
    port: `${port ?? (await freePort())}`,
    unix_socket_directories: '',
  })
  const control = (...command: string[]) => runProgram(owner, [binaries.pg_ctl, ...command, '-D', folder], folder)
  closeSync(openLog(log, owner))
  const { code, output } = await control('start', '-w', '-s', '-l', log, '-o', only.join(' '))
  if (code !== 0) throw new StartError(cliDatabaseMessages.startFailed(output.trim(), log))
  const pid = Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10)
  return {
    pid,
    exited: exitOf(pid),
    shutDown: (mode) => void control('stop', '-m', mode, '-W', '-s'),
  }
}

async function exitOf(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await wait(100, undefined, { ref: false })
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new StartError(cliDatabaseMessages.noPort)
  return address.port
}
