import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/search/calls.ts'
import { searchSynonyms } from '#db/tables/search.ts'
import { apiSearchMessages } from '#messages/en-US/api/search.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

/** Removes a synonym. */
export async function removeSynonym(ctx: AdminContext, { synonymId }: Payload<typeof calls.removeSynonym>) {
  const term = await ctx.db.transaction(async (tx) => {
    const [removed] = await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, synonymId)).returning()
    if (!removed) throw notFound(apiSearchMessages.synonymGone)
    await recordAuditEvent(ctx, tx, {
      action: 'synonym.removed',
      subjectKind: 'synonym',
      subjectId: synonymId,
      detail: { term: removed.term, words: removed.words },
    })
    return removed.term
  })
  return { message: apiSearchMessages.synonymRemoved(term) }
}
