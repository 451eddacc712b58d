import { readsPersonalData } from '#contract/audit/reads-personal-data.ts'
import type { Call } from '#contract/call.ts'
import type { SecurityEvent } from '#contract/security-log/events.ts'
import type { StaffRole } from '#contract/staff/roles.ts'

/** Lists of staff and of what they did; that of shoppers is declared by the calls. */
const ofStaff = new Set(['staff/listStaff', 'audit/listAuditEvents', 'audit/listPersonalReads'])

/** What the security log notes of a refused call; null if it is no matter of security. */
export function refusalEventOf(call: Call, status: number, isPayload: boolean): SecurityEvent | null {
  if (status === 429) return 'rate_limited'
  if (status === 401 && call.session === 'starts') return 'login_failed'
  if (status === 401 || status === 403) return 'access_refused'
  if (isPayload) return 'payload_refused'
  return call.upload !== null && status < 500 ? 'upload_refused' : null
}

/** What the security log notes of a call that was answered to a caller with this role; null for most. */
export function successEventOf(call: Call, role: StaffRole | null): SecurityEvent | null {
  if (call.session === 'starts') return 'login_succeeded'
  return readsPersonalData(call, role) || ofStaff.has(call.path) ? 'personal_data_read' : null
}
