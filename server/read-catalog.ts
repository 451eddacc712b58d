import type { Db } from '#db/open-database.ts'
import type { Shop } from '#modules/context.ts'
import { isBusy } from './is-busy.ts'

/** Reads from the replica while it is fresh enough; falls back to the primary. */
export async function readCatalog<T>({ db, replica }: Shop, read: (db: Db) => Promise<T>): Promise<T> {
  const replicaDb = replica?.database()
  if (!replicaDb) return read(db)
  try {
    return await read(replicaDb)
  } catch (error) {
    if (!isBusy(error)) throw error
    replica?.recordFailure()
    return read(db)
  }
}
