import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { images } from '#db/tables/media.ts'
import type { Shop } from '../context.ts'
import { processImage } from './process-image.ts'

/**
 * Stores an uploaded image, re-encoded and under a generated name, or that of `id`; returns its ID and tint. `note` records its owner in
 * the same transaction. Refuses with 415 or 413 a file that is not an image, animated, damaged or too large.
 */
export async function storeImage(
  { db, files, images: workers }: Pick<Shop, 'db' | 'files' | 'images'>,
  file: Uint8Array,
  alt: string,
  note: (tx: Tx, imageId: string) => Promise<unknown>,
  id: string = randomUUID(),
): Promise<{ id: string; tint: string }> {
  const { content, width, height, tint } = await processImage(workers, file)
  const fileKey = `uploads/${id}.webp`

  // The row comes first: a file without a row would never be found by the sweep.
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
