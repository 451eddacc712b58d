import type { AdminContext, Context } from './context.ts'

/** Whether whoever asks has the admin role; in calls that customers may make too. */
export function isAdmin(ctx: Context): ctx is AdminContext {
  return ctx.caller?.role === 'admin'
}
