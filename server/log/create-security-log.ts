import { type SecurityEvent, securityEvents } from '#contract/security-log/events.ts'
import type { Db } from '#db/open-database.ts'
import type { Log, RecordedEvents, SecurityLog } from '#modules/context.ts'
import { storeSecurityEvents } from '#modules/security-log/store-security-events.ts'

const maxLines = 100
const storeAfterMs = 1_000

/**
 * Counts security events and writes a line about each, of each kind at most 100 within a minute: a flood of guesses must
 * not fill the disk. Once a second the counts are added to those in the database.
 */
export function createSecurityLog({ db, log }: { db: Db; log: Log }): SecurityLog {
  const counts = new Map<SecurityEvent, number>()
  const written = new Map<SecurityEvent, { minute: number; lines: number }>()
  let recorded = new Map<string, RecordedEvents>()
  let timer: NodeJS.Timeout | undefined
  let storing = Promise.resolve()

  function writeLine(event: SecurityEvent, facts: object): void {
    const minute = Math.floor(performance.now() / 60_000)
    const before = written.get(event)
    const lines = before?.minute === minute ? before.lines + 1 : 1
    written.set(event, { minute, lines })
    if (lines <= maxLines) log.warn({ event, ...facts }, 'Security event')
    else if (lines === maxLines + 1)
      log.warn(
        { event: 'security_log_limited', of: event },
        'Security events of this kind are not logged for the rest of the minute',
      )
  }

  function store(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    // In one order, so that two processes never wait for each other.
    const due = [...recorded].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, events]) => events)
    recorded = new Map()
    if (due.length > 0)
      storing = storing
        .then(() => storeSecurityEvents(db, due))
        // A database that is away or read-only must not stop the shop; the lines have been written.
        .catch((error: unknown) => log.warn({ err: error }, 'Security events were not stored'))
    return storing
  }

  return {
    record(event, facts) {
      counts.set(event, (counts.get(event) ?? 0) + 1)
      writeLine(event, facts)
      const { call = null, status = null, staffId = null, requestId } = facts
      const key = JSON.stringify([event, call, status, staffId])
      const before = recorded.get(key)
      recorded.set(
        key,
        before ? { ...before, count: before.count + 1 } : { event, call, status, staffId, count: 1, requestId },
      )
      timer ??= setTimeout(store, storeAfterMs).unref()
    },
    counts: () => securityEvents.map((event) => ({ event, count: counts.get(event) ?? 0 })),
    store,
  }
}
