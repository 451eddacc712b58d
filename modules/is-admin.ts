import { isAdminRole } from '#contract/staff/is-admin-role.ts'
import type { AdminContext, Context } from './context.ts'

/** Whether the caller is an admin; for calls that customers may make too. */
export function isAdmin(ctx: Context): ctx is AdminContext {
  return isAdminRole(ctx.caller?.role)
}
