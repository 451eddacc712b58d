import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid } from '#contract/errors.ts'
import type { calls, OwnSection } from '#contract/home/calls.ts'
import { hasPart } from '#contract/home/kinds.ts'
import type { SectionContent } from '#contract/home/section.ts'
import type { Tx } from '#db/open-database.ts'
import { collections } from '#db/tables/collections.ts'
import { homeSections } from '#db/tables/home.ts'
import { products } from '#db/tables/products.ts'
import { apiHomeMessages } from '#messages/en-US/api/home.ts'
import type { AdminContext } from '../context.ts'
import { takeImages } from '../media/take-image.ts'
import { recordVersion } from '../versions/record-version.ts'
import { findOwnSection } from './list-sections.ts'

export const versionsOf = (sectionId: string) => `home.${sectionId}`

/** What a version of a section stores. */
export const versionOf = ({ kind, published }: Pick<OwnSection, 'kind' | 'published'>) => ({ kind, ...published })

interface Wanted extends Payload<typeof calls.changeSection> {
  /** Images that need not have been uploaded just now, besides those of the section. */
  known: readonly string[]
}

/** Publishes a section, or stores a draft of it. Refuses a stale version with 409. */
export async function storeSection(ctx: AdminContext, tx: Tx, wanted: Wanted): Promise<OwnSection> {
  const { sectionId, version, isPublished, edition, known } = wanted
  const { timeZone } = (await ctx.settings.read()).shop
  const before = await findOwnSection(tx, sectionId, timeZone)
  const at = (local: string | null) => sql`${local}::timestamp at time zone ${timeZone}::text`
  const { isOn, startsAt, endsAt, content } = edition
  const { rows } = await tx.execute(sql`select 1 where ${at(endsAt)} <= ${at(startsAt)}`)
  if (rows.length > 0) throw invalid(apiHomeMessages.endsBeforeStart)
  const [claimed] = await tx
    .update(homeSections)
    .set({
      ...(isPublished
        ? { isOn, startsAt: at(startsAt), endsAt: at(endsAt), content, draft: null }
        : { draft: edition }),
      version: sql`${homeSections.version} + 1`,
      updatedAt: sql`shop_now()`,
    })
    .where(and(eq(homeSections.id, sectionId), eq(homeSections.version, version)))
    .returning({ version: homeSections.version })
  if (!claimed) throw conflict(apiHomeMessages.changedMeanwhile)
  if (hasPart(before.kind, 'products')) await checkProducts(tx, content)
  const own = before.images.map(({ imageId }) => imageId)
  await takeImages(tx, [...content.images, ...content.talls], [...own, ...known])
  if (isPublished) {
    await recordVersion(ctx, tx, {
      subject: versionsOf(sectionId),
      before: { version, value: versionOf(before) },
      after: { version: claimed.version, value: versionOf({ kind: before.kind, published: edition }) },
    })
  }
  return findOwnSection(tx, sectionId, timeZone)
}

async function checkProducts(tx: Tx, { source, title, collectionId, skus }: SectionContent): Promise<void> {
  if (source === 'collection') {
    const isKnown = collectionId !== null && (await tx.$count(collections, eq(collections.id, collectionId))) > 0
    if (!isKnown) throw invalid(apiHomeMessages.collectionMissing)
  }
  if (source !== 'hand') return
  if (title === '') throw invalid(apiHomeMessages.titleMissing)
  if (skus.length === 0) throw invalid(apiHomeMessages.productsMissing)
  const found = await tx.select({ sku: products.sku }).from(products).where(inArray(products.sku, skus))
  const unknown = skus.find((sku) => !found.some((product) => product.sku === sku))
  if (unknown !== undefined) throw invalid(apiHomeMessages.skuUnknown(unknown))
}
