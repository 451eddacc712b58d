import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/inventory/calls.ts'
import type { AdminContext } from '../context.ts'
import { likePatterns } from '../like-patterns.ts'
import { isAfterCursor } from '../page-cursor.ts'
import { newestFirst, readSheets, s } from './read-sheets.ts'

/** A page of deliveries and counts, newest first; each word of `search` must be in the reference or the name of the scope. */
export async function listStockSheets(ctx: AdminContext, query: Payload<typeof calls.listStockSheets>) {
  const { kind, state, search, after, limit } = query
  const conditions: SQL[] = [
    ...(kind ? [sql`s.kind = ${kind}`] : []),
    ...(state ? [sql`s.state = ${state}`] : []),
    ...(after ? [isAfterCursor(s.startedAt, s.id, after)] : []),
    ...likePatterns(search).map(
      (pattern) => sql`plain_text(s.reference || ' ' || coalesce(s.scope_name, '')) like plain_text(${pattern})`,
    ),
  ]
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
  const found = await readSheets(ctx.db, where, sql`order by ${newestFirst} limit ${limit + 1}`)
  const page = found.slice(0, limit)
  return {
    sheets: page.map(({ sheet }) => sheet),
    next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}
