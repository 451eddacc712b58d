import type { Call } from '../call.ts'
import type { StaffRole } from '../staff/roles.ts'

/** Whether a call shows data about shoppers to a caller with this role; customers see only their own. */
export function readsPersonalData({ shows }: Pick<Call, 'shows'>, role: StaffRole | null): boolean {
  return role !== null && shows !== null
}
