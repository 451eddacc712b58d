import { type AnyColumn, Column, type GetColumnData, is, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Db, Tx } from './open-database.ts'

/** Columns and expressions by their names in a row. An expression is typed where it is written: sql<number>`count(*)`. */
export type Selection = Record<string, AnyColumn | SQL>

/** The rows that a selection gives. */
export type RowOf<S extends Selection> = {
  [Name in keyof S]: S[Name] extends AnyColumn
    ? GetColumnData<S[Name]>
    : S[Name] extends SQL<infer Value>
      ? Value
      : never
}

/** A selection as the select list of a statement written by hand, each value under its name. */
export function selectList(selection: Selection): SQL {
  const values = Object.entries(selection).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`)
  return sql.join(values, sql`, `)
}

/**
 * Runs a statement written by hand. Its rows are typed by the selection and converted like those of Drizzle's own queries
 * (a timestamp becomes a Date). A table that the statement calls `p` is `alias(products, 'p')` in the selection.
 *
 *     const p = alias(products, 'p')
 *     const rows = await selectRows(db, { id: p.id, sold: sql<number>`sum(l.quantity)::int` }, (list) => sql`
 *       select ${list} from products p join order_lines l on l.product_id = p.id group by p.id
 *     `)
 */
export async function selectRows<S extends Selection>(
  db: Db | Tx,
  selection: S,
  statement: (list: SQL) => SQL,
): Promise<RowOf<S>[]> {
  const { rows } = await db.execute(statement(selectList(selection)))
  const columns = Object.entries(selection).flatMap(([name, value]) =>
    is(value, Column) ? [[name, value] as const] : [],
  )
  for (const row of rows) {
    for (const [name, column] of columns) {
      const value = row[name]
      if (value !== null) row[name] = column.mapFromDriverValue(value)
    }
  }
  return rows as RowOf<S>[]
}

/** Columns of the table that is written to: without its name, as `insert` and `set` have them. */
export function columnNames(columns: readonly AnyColumn[]): SQL {
  return sql.join(columns.map(columnName), sql`, `)
}

export function columnName({ name }: AnyColumn): SQL {
  return sql`${sql.identifier(toSnakeCase(name))}`
}
