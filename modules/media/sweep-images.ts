import { eq, lt, sql } from 'drizzle-orm'
import { images, imageUploads } from '#db/tables/media.ts'
import type { Shop } from '../context.ts'
import { widthKeys } from './width-key.ts'

/** Deletes images, with their files, that were uploaded for products and not placed within a day. */
export async function sweepImages({ db, files }: Pick<Shop, 'db' | 'files'>): Promise<void> {
  const abandoned = await db
    .select({ id: images.id, fileKey: images.fileKey })
    .from(imageUploads)
    .innerJoin(images, eq(images.id, imageUploads.imageId))
    .where(lt(imageUploads.createdAt, sql`(select shop_now()) - interval '1 day'`))
  for (const { id, fileKey } of abandoned) {
    // A concurrent request that places the image waits for the row lock and then finds the row deleted.
    const [gone] = await db.delete(imageUploads).where(eq(imageUploads.imageId, id)).returning()
    if (!gone) continue
    for (const key of [fileKey, ...widthKeys(id)]) await files.remove(key)
    await db.delete(images).where(eq(images.id, id))
  }
}
