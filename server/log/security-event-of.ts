import type { Call } from '#contract/call.ts'
import type { SecurityEvent } from '#contract/security-log/events.ts'

/** What the security log records of a refused call; null if it is no matter of security. */
export function refusalEventOf(call: Call, status: number, isPayload: boolean): SecurityEvent | null {
  if (status === 429) return 'rate_limited'
  if (status === 401 && call.session === 'starts') return 'login_failed'
  if (status === 401 || status === 403) return 'access_refused'
  if (isPayload) return 'payload_refused'
  return call.upload !== null && status < 500 ? 'upload_refused' : null
}

/** What the security log records of an answered call; null for most. */
export function successEventOf(call: Call, isPersonalRead: boolean): SecurityEvent | null {
  if (call.session === 'starts') return 'login_succeeded'
  return isPersonalRead ? 'personal_data_read' : null
}
