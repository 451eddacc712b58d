import { eq, sql } from 'drizzle-orm'
import { productImportImages, productImports } from '#db/tables/imports.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import type { Shop } from '../../context.ts'
import type { FailedImage } from './bring-images.ts'
import type { WantedImage } from './place-images.ts'

/** How many images one import fetches. */
const maxFetched = 2_000

/**
 * Leaves the missing images of an import to a job, which continues the import once it has tried all of them. Returns null
 * then; when the import is continued, those that are still missing.
 */
export async function queueImages(
  { db, enqueue }: Pick<Shop, 'db' | 'enqueue'>,
  importId: string,
  missing: readonly WantedImage[],
): Promise<FailedImage[] | null> {
  const tried = await db
    .select({ address: productImportImages.address, reason: productImportImages.reason })
    .from(productImportImages)
    .where(eq(productImportImages.importId, importId))
  if (tried.length > 0 || missing.length === 0) {
    const reasons = new Map(tried.map(({ address, reason }) => [address, reason]))
    const tooMany = apiImportsMessages.image.tooMany(maxFetched)
    return missing.map((each) => ({ ...each, reason: reasons.get(each.address) || tooMany }))
  }
  const rows = missing.slice(0, maxFetched).map(({ address, alt }, position) => ({ importId, address, alt, position }))
  await db.transaction(async (tx) => {
    await tx.insert(productImportImages).values(rows)
    await tx
      .update(productImports)
      .set({ awaitsImages: true, imagesWaiting: rows.length, updatedAt: sql`shop_now()` })
      .where(eq(productImports.id, importId))
    await enqueue(tx, 'fetchImportImages', { importId })
  })
  return null
}
