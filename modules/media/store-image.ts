import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { images } from '#db/tables/media.ts'
import type { Shop } from '../context.ts'
import { processImage } from './process-image.ts'

/**
 * Keeps an image that somebody sent, re-encoded and under a name of our own; answers its id and tint. `note` writes down
 * in the same transaction whose it is. Refuses with 415 or 413 what is no image, moves, is damaged or too large.
 */
export async function storeImage(
  { db, files, images: workers }: Pick<Shop, 'db' | 'files' | 'images'>,
  file: Uint8Array,
  alt: string,
  note: (tx: Tx, imageId: string) => Promise<unknown>,
): Promise<{ id: string; tint: string }> {
  const { content, width, height, tint } = await processImage(workers, file)
  const id = randomUUID()
  const fileKey = `uploads/${id}.webp`

  // The row comes first: a file without one would never be found again.
  await db.transaction(async (tx) => {
    await tx.insert(images).values({ id, fileKey, width, height, tint, alt })
    await note(tx, id)
  })
  try {
    await files.write(fileKey, content)
  } catch (error) {
    await db.delete(images).where(eq(images.id, id))
    throw error
  }
  return { id, tint }
}
