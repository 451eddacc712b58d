import { eq } from 'drizzle-orm'
import { productImportImages, type productImports } from '#db/tables/imports.ts'
import type { Shop } from '../context.ts'

/** Removes the file of an import, and what it says of images. */
export async function forgetFile(
  { db, files }: Pick<Shop, 'db' | 'files'>,
  { id, fileKey }: Pick<typeof productImports.$inferSelect, 'id' | 'fileKey'>,
): Promise<void> {
  await files.remove(fileKey)
  await db.delete(productImportImages).where(eq(productImportImages.importId, id))
}
