import { appendFileSync, closeSync, mkdirSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Remembers emails that an email server has accepted, also for the process that follows after this one was killed. */
export interface HandedOver {
  has(messageId: string): boolean
  add(messageId: string): void
}

const dayMs = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * Remembers them for a day or two in a file of `folder` for each day. It is written before anything else can happen, so a kill
 * between the acceptance and its record in the database does not send an email twice. Processes that share the
 * folder share the files.
 */
export function handedOverIn(folder: string): HandedOver {
  let days = new Map<string, Day>()

  function currentDays(): Day[] {
    const names = [dayOf(Date.now()), dayOf(Date.now() - dayMs)]
    if (names.every((name) => days.has(name))) return [...days.values()]
    days = new Map(names.map((name) => [name, days.get(name) ?? { file: join(folder, name), ids: new Set(), read: 0 }]))
    removeOthers(folder, names)
    return [...days.values()]
  }

  return {
    has: (messageId) => currentDays().some((day) => readOn(day).has(messageId)),
    add(messageId) {
      const [today] = currentDays()
      if (!today) return
      today.ids.add(messageId)
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        appendFileSync(today.file, `${messageId}\n`, { mode: 0o600 })
      } catch {
        // The email was accepted all the same; on a full disk only this process remembers it.
      }
    },
  }
}

interface Day {
  file: string
  ids: Set<string>
  /** How much of the file is known. */
  read: number
}

/** Reads what this and other processes have added since. */
function readOn(day: Day): Set<string> {
  const size = statSync(day.file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= day.read) return day.ids
  const added = Buffer.alloc(size - day.read)
  const opened = openSync(day.file, 'r')
  try {
    readSync(opened, added, 0, added.length, day.read)
  } finally {
    closeSync(opened)
  }
  const lines = added.subarray(0, added.lastIndexOf('\n') + 1)
  day.read += lines.length
  for (const id of lines.toString().split('\n')) if (id) day.ids.add(id)
  return day.ids
}

function removeOthers(folder: string, names: readonly string[]): void {
  try {
    for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(join(folder, name), { force: true })
  } catch {
    // There is no folder yet, or it belongs to another user.
  }
}
