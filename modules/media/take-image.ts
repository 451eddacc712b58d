import { eq } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { images, imageUploads } from '#db/tables/media.ts'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'

/**
 * Keeps the image of a page with its alt text. Accepts only the one that the page shows already or one that was uploaded for
 * it; refuses others with 'Please upload this image again.'
 */
export async function takeImage(
  tx: Tx,
  { imageId, imageAlt }: { imageId: string | null; imageAlt: string },
  before: string | null,
): Promise<void> {
  if (imageId === null) return
  if (imageId !== before) {
    const [fresh] = await tx.delete(imageUploads).where(eq(imageUploads.imageId, imageId)).returning()
    if (!fresh) throw invalid(apiMediaMessages.uploadAgain)
  }
  await tx.update(images).set({ alt: imageAlt }).where(eq(images.id, imageId))
}
