import { sql } from 'drizzle-orm'
import type { Db } from './open-database.ts'

/** Whether the database takes changes; after a failover to a replica it does not. */
export async function isWritable(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ isReadOnly: boolean }>(
    sql`select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  )
  return rows[0]?.isReadOnly === false
}
