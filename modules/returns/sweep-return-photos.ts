import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { images } from '#db/tables/media.ts'
import { returnPhotos } from '#db/tables/returns.ts'
import type { Shop } from '../context.ts'
import { widthKeys } from '../media/width-key.ts'

/** Deletes photos, with their files, that belong to no return a day after they were uploaded. */
export async function sweepReturnPhotos({ db, files }: Pick<Shop, 'db' | 'files'>): Promise<void> {
  const isLeft = and(
    isNull(returnPhotos.returnId),
    lt(returnPhotos.createdAt, sql`(select shop_now()) - interval '1 day'`),
  )
  const left = await db
    .select({ id: images.id, fileKey: images.fileKey })
    .from(returnPhotos)
    .innerJoin(images, eq(images.id, returnPhotos.imageId))
    .where(isLeft)
  for (const { id, fileKey } of left) {
    // A concurrent request that attaches the photo waits for the row lock and then finds the row deleted.
    const [gone] = await db
      .delete(returnPhotos)
      .where(and(eq(returnPhotos.imageId, id), isLeft))
      .returning()
    if (!gone) continue
    for (const key of [fileKey, ...widthKeys(id)]) await files.remove(key)
    await db.delete(images).where(eq(images.id, id))
  }
}
