import { randomUUID } from 'node:crypto'
import type { Tx } from '#db/open-database.ts'
import { productImports } from '#db/tables/imports.ts'
import type { Shop } from '../context.ts'

interface NewImport {
  file: Buffer
  isDryRun: boolean
  /** The admin who imports; null for the command line. */
  actorId: string | null
}

/** Stores a product file and queues its import; `within` joins the same transaction. Returns its ID. */
export async function storeImport(
  { db, files }: Pick<Shop, 'db' | 'files'>,
  { file, ...values }: NewImport,
  within: (tx: Tx, importId: string) => Promise<void> = async () => {},
): Promise<string> {
  const id = randomUUID()
  const fileKey = `imports/${id}.csv`
  await files.write(fileKey, file)
  try {
    await db.transaction(async (tx) => {
      await tx.insert(productImports).values({ id, fileKey, ...values })
      await within(tx, id)
    })
  } catch (error) {
    await files.remove(fileKey)
    throw error
  }
  return id
}
