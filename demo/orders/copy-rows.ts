import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { type PgTable, PgTimestamp } from 'drizzle-orm/pg-core'
import type { Tx } from '#db/open-database.ts'

/** Columns that name rows which are copied too. */
const copiedIds = new Set([
  ...['id', 'reference', 'causeId', 'orderLineId', 'shipmentId'],
  ...['paymentId', 'refundId', 'returnId', 'invoiceId'],
])

/**
 * The UUID of the copy `n` of a row: the same for each mention of the row. With version and variant, as callers check both. Those of
 * one batch begin with its `mark`: they are beside each other in indexes, of which fewer pages are written.
 */
export function copyId(id: SQL, mark = sql`mark`): SQL {
  const digits = sql`overlay(md5(${id} || '/' || n) placing ${mark} from 1)`
  return sql`overlay(overlay(${digits} placing '4' from 13) placing '8' from 17)::uuid`
}

/** The ID of the copy of a customer, whose orders are in several batches. */
export function copyCustomerId(id: SQL): SQL {
  return copyId(id, sql`''`)
}

/** Another word than that of the row in each copy. */
export function copyMark(word: SQL, prefix: string): SQL {
  return sql`${prefix}::text || mark || left(md5(${word} || '/' || n), 20)`
}

/** Columns whose copy is named once for all rows of an order. */
const namedIds = new Map([
  ['sessionId', sql`c.copied_session`],
  ['orderId', sql`c.order_id`],
])

type Columns<Table extends PgTable> = Partial<Record<keyof Table['_']['columns'], SQL>>

/**
 * Inserts copies of rows of `table`. `from` gives the rows as `t`, their copies as `c`, the number of the copy as `n` and how much earlier
 * it happened as `back`; `set` has the columns that are neither the same nor IDs nor moments.
 */
export async function copyRows<Table extends PgTable>(tx: Tx, table: Table, from: SQL, set: Columns<Table> = {}) {
  const given = new Map<string, SQL | undefined>(Object.entries(set))
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const name = sql.identifier(toSnakeCase(key))
    const own = sql`t.${name}`
    const value = given.get(key) ?? namedIds.get(key)
    if (value) return { name, value }
    if (column instanceof PgTimestamp) return { name, value: sql`${own} - back` }
    if (key === 'customerId') return { name, value: copyCustomerId(own) }
    return { name, value: copiedIds.has(key) ? copyId(own) : own }
  })
  await tx.execute(sql`
    insert into ${sql.identifier(getTableName(table))} (${sql.join(
      columns.map(({ name }) => name),
      sql`, `,
    )})
    select ${sql.join(
      columns.map(({ value }) => value),
      sql`, `,
    )} from ${from}`)
}
