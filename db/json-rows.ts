import { type Column, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { columnNames } from './typed-sql.ts'

/**
 * Rows that a statement inserts as one JSON value, so that its text is the same for any number of them, and is composed once.
 * Every named column is given; the others have their defaults.
 */
export function jsonRows<Table extends PgTable, Name extends keyof Table['$inferInsert'] & string>(
  table: Table,
  names: readonly Name[],
) {
  const wanted = new Set<string>(names)
  const columns = Object.entries<Column>(getTableColumns(table)).filter(([name]) => wanted.has(name))
  const list = columnNames(columns.map(([, column]) => column))

  return {
    /** The value of the placeholder. */
    write: (rows: readonly Required<Pick<Table['$inferInsert'], Name>>[]): string =>
      JSON.stringify(
        rows.map((row) =>
          Object.fromEntries(
            columns.map(([name, column]) => [toSnakeCase(name), encode(column, Reflect.get(row, name))]),
          ),
        ),
      ),
    insert: (rows: Placeholder): SQL =>
      sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`,
  }
}

function encode(column: Column, value: unknown): unknown {
  return value === null ? null : column.mapToDriverValue(value)
}
