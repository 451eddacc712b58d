import { and, eq, or, type SQL } from 'drizzle-orm'
import { savedViews } from '#db/tables/saved-views.ts'
import type { AdminContext } from '../context.ts'
import { may } from '../may.ts'

/** The condition of a view that the caller may change: an own one, for managers also a shared one. */
export function isChangeable(ctx: AdminContext, viewId: string): SQL | undefined {
  const isOwn = eq(savedViews.customerId, ctx.caller.customerId)
  return and(eq(savedViews.id, viewId), may(ctx, 'manager') ? or(isOwn, savedViews.isShared) : isOwn)
}
