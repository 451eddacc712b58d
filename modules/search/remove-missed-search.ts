import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/search/calls.ts'
import { searchTerms } from '#db/tables/search.ts'
import { apiSearchMessages } from '#messages/en-US/api/search.ts'
import type { AdminContext } from '../context.ts'

/** Removes a search that found nothing from the list; it returns when it is made again. */
export async function removeMissedSearch(ctx: AdminContext, { term }: Payload<typeof calls.removeMissedSearch>) {
  await ctx.db.delete(searchTerms).where(and(eq(searchTerms.term, term), eq(searchTerms.found, 0)))
  return { message: apiSearchMessages.searchRemoved }
}
