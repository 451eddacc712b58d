import { copyFileSync, fchownSync, openSync, renameSync, statSync, truncateSync } from 'node:fs'
import type { Owner } from './choose-owner.ts'

const maxBytes = 2 * 1024 * 1024

/** Opens PostgreSQL's log for appending, with what was there before put aside when it has grown. */
export function openLog(path: string, { uid, gid }: Owner): number {
  if (isFull(path)) renameSync(path, `${path}.1`)
  const log = openSync(path, 'a', 0o600)
  if (uid !== undefined && gid !== undefined) fchownSync(log, uid, gid)
  return log
}

/** Looks once a minute that a log in use stays small; one older part is kept beside it. Returns how to end that. */
export function keepLogSmall(path: string): () => void {
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
