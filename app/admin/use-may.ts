import { useCallback } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/routes/admin/guard.ts'
import { roleMay, type StaffAccess } from '#contract/staff/roles.ts'

/** Whether the role of who is logged in has an access, to show only what can be done. The calls decide. */
export function useMay(): (access: StaffAccess) => boolean {
  const role = useRouteLoaderData<typeof loader>('routes/admin/guard')?.role
  return useCallback((access) => roleMay(role, access), [role])
}
