import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'

/** Waits for other changes of the home page, until the end of the transaction. */
export async function lockSections(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('home_sections'))`)
}
