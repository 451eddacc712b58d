import type { ReactNode } from 'react'
import type { StaffAccess } from '#contract/staff/roles.ts'
import { useMay } from './use-may.ts'

/** Shows what only some roles can do. */
export function ForRole({ access, children }: { access: StaffAccess; children: ReactNode }) {
  const may = useMay()
  return may(access) ? children : null
}
