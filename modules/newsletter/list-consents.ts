import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/newsletter/calls.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import { newsletterConsents } from '#db/tables/newsletter.ts'
import type { AdminContext } from '../context.ts'
import { likePatterns } from '../like-patterns.ts'
import { cursorOf, inOrder, isAfterCursor } from '../page-cursor.ts'
import { isConsentOf } from './record-consent.ts'

/** A page of the consent history of all addresses; of those that were erased only for a request that names the address. */
export async function listConsents(
  ctx: AdminContext,
  { search, event, sort, after, limit }: Payload<typeof calls.listConsents>,
) {
  const { at, id, email } = newsletterConsents
  const found = await ctx.db
    .select({
      id,
      at,
      email,
      event: newsletterConsents.event,
      source: newsletterConsents.source,
      wording: newsletterConsents.wording,
      cursor: cursorOf(at, id),
    })
    .from(newsletterConsents)
    .where(
      and(
        matching(ctx, search),
        event && eq(newsletterConsents.event, event),
        after ? isAfterCursor(at, id, after, sort) : undefined,
      ),
    )
    .orderBy(...inOrder(at, id, sort))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  return {
    consents: page.map(({ id, at, cursor: _, ...step }) => ({ _id: id, at: at.toISOString(), ...step })),
    next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}

function matching(ctx: AdminContext, search: string | undefined) {
  const patterns = likePatterns(search)
  if (patterns.length === 0) return undefined
  const has = and(
    isNotNull(newsletterConsents.email),
    ...patterns.map((pattern) => sql`plain_text(${newsletterConsents.email}::text) like plain_text(${pattern})`),
  )
  const typed = normalEmail(search ?? '')
  return isEmail(typed) ? or(has, isConsentOf(ctx, typed)) : has
}
