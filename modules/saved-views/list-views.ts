import { asc, eq, or } from 'drizzle-orm'
import { savedViews } from '#db/tables/saved-views.ts'
import type { AdminContext } from '../context.ts'
import { showView } from './show-view.ts'

/** The views of the caller and those that are shared, by name. */
export async function listViews(ctx: AdminContext) {
  const { customerId, isShared, name, id } = savedViews
  const found = await ctx.db
    .select()
    .from(savedViews)
    .where(or(eq(customerId, ctx.caller.customerId), isShared))
    .orderBy(asc(name), asc(id))
  return { views: found.flatMap((view) => showView(ctx, view)) }
}
