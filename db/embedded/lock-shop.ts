import { execFileSync } from 'node:child_process'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cliDatabaseMessages } from '#messages/en-US/cli/database.ts'
import { ShopRunningError } from './start-error.ts'

/**
 * Locks the data folder for this process and returns a function that unlocks it. A lock whose process is gone, or that
 * cannot be read, is taken over; a live one throws `ShopRunningError`.
 */
export function lockShop(dataDir: string): () => void {
  const lock = join(dataDir, 'shop.lock')
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) ?? '' })
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, mine, { mode: 0o600 })
  try {
    while (!claim(draft, lock)) removeStale(lock, dataDir)
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (read(lock) === mine) rmSync(lock, { force: true })
  }
}

/** A hard link is atomic and never overwrites a file. */
function claim(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

function removeStale(lock: string, dataDir: string): void {
  const found = read(lock)
  if (found === undefined) return
  refuseIfAlive(found, dataDir)

  // Of two shops that find the same stale lock, the slower one must not remove the lock of the faster.
  const aside = `${lock}.${process.pid}.old`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  const moved = read(aside)
  if (moved !== found) claim(aside, lock)
  rmSync(aside, { force: true })
}

function refuseIfAlive(content: string, dataDir: string): void {
  const [, pid, started] = /^\{"pid":(\d+),"started":"([^"]*)"\}$/.exec(content) ?? []
  if (!pid || startOf(Number(pid)) !== started) return
  throw new ShopRunningError(cliDatabaseMessages.folderInUse(dataDir, pid))
}

/** The start time of a live process, as the system reports it: process IDs are reused. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') return startInProc(pid)
  try {
    if (process.platform === 'win32') return process.kill(pid, 0) ? '' : undefined
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8', env }).trim()
  } catch {
    return undefined
  }
}

/** The boot ID and clock ticks. A zombie counts as dead: a container without an init keeps zombies. */
function startInProc(pid: number): string | undefined {
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')
  if (!fields || fields[0] === 'Z') return undefined
  return `${read('/proc/sys/kernel/random/boot_id')?.trim()} ${fields[19]}`
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
