import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/categories/calls.ts'
import { conflict, notFound } from '#contract/errors.ts'
import { apiCategoriesMessages } from '#messages/en-US/api/categories.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { placeRow } from '../place-row.ts'

/** Moves a category by one place among its siblings; their order is stored whole, and no version changes. */
export async function moveCategory(ctx: AdminContext, { categoryId, to }: Payload<typeof calls.moveCategory>) {
  const title = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('categories'))`)
    const { rows } = await tx.execute<{ id: string; title: string }>(sql`
      select id, title from categories
      where parent_key = (select parent_key from categories where id = ${categoryId} and key <> 'all') and key <> 'all'
      order by position, title
    `)
    const ids = rows.map(({ id }) => id)
    const moved = rows.find(({ id }) => id === categoryId)
    if (!moved) throw notFound(apiCategoriesMessages.notFound)
    const isMoved = await placeRow(tx, 'categories', ids, { id: categoryId, to })
    if (!isMoved) throw conflict(apiCategoriesMessages.isAtEnd(moved.title))
    await recordAuditEvent(ctx, tx, {
      action: 'category.moved',
      subjectKind: 'category',
      subjectId: categoryId,
      detail: { title: moved.title },
    })
    return moved.title
  })
  return { message: apiCategoriesMessages.moved(title) }
}
