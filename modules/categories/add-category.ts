import { and, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/categories/calls.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { categories } from '#db/tables/categories.ts'
import { apiCategoriesMessages } from '#messages/en-US/api/categories.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

/** Adds a category with a slug made from its title. Refuses a title that a sibling has with 409. */
export async function addCategory(ctx: AdminContext, { parentId, title }: Payload<typeof calls.addCategory>) {
  const categoryId = await ctx.db.transaction(async (tx) => {
    const parentKey = parentId === null ? '' : await keyOfParent(tx, parentId)
    const { rows } = await tx.execute<{ title: string }>(sql`
      select title from categories
      where parent_key = ${parentKey} and key <> 'all' and (lower(title) = lower(${title}) or slug = slug_of(${title}))
    `)
    if (rows[0]) throw conflict(apiCategoriesMessages.titleTaken(rows[0].title))
    await tx.execute(sql`select from category_called(${parentKey}, ${title})`)
    const [added] = await tx
      .select({ id: categories.id })
      .from(categories)
      .where(and(eq(categories.parentKey, parentKey), eq(categories.title, title)))
    if (!added) throw conflict(apiCategoriesMessages.titleTaken(title))
    await recordAuditEvent(ctx, tx, {
      action: 'category.added',
      subjectKind: 'category',
      subjectId: added.id,
      detail: { title },
    })
    return added.id
  })
  return { categoryId, message: apiCategoriesMessages.added(title) }
}

async function keyOfParent(tx: Tx, parentId: string): Promise<string> {
  const [parent] = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.id, parentId), eq(categories.parentKey, '')))
  if (!parent || parent.key === 'all') throw notFound(apiCategoriesMessages.notFound)
  return parent.key
}
