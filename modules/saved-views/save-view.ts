import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, forbidden } from '#contract/errors.ts'
import { type calls, maxViews, viewAccess } from '#contract/saved-views/calls.ts'
import { savedViews } from '#db/tables/saved-views.ts'
import { apiSavedViewsMessages } from '#messages/en-US/api/saved-views.ts'
import type { AdminContext } from '../context.ts'
import { may } from '../may.ts'
import { lockViews } from './lock-views.ts'
import { refuseSharing } from './refuse-sharing.ts'
import { savedAnswer } from './saved-answer.ts'

/** Saves a view of the caller; the one with its name is replaced. */
export async function saveView(ctx: AdminContext, payload: Payload<typeof calls.saveView>) {
  const { path, name, query, isShared } = payload
  const { customerId } = ctx.caller
  if (!may(ctx, viewAccess[path])) throw forbidden(apiSavedViewsMessages.otherRole)
  if (isShared) refuseSharing(ctx)
  const others = or(ne(savedViews.path, path), ne(savedViews.name, name))
  const rows = await ctx.db.transaction(async (tx) => {
    await lockViews(tx, customerId)
    const count = await tx.$count(savedViews, and(eq(savedViews.customerId, customerId), others))
    if (count >= maxViews) throw conflict(apiSavedViewsMessages.tooMany(maxViews))
    return tx
      .insert(savedViews)
      .values({ customerId, path, name, query, isShared })
      .onConflictDoUpdate({
        target: [savedViews.customerId, savedViews.path, savedViews.name],
        set: { query: sql`excluded.query`, isShared: sql`excluded.is_shared` },
      })
      .returning()
  })
  return savedAnswer(ctx, rows)
}
