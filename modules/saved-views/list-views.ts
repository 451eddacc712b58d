import { and, asc, eq, or } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/saved-views/calls.ts'
import { savedViews } from '#db/tables/saved-views.ts'
import type { AdminContext } from '../context.ts'
import { showView } from './show-view.ts'

/** The views of the caller and those that are shared, by name; of one list if it is named. */
export async function listViews(ctx: AdminContext, { path }: Payload<typeof calls.listViews>) {
  const { customerId, isShared, name, id } = savedViews
  const found = await ctx.db
    .select()
    .from(savedViews)
    .where(and(or(eq(customerId, ctx.caller.customerId), isShared), path && eq(savedViews.path, path)))
    .orderBy(asc(name), asc(id))
  return { views: found.flatMap((view) => showView(ctx, view)) }
}
