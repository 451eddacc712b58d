import { and, eq, ne, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/search/calls.ts'
import { maxSynonyms, maxTermWords } from '#contract/search/limits.ts'
import type { Tx } from '#db/open-database.ts'
import { searchSynonyms } from '#db/tables/search.ts'
import { apiSearchMessages } from '#messages/en-US/api/search.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { plainly } from '../listing/split-query.ts'
import { countFound } from './count-found.ts'
import { recheckMissed } from './recheck-missed.ts'

type Wanted = Payload<typeof calls.saveSynonym>

/**
 * Adds a synonym, or changes the one with the ID; the message says how many products its term finds now. Refuses a term that
 * another synonym has, words of several words, and more than 500 synonyms.
 */
export async function saveSynonym(ctx: AdminContext, wanted: Wanted) {
  const { term, words } = readSynonym(wanted)
  const synonymId = await ctx.db.transaction(async (tx) => {
    await refuseTaken(tx, term, wanted.synonymId)
    const id = wanted.synonymId ? await change(tx, wanted.synonymId, { term, words }) : await add(tx, { term, words })
    await recordAuditEvent(ctx, tx, {
      action: 'synonym.saved',
      subjectKind: 'synonym',
      subjectId: id,
      detail: { term, words },
    })
    return id
  })
  await recheckMissed(ctx)
  return { synonym: { synonymId, term, words }, message: apiSearchMessages.saved(term, await countFound(ctx, term)) }
}

function readSynonym({ term: typed, words: typedWords }: Wanted) {
  const term = clean(typed)
  const words = [...new Set(typedWords.map(clean))].filter((word) => word !== '')
  if (term === '') throw invalid(apiSearchMessages.termMissing)
  if (term.split(' ').length > maxTermWords) throw invalid(apiSearchMessages.termTooLong(maxTermWords))
  if (words.length === 0) throw invalid(apiSearchMessages.wordsMissing)
  const several = words.find((word) => word.includes(' '))
  if (several) throw invalid(apiSearchMessages.oneWordEach(several))
  if (words.includes(term)) throw invalid(apiSearchMessages.sameWord(term))
  return { term, words }
}

function clean(text: string): string {
  return plainly(text).trim().replace(/\s+/gu, ' ')
}

/** Two admins who add the same term at once: the second waits for the first and is refused. */
async function refuseTaken(tx: Tx, term: string, synonymId: string | undefined): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('search synonyms'))`)
  const own = synonymId ? ne(searchSynonyms.id, synonymId) : undefined
  const [other] = await tx
    .select({ id: searchSynonyms.id })
    .from(searchSynonyms)
    .where(and(eq(searchSynonyms.term, term), own))
  if (other) throw conflict(apiSearchMessages.termTaken(term))
}

async function add(tx: Tx, synonym: { term: string; words: string[] }): Promise<string> {
  if ((await tx.$count(searchSynonyms)) >= maxSynonyms) throw conflict(apiSearchMessages.tooMany(maxSynonyms))
  const [added] = await tx.insert(searchSynonyms).values(synonym).returning({ id: searchSynonyms.id })
  if (!added) throw new Error('The synonym was not stored.')
  return added.id
}

async function change(tx: Tx, id: string, synonym: { term: string; words: string[] }): Promise<string> {
  const [changed] = await tx
    .update(searchSynonyms)
    .set({ ...synonym, updatedAt: sql`shop_now()` })
    .where(eq(searchSynonyms.id, id))
    .returning({ id: searchSynonyms.id })
  if (!changed) throw notFound(apiSearchMessages.synonymGone)
  return changed.id
}
