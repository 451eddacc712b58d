import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'

/** What more rows than this have is common. */
export const few = 1_500

/**
 * Whether a column has one of the IDs that a query of a column `id` finds. Few of them become constants, by which an index finds the
 * rows. Many would be gone through for each row: `each` tells of one row, from an index, whether it is among them.
 */
export async function isAmong(db: Db, column: SQLWrapper, { found, each }: { found: SQL; each: SQL }): Promise<SQL> {
  const { rows } = await db.execute<{ id: string }>(sql`${found} limit ${few + 1}`)
  if (rows.length > few) return each
  return sql`${column} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`
}

/** Whether an index of trigrams finds a word: a shorter one is compared with every text. */
export function hasTrigram(word: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(word)
}
