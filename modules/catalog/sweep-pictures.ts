import { eq, lt, sql } from 'drizzle-orm'
import { pictures, pictureUploads } from '#db/tables/pictures.ts'
import type { Shop } from '../context.ts'

/** Removes pictures, with their files, that were uploaded for goods and placed nowhere within a day. */
export async function sweepPictures({ db, files }: Pick<Shop, 'db' | 'files'>): Promise<void> {
  const abandoned = await db
    .select({ id: pictures.id, fileKey: pictures.fileKey })
    .from(pictureUploads)
    .innerJoin(pictures, eq(pictures.id, pictureUploads.pictureId))
    .where(lt(pictureUploads.createdAt, sql`now() - interval '1 day'`))
  for (const { id, fileKey } of abandoned) {
    // Whoever places it at this moment waits for the row and then finds it gone.
    const [gone] = await db.delete(pictureUploads).where(eq(pictureUploads.pictureId, id)).returning()
    if (!gone) continue
    await files.remove(fileKey)
    await db.delete(pictures).where(eq(pictures.id, id))
  }
}
