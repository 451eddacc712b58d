import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/emails/calls.ts'
import { emails } from '#db/tables/emails.ts'
import type { AdminContext } from '../context.ts'
import { cursorOf, inOrder, isAfterCursor } from '../page-cursor.ts'
import { showEmail } from './show-email.ts'

const { fields: _fields, words: _words, ...columns } = getTableColumns(emails)

/** A page of the emails of the shop. */
export async function listEmails(ctx: AdminContext, query: Payload<typeof calls.listEmails>) {
  const { state, to, sort, after, limit } = query
  const found = await ctx.db
    .select({ ...columns, cursor: cursorOf(emails.createdAt, emails.id) })
    .from(emails)
    .where(
      and(
        state && eq(emails.state, state),
        // The expression of the index `emails_recipient`.
        to ? sql`lower(${emails.toEmail}) = lower(${to.trim()})` : undefined,
        after ? isAfterCursor(emails.createdAt, emails.id, after, sort) : undefined,
      ),
    )
    .orderBy(...inOrder(emails.createdAt, emails.id, sort))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  return {
    emails: page.map(showEmail),
    next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
    hasEmailServer: ctx.mailer.name === 'smtp',
  }
}
