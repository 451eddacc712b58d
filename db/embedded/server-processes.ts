import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The processes of a PostgreSQL server on `folder`, found by their working directory, whatever the process file says.
 * Linux only.
 */
export function serverProcesses(folder: string): number[] {
  const real = realpathSync(folder)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => workingFolder(pid) === real && /^\d+ \(postgres\) [^Z]/.test(read(`/proc/${pid}/stat`)))
    .map(Number)
}

/** PostgreSQL renames its child processes; the parent keeps its command line. */
export function isPostmaster(pid: number): boolean {
  return !read(`/proc/${pid}/cmdline`).startsWith('postgres: ')
}

/** Whether the process named in the cluster's process file is a PostgreSQL server, on systems without /proc. */
export function isServer(folder: string): boolean {
  const pid = /^\d+$/m.exec(read(join(folder, 'postmaster.pid')))?.[0]
  if (!pid || process.platform === 'win32') return pid !== undefined
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', pid], { encoding: 'utf8' }).includes('postgres')
  } catch {
    return false
  }
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
