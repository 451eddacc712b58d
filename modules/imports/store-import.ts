import { randomUUID } from 'node:crypto'
import type { Tx } from '#db/open-database.ts'
import { productImports } from '#db/tables/imports.ts'
import type { Shop } from '../context.ts'

interface Wish {
  file: Buffer
  isDryRun: boolean
  /** Whose doing it is; null for the command line. */
  actorId: string | null
}

/** Keeps a file of products, and writes down that it is to be read; `within` joins the same transaction. Answers its id. */
export async function storeImport(
  { db, files }: Pick<Shop, 'db' | 'files'>,
  { file, ...wish }: Wish,
  within: (tx: Tx, importId: string) => Promise<void> = async () => {},
): Promise<string> {
  const id = randomUUID()
  const fileKey = `imports/${id}.csv`
  await files.write(fileKey, file)
  try {
    await db.transaction(async (tx) => {
      await tx.insert(productImports).values({ id, fileKey, ...wish })
      await within(tx, id)
    })
  } catch (error) {
    await files.remove(fileKey)
    throw error
  }
  return id
}
