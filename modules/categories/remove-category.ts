import { and, eq, or, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/categories/calls.ts'
import { conflict } from '#contract/errors.ts'
import { categories } from '#db/tables/categories.ts'
import { apiCategoriesMessages } from '#messages/en-US/api/categories.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { forgetRowVersions } from '../versions/row-versions.ts'
import { findOwnCategory } from './list-categories.ts'

/** Deletes a category with the empty ones in it. Refuses one that has products, and a stale version, with 409. */
export async function removeCategory(ctx: AdminContext, { categoryId, version }: Payload<typeof calls.removeCategory>) {
  const title = await ctx.db.transaction(async (tx) => {
    // A product that is being added to it holds a lock on the row until it is counted below.
    await tx.execute(sql`
      select from categories c where c.id = ${categoryId}
        or c.parent_key = (select key from categories where id = ${categoryId} and parent_key = '')
      for update
    `)
    const category = await findOwnCategory(tx, categoryId)
    if (category.path === 'all') throw conflict(apiCategoriesMessages.allStays)
    if (category.version !== version) throw conflict(apiCategoriesMessages.changedMeanwhile)
    if (category.products > 0) throw conflict(apiCategoriesMessages.isInUse(category.title, category.products))
    const own = eq(categories.id, categoryId)
    const keyOfOwn = sql`(select key from categories where id = ${categoryId} and parent_key = '')`
    await tx.delete(categories).where(or(own, and(eq(categories.parentKey, keyOfOwn))))
    await forgetRowVersions(tx, 'category', categoryId)
    await recordAuditEvent(ctx, tx, {
      action: 'category.removed',
      subjectKind: 'category',
      subjectId: categoryId,
      detail: { title: category.title },
    })
    return category.title
  })
  return { message: apiCategoriesMessages.removed(title) }
}
