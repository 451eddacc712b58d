import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls, reviewStates } from '#contract/reviews/calls.ts'
import type { Db } from '#db/open-database.ts'
import type { AdminContext } from '../context.ts'
import { isAfterCursor } from '../page-cursor.ts'
import { matchEachWord } from '../search/match-each-word.ts'
import { readReceived } from './read-received.ts'

type ReviewQuery = Payload<typeof calls.listAllReviews>

/** The condition of each state; a hidden review never counts as waiting for a reply. */
const inState: Record<(typeof reviewStates)[number], SQL> = {
  unanswered: sql`r.reply is null and r.hidden_at is null`,
  hidden: sql`r.hidden_at is not null`,
}

/** A page of all reviews, by default newest first; each word of `search` must match the product or the author. */
export async function listAllReviews(ctx: AdminContext, query: ReviewQuery) {
  const where = sql.join([...listed(query), await matching(ctx.db, query)], sql` and `)
  const found = await readReceived(ctx.db, { where, limit: query.limit + 1, sort: query.sort })
  const page = found.slice(0, query.limit)
  return {
    reviews: page.map(({ review }) => review),
    next: found.length > query.limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}

function listed({ state, rating, sort, after }: ReviewQuery): SQL[] {
  return [
    ...(state ? [inState[state]] : []),
    ...(rating ? [sql`r.rating = ${rating}`] : []),
    ...(after ? [isAfterCursor(sql`r.created_at`, sql`r.id`, after, sort)] : []),
  ]
}

function matching(db: Db, { search }: ReviewQuery): Promise<SQL> {
  return matchEachWord(db, search, {
    productId: sql`r.product_id`,
    ownId: sql`r.id`,
    own: {
      from: sql`reviews r`,
      id: sql`r.id`,
      isLike: (pattern) => sql`plain_text(r.name || ' ' || r.email) like plain_text(${pattern})`,
    },
  })
}
