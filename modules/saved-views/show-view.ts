import { type SavedView, viewAccess, viewPaths } from '#contract/saved-views/calls.ts'
import type { savedViews } from '#db/tables/saved-views.ts'
import type { AdminContext } from '../context.ts'
import { may } from '../may.ts'

/** A view as its list shows it; none for a list that the shop no longer has, or that the caller may not open. */
export function showView(ctx: AdminContext, view: typeof savedViews.$inferSelect): SavedView[] {
  const path = viewPaths.find((each) => each === view.path)
  if (!path || !may(ctx, viewAccess[path])) return []
  const { id, name, query, isShared, customerId } = view
  return [{ _id: id, path, name, query, isShared, isOwn: customerId === ctx.caller.customerId }]
}
