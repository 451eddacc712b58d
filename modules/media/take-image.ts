import { eq, inArray } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { images, imageUploads } from '#db/tables/media.ts'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'

/** Keeps images that were uploaded for a page, or that it has already. Refuses others with 'Please upload this image again.' */
export async function takeImages(tx: Tx, imageIds: readonly string[], before: readonly string[]): Promise<void> {
  const fresh = [...new Set(imageIds)].filter((imageId) => !before.includes(imageId))
  if (fresh.length === 0) return
  const taken = await tx.delete(imageUploads).where(inArray(imageUploads.imageId, fresh)).returning()
  if (taken.length < fresh.length) throw invalid(apiMediaMessages.uploadAgain)
}

/** Keeps the image of a page, like `takeImages`, with its alt text; `before` are those it has and had. */
export async function takeImage(
  tx: Tx,
  { imageId, imageAlt }: { imageId: string | null; imageAlt: string },
  before: readonly (string | null)[],
): Promise<void> {
  if (imageId === null) return
  await takeImages(
    tx,
    [imageId],
    before.flatMap((each) => each ?? []),
  )
  await tx.update(images).set({ alt: imageAlt }).where(eq(images.id, imageId))
}
