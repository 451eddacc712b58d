import { roleMay, type StaffAccess } from '#contract/staff/roles.ts'
import type { AdminContext, Context } from './context.ts'

/** Whether the role of the caller has this access; for calls that customers may make too. */
export function may(ctx: Context, access: StaffAccess): ctx is AdminContext {
  return roleMay(ctx.caller?.role, access)
}
