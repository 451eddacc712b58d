import { isNotNull, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/newsletter/calls.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import type { AdminContext } from '../context.ts'
import { readSubscribers, subscribersMatching } from './read-subscribers.ts'

const isUnsubscribed = isNotNull(newsletterSubscribers.unsubscribedAt)
const countsByState = {
  subscribed: sql<number>`(count(*) filter (where not ${isUnsubscribed}))::int`,
  unsubscribed: sql<number>`(count(*) filter (where ${isUnsubscribed}))::int`,
}

/** A page of newsletter subscribers, by default newest first, with the counts of subscribed and unsubscribed addresses. */
export async function listSubscribers(ctx: AdminContext, query: Payload<typeof calls.listSubscribers>) {
  const { limit, sort } = query
  const found = await readSubscribers(ctx.db, { where: subscribersMatching(query), limit: limit + 1, sort })
  const [counts] = await ctx.db.select(countsByState).from(newsletterSubscribers)
  const page = found.slice(0, limit)
  return {
    subscribers: page.map(({ subscriber }) => subscriber),
    counts: counts ?? { subscribed: 0, unsubscribed: 0 },
    next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}
