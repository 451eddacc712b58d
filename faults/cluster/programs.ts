import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { postgresUser } from './install-programs.ts'

const stoppingMs = 20_000

/** The programs of a cluster, each with its log, in a folder of the user who runs them. */
export function openPrograms() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-cluster-'))
  const user = postgresUser()
  chownSync(folder, user.uid, user.gid)
  const running: ChildProcess[] = []

  return {
    folder,
    /** Writes a configuration file; returns its path. */
    write(name: string, text: string): string {
      const file = join(folder, name)
      writeFileSync(file, text)
      return file
    },
    start(name: string, command: string, more: readonly string[]): void {
      const log = openSync(join(folder, `${name}.log`), 'a')
      const child = spawn(command, more, {
        ...user,
        cwd: folder,
        env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8' },
        stdio: ['ignore', log, log],
      })
      child.on('error', (error) => writeFileSync(log, String(error)))
      running.push(child)
    },
    /** Copies the logs to where they outlive the run. */
    keepLogs: (target: string) =>
      cp(folder, target, { recursive: true, filter: (path) => path === folder || path.endsWith('.log') }),
    /** Ends all of them, and what they have started, and removes the folder. */
    async close() {
      for (const child of running.toReversed()) await end(child)
      for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

export type Programs = ReturnType<typeof openPrograms>

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await Promise.race([ended, wait(stoppingMs, null, { ref: false })])
  child.kill('SIGKILL')
}

/** The processes whose working folder is this one or in it, such as a PostgreSQL that nobody stopped. */
function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && workingFolder(pid).startsWith(folder))
}

function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

/** The processes that this one has started, and theirs. */
export function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

/** The command of a process, with its arguments; empty if it has ended. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
