import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/newsletter/calls.ts'
import type { AdminContext } from '../context.ts'
import { readSubscribers, subscribersMatching } from './read-subscribers.ts'

/** A page of newsletter subscribers, newest first, with the counts of subscribed and unsubscribed addresses. */
export async function listSubscribers(ctx: AdminContext, query: Payload<typeof calls.listSubscribers>) {
  const { limit } = query
  const found = await readSubscribers(ctx.db, { where: subscribersMatching(query), limit: limit + 1 })
  const { rows } = await ctx.db.execute<{ subscribed: number; unsubscribed: number }>(sql`
    select (count(*) - count(unsubscribed_at))::int as subscribed, count(unsubscribed_at)::int as unsubscribed
    from newsletter_subscribers
  `)
  const page = found.slice(0, limit)
  return {
    subscribers: page.map(({ subscriber }) => subscriber),
    counts: rows[0] ?? { subscribed: 0, unsubscribed: 0 },
    next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}
