import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/categories/calls.ts'
import { conflict, notFound } from '#contract/errors.ts'
import { apiCategoriesMessages } from '#messages/en-US/api/categories.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

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
    const from = ids.indexOf(categoryId)
    const moved = rows[from]
    if (!moved) throw notFound(apiCategoriesMessages.notFound)
    const place = to === 'up' ? from - 1 : from + 1
    if (place < 0 || place >= ids.length) throw conflict(apiCategoriesMessages.isAtEnd(moved.title))
    const ordered = ids.toSpliced(from, 1).toSpliced(place, 0, categoryId)
    await tx.execute(sql`
      update categories set position = w.place::int
      from unnest(${sql.param(ordered)}::uuid[]) with ordinality as w(id, place)
      where categories.id = w.id and position <> w.place
    `)
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
