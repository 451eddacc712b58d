import { copyFileSync, fchownSync, openSync, renameSync, statSync, truncateSync } from 'node:fs'
import type { Owner } from './choose-owner.ts'

const maxBytes = 2 * 1024 * 1024

/** Opens PostgreSQL's log for appending and rotates it if it is full. */
export function openLog(path: string, { uid, gid }: Owner): number {
  if (isFull(path)) renameSync(path, `${path}.1`)
  const log = openSync(path, 'a', 0o600)
  if (uid !== undefined && gid !== undefined) fchownSync(log, uid, gid)
  return log
}

/** Rotates a log in use when it is full, keeping one older part; checks once a minute. Returns a function that stops it. */
export function limitLogSize(path: string): () => void {
  const timer = setInterval(() => {
    if (!isFull(path)) return
    copyFileSync(path, `${path}.1`)
    truncateSync(path)
  }, 60_000).unref()
  return () => clearInterval(timer)
}

function isFull(path: string): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > maxBytes
}
