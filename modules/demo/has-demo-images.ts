import type { Db } from '#db/open-database.ts'
import { images } from '#db/tables/media.ts'
import { isDemoImage } from './demo-rows.ts'

/** Whether images of the demo are left. */
export async function hasDemoImages(db: Db): Promise<boolean> {
  const [found] = await db.select({ id: images.id }).from(images).where(isDemoImage).limit(1)
  return found !== undefined
}
