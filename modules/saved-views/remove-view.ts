import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/saved-views/calls.ts'
import { savedViews } from '#db/tables/saved-views.ts'
import { apiSavedViewsMessages } from '#messages/en-US/api/saved-views.ts'
import type { AdminContext } from '../context.ts'
import { isChangeable } from './is-changeable.ts'

export async function removeView(ctx: AdminContext, { viewId }: Payload<typeof calls.removeView>) {
  const [removed] = await ctx.db.delete(savedViews).where(isChangeable(ctx, viewId)).returning()
  if (!removed) throw notFound(apiSavedViewsMessages.notFound)
  return { message: apiSavedViewsMessages.removed(removed.name) }
}
