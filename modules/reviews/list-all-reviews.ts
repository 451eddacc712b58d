import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls, reviewStates } from '#contract/reviews/calls.ts'
import type { Db } from '#db/open-database.ts'
import type { AdminContext } from '../context.ts'
import { isAfterCursor } from '../page-cursor.ts'
import { matchEachWord, nearRows, type ProductMatch, readNearFirst } from '../search/match-each-word.ts'
import { orderOfReviews, readReceived } from './read-received.ts'

type ReviewQuery = Payload<typeof calls.listAllReviews>

/** The condition of each state; a hidden review never counts as waiting for a reply. */
const inState: Record<(typeof reviewStates)[number], SQL> = {
  unanswered: sql`r.reply is null and r.hidden_at is null`,
  hidden: sql`r.hidden_at is not null`,
}

/** A page of all reviews, by default newest first; each word of `search` must match the product or the author. */
export async function listAllReviews(ctx: AdminContext, query: ReviewQuery) {
  const { sort } = query
  const limit = query.limit + 1
  const inList = sql.join(listed(query), sql` and `)
  const { isCommon, near, all } = await matching(ctx.db, query)
  const found = await readNearFirst({ isCommon, enough: limit }, (reach) =>
    reach === 'all'
      ? readReceived(ctx.db, { where: sql`${inList} and ${all}`, limit, sort })
      : readReceived(ctx.db, {
          from: sql`(select * from reviews r where ${inList} order by ${orderOfReviews(sort)} limit ${nearRows}) r`,
          where: near,
          limit,
          sort,
        }),
  )
  const page = found.slice(0, query.limit)
  return {
    reviews: page.map(({ review }) => review),
    next: found.length > query.limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}

function listed({ state, rating, sort, after }: ReviewQuery): SQL[] {
  return [
    sql`true`,
    ...(state ? [inState[state]] : []),
    ...(rating ? [sql`r.rating = ${rating}`] : []),
    ...(after ? [isAfterCursor(sql`r.created_at`, sql`r.id`, after, sort)] : []),
  ]
}

function matching(db: Db, { search }: ReviewQuery): Promise<ProductMatch> {
  return matchEachWord(db, search, {
    productId: sql`r.product_id`,
    or: (pattern) => sql`plain_text(r.name || ' ' || r.email) like plain_text(${pattern})`,
  })
}
