import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { invalid } from '#contract/errors.ts'
import type { Db } from '#db/open-database.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'

/** The columns that a list is in the order of, none of them nullable; an index has them together with the ID. */
type Sort = readonly [direction: 'asc' | 'desc', ...columns: [PgColumn, ...PgColumn[]]]

// Columns of the indexes are descending, nulls last; see `inOrder`.
const ways = { desc: sql`desc nulls last`, asc: sql`asc nulls first` }
const comparisons = { desc: sql`<`, asc: sql`>` }

/** The orders of a list by name. A page continues after the ID of the last row of the page before. */
export function sortedBy<Name extends string>(id: PgColumn, sorts: Record<Name, Sort>) {
  return {
    /** The terms of ORDER BY. */
    orderOf(name: Name): SQL[] {
      const [direction, ...columns] = sorts[name]
      return [...columns, id].map((column) => sql`${column} ${ways[direction]}`)
    },

    /** The rows after one of them; refuses one that does not exist. */
    async isAfter(db: Db, name: Name, rowId: string): Promise<SQL> {
      const [direction, ...columns] = sorts[name]
      const texts = Object.fromEntries(columns.map((column, at) => [at, sql<string>`${column}::text`]))
      const [last] = await db.select(texts).from(id.table).where(eq(id, rowId))
      if (!last) throw invalid(apiErrorsMessages.noSuchPage)
      const values = columns.map((column, at) => sql`${last[at]}::${sql.raw(column.getSQLType())}`)
      const row = sql.join([...columns, id], sql`, `)
      const lastRow = sql.join([...values, sql`${rowId}::uuid`], sql`, `)
      return sql`(${row}) ${comparisons[direction]} (${lastRow})`
    },
  }
}
