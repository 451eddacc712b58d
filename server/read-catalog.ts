import type { Db } from '#db/open-database.ts'
import type { Shop } from '#modules/context.ts'
import { isBusy } from './is-busy.ts'

/** Reads from the copy of the database while there is one close behind, and from the database itself when that fails. */
export async function readCatalog<T>({ db, replica }: Shop, read: (db: Db) => Promise<T>): Promise<T> {
  const copy = replica?.database()
  if (!copy) return read(db)
  try {
    return await read(copy)
  } catch (error) {
    if (!isBusy(error)) throw error
    replica?.recordFailure()
    return read(db)
  }
}
