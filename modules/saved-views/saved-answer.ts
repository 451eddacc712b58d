import { notFound } from '#contract/errors.ts'
import type { savedViews } from '#db/tables/saved-views.ts'
import { apiSavedViewsMessages } from '#messages/en-US/api/saved-views.ts'
import type { AdminContext } from '../context.ts'
import { showView } from './show-view.ts'

/** What is answered about a view that was stored; 404 where none was. */
export function savedAnswer(ctx: AdminContext, rows: readonly (typeof savedViews.$inferSelect)[]) {
  const [view] = rows.flatMap((row) => showView(ctx, row))
  if (!view) throw notFound(apiSavedViewsMessages.notFound)
  return { view, message: apiSavedViewsMessages.saved(view.name) }
}
