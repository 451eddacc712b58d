import { and, eq, ne } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/saved-views/calls.ts'
import { savedViews } from '#db/tables/saved-views.ts'
import { apiSavedViewsMessages } from '#messages/en-US/api/saved-views.ts'
import type { AdminContext } from '../context.ts'
import { isChangeable } from './is-changeable.ts'
import { lockViews } from './lock-views.ts'
import { refuseSharing } from './refuse-sharing.ts'
import { savedAnswer } from './saved-answer.ts'

/** Renames a view, and shares it or stops that. Refuses the name of another view of who saved it. */
export async function changeView(ctx: AdminContext, { viewId, name, isShared }: Payload<typeof calls.changeView>) {
  const rows = await ctx.db.transaction(async (tx) => {
    const [view] = await tx.select().from(savedViews).where(isChangeable(ctx, viewId))
    if (!view) throw notFound(apiSavedViewsMessages.notFound)
    await lockViews(tx, view.customerId)
    if (isShared && !view.isShared) refuseSharing(ctx)
    const sameList = and(eq(savedViews.customerId, view.customerId), eq(savedViews.path, view.path))
    const taken = await tx.$count(savedViews, and(sameList, eq(savedViews.name, name), ne(savedViews.id, viewId)))
    if (taken > 0) throw conflict(apiSavedViewsMessages.nameTaken(name))
    const changed = await tx.update(savedViews).set({ name, isShared }).where(isChangeable(ctx, viewId)).returning()
    if (changed.length === 0) throw notFound(apiSavedViewsMessages.notFound)
    return changed
  })
  return savedAnswer(ctx, rows)
}
