import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls, OwnCategory } from '#contract/categories/calls.ts'
import type { Measures } from '#contract/categories/measures.ts'
import { conflict, invalid, refuseTogether } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { categories } from '#db/tables/categories.ts'
import { apiCategoriesMessages } from '#messages/en-US/api/categories.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { changedParts } from '../audit/changed-parts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { takeImage } from '../media/take-image.ts'
import { keepBrandFiles } from '../settings/brand-files.ts'
import { formerImages, recordRowVersion } from '../versions/row-versions.ts'
import { findOwnCategory } from './list-categories.ts'
import { toPageVersion } from './page-version.ts'

type Wanted = Payload<typeof calls.changeCategory>

/** The parts of URLs below `/shop` that are no categories. */
const reserved = ['all', 'payment']

/**
 * Changes the page of a category. Its former slug redirects, and a job writes a new title to its products. Refuses a title or
 * slug that a sibling has, and a stale version, with 409.
 */
export async function changeCategory(ctx: AdminContext, { categoryId, version, ...page }: Wanted) {
  const category = await ctx.db.transaction(async (tx) => {
    const before = await findOwnCategory(tx, categoryId)
    await refuseTaken(tx, before, page)
    const { imageAlt: _, measures = before.measures, ...row } = page
    await takeDrawing(tx, measures.drawing, before.measures.drawing)
    const [claimed] = await tx
      .update(categories)
      .set({ ...row, ...measureColumns(measures), version: sql`${categories.version} + 1`, updatedAt: sql`shop_now()` })
      .where(and(eq(categories.id, categoryId), eq(categories.version, version)))
      .returning({ id: categories.id })
    if (!claimed) throw conflict(apiCategoriesMessages.changedMeanwhile)
    const known = [before.image?.imageId ?? null, ...(await formerImages(tx, 'category', categoryId))]
    await takeImage(tx, page, known)
    if (page.title !== before.title && before.path !== 'all') await ctx.enqueue(tx, 'retitleProducts', { categoryId })
    const after = await findOwnCategory(tx, categoryId)
    await recordRowVersion(ctx, tx, { kind: 'category', id: categoryId, before, after, toValue: toVersion })
    await recordAuditEvent(ctx, tx, {
      action: 'category.changed',
      subjectKind: 'category',
      subjectId: categoryId,
      detail: { title: after.title, fields: changedParts(auditedParts, before, after) },
    })
    return after
  })
  return { category, message: apiCategoriesMessages.saved }
}

function toVersion({ measures, ...page }: OwnCategory) {
  return { ...toPageVersion(page), measures }
}

function measureColumns({ names, unit, drawing }: Measures) {
  return { measureNames: names, measureUnit: unit, drawing: drawing || null }
}

/** Keeps an uploaded drawing from being swept away; refuses one that is gone. */
async function takeDrawing(tx: Tx, drawing: string, former: string): Promise<void> {
  if (drawing === '' || drawing === former) return
  const kept = await keepBrandFiles(tx, [drawing])
  refuseTogether(400, kept.length > 0 ? [] : [{ param: 'drawing', msg: apiSettingsMessages.logoUnknown }])
}

async function refuseTaken(
  tx: Tx,
  { categoryId, path, parentId }: OwnCategory,
  { title, slug }: Wanted | Pick<Wanted, 'title' | 'slug'>,
) {
  if (path === 'all') {
    if (slug !== 'all') throw invalid(apiCategoriesMessages.slugOfAll)
    return
  }
  if (reserved.includes(slug)) throw invalid(apiCategoriesMessages.slugReserved(slug))
  // Two admins who choose the same title or slug at once: the second waits for the first and is refused.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('categories'))`)
  const siblings = sql`${categories.parentKey} = (select parent_key from categories where id = ${categoryId})`
  const others = await tx
    .select({ title: categories.title, slug: categories.slug })
    .from(categories)
    .where(
      and(
        siblings,
        ne(categories.id, categoryId),
        ne(categories.key, parentId === null ? 'all' : ''),
        or(eq(categories.slug, slug), sql`lower(${categories.title}) = lower(${title})`),
      ),
    )
  const { titleTaken, slugTaken } = apiCategoriesMessages
  refuseTogether(409, [
    ...(others.some((each) => each.slug === slug) ? [{ param: 'slug', msg: slugTaken(slug) }] : []),
    ...others
      .filter((each) => each.title.toLowerCase() === title.toLowerCase())
      .map((each) => ({ param: 'title', msg: titleTaken(each.title) })),
  ])
}

const auditedParts = ['title', 'slug', 'text', 'seoTitle', 'seoDescription', 'image', 'measures'] as const
