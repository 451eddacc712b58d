import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { pictures } from '#db/tables/pictures.ts'
import type { Shop } from '../context.ts'
import { developPicture } from './develop-picture.ts'

/**
 * Keeps a picture that somebody sent, re-encoded and under a name of our own; answers its id and tint. `note` writes down
 * in the same transaction whose it is. Refuses with 415 or 413 what is no picture, moves, is damaged or too large.
 */
export async function keepPicture(
  { db, files, pictures: workers }: Pick<Shop, 'db' | 'files' | 'pictures'>,
  file: Uint8Array,
  alt: string,
  note: (tx: Tx, pictureId: string) => Promise<unknown>,
): Promise<{ id: string; tint: string }> {
  const { content, width, height, tint } = await developPicture(workers, file)
  const id = randomUUID()
  const fileKey = `uploads/${id}.webp`

  // The row comes first: a file without one would never be found again.
  await db.transaction(async (tx) => {
    await tx.insert(pictures).values({ id, fileKey, width, height, tint, alt })
    await note(tx, id)
  })
  try {
    await files.write(fileKey, content)
  } catch (error) {
    await db.delete(pictures).where(eq(pictures.id, id))
    throw error
  }
  return { id, tint }
}
