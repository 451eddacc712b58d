import { type AnyColumn, Column, type GetColumnData, getTableName, is, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Db, Tx } from './open-database.ts'
import { type Placeholders, prepareOnce } from './prepare-once.ts'

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

interface Prepared {
  list: SQL
  /** The columns whose values have to be converted. */
  columns: (readonly [name: string, column: Column])[]
}

const prepared = new WeakMap<Selection, Prepared>()

// Each selection is turned into text once: in every statement, Drizzle would look up the names of aliased columns again,
// which took most of the time of building a short one.
function prepare(selection: Selection): Prepared {
  const known = prepared.get(selection)
  if (known) return known
  const entries = Object.entries(selection)
  const values = entries.map(
    ([name, value]) => sql`${is(value, Column) ? qualifiedName(value) : value} as ${sql.identifier(name)}`,
  )
  const columns = entries.flatMap(([name, value]) =>
    is(value, Column) && isConverted(value) ? [[name, value] as const] : [],
  )
  const made = { list: composed(sql.join(values, sql`, `)), columns }
  prepared.set(selection, made)
  return made
}

const dialect = new PgDialect({ casing: 'snake_case' })

// As text, unless it has values of its own.
function composed(list: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(list)
  return params.length === 0 ? sql.raw(text) : list
}

function isConverted({ mapFromDriverValue }: AnyColumn): boolean {
  return mapFromDriverValue !== Column.prototype.mapFromDriverValue
}

function qualifiedName(column: AnyColumn): SQL {
  return sql.raw(`"${getTableName(column.table)}"."${toSnakeCase(column.name)}"`)
}

/** A selection as the select list of a statement written by hand, each value under its name. */
export function selectList(selection: Selection): SQL {
  return prepare(selection).list
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
  return convert(selection, rows)
}

/** The same for a frequent statement, which is composed once for each connection; see `prepareOnce`. */
export function prepareRows<S extends Selection, Values extends object>(
  selection: S,
  statement: (list: SQL, values: Placeholders<Values>) => SQL,
): (db: Db | Tx, values: Values) => Promise<RowOf<S>[]> {
  const run = prepareOnce((db, values: Placeholders<Values>) => {
    const query = dialect.sqlToQuery(statement(selectList(selection), values))
    return {
      prepare: (name) =>
        db._.session.prepareQuery<PreparedQueryConfig & { execute: { rows: Row[] } }>(query, undefined, name, false),
    }
  })
  return async (db, values) => convert(selection, (await run(db, values)).rows)
}

type Row = Record<string, unknown>

function convert<S extends Selection>(selection: S, rows: Row[]): RowOf<S>[] {
  const { columns } = prepare(selection)
  for (const row of rows) {
    for (const [name, column] of columns) {
      const value = row[name]
      if (value !== null) row[name] = column.mapFromDriverValue(value)
    }
  }
  return rows as RowOf<S>[]
}

/**
 * A constant number as part of the text of a statement, not as a value: a limit that PostgreSQL does not know makes it plan
 * a prepared statement again each time.
 */
export function literal(constant: number): SQL {
  return sql.raw(String(constant))
}

/** A column of a table that is joined with `left join`. */
export function orNull<C extends AnyColumn>(column: C) {
  return column as AnyColumn as AnyColumn<{ data: C['_']['data']; notNull: false }>
}

/** Columns of the table that is written to: without its name, as `insert` and `set` have them. */
export function columnNames(columns: readonly AnyColumn[]): SQL {
  return sql.join(columns.map(columnName), sql`, `)
}

export function columnName({ name }: AnyColumn): SQL {
  return sql`${sql.identifier(toSnakeCase(name))}`
}
