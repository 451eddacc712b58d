import type { Log } from '#modules/context.ts'

/** The codes of the security log. A line has facts of the request, but no address, name or token. */
const events = [
  'login_succeeded',
  'login_failed',
  'access_refused',
  'rate_limited',
  'cross_site_refused',
  'webhook_refused',
  'upload_refused',
  'personal_data_read',
] as const

export type SecurityEvent = (typeof events)[number]

const maxLines = 100
const counts = new Map<SecurityEvent, number>()
const writtenTo = new WeakMap<Log, Map<SecurityEvent, { minute: number; lines: number }>>()

/**
 * Counts an event of this process and writes a line about it, of each kind at most 100 to a log within a minute: a
 * flood of guesses must not fill the disk.
 */
export function noteSecurity(log: Log, event: SecurityEvent, facts: Record<string, string | number | null>): void {
  counts.set(event, (counts.get(event) ?? 0) + 1)
  const written = writtenTo.get(log) ?? new Map()
  writtenTo.set(log, written)
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

/** How often each event has happened since this process started. */
export function securityCounts(): { event: SecurityEvent; count: number }[] {
  return events.map((event) => ({ event, count: counts.get(event) ?? 0 }))
}
