import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { notFound } from '#contract/errors.ts'
import type { StockSheet } from '#contract/inventory/stock-sheet.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { stockSheets } from '#db/tables/inventory/stock-sheets.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import { cursorOf, inOrder } from '../page-cursor.ts'

/** The table of sheets in statements written by hand. */
export const s = alias(stockSheets, 's')

const nameOf = (column: SQL) => sql<string | null>`(
  select a.first_name || ' ' || a.last_name from customers a where a.id = ${column} and a.deleted_at is null
)`

const sheetColumns = {
  sheetId: s.id,
  kind: s.kind,
  state: s.state,
  reference: s.reference,
  scope: s.scope,
  scopeName: s.scopeName,
  startedAt: s.startedAt,
  startedBy: nameOf(sql`s.started_by`),
  closedAt: s.closedAt,
  closedBy: nameOf(sql`s.closed_by`),
  variants: sql<number>`t.variants`,
  different: sql<number>`t.different`,
  units: sql<number>`t.units`,
  difference: sql<number>`t.difference`,
  cursor: cursorOf(s.startedAt, s.id),
}

/** The order of lists of sheets. */
export const newestFirst = sql.join(inOrder(s.startedAt, s.id), sql`, `)

/** What a count changes, or has changed; null for a delivery, and as long as nobody knows. */
export const lineDifference = sql<
  number | null
>`case l.kind when 'count' then coalesce(l.booked, l.units - l.expected) end`

/** Sheets in the given order, each with its cursor. */
export async function readSheets(db: Db | Tx, where: SQL, after = sql``) {
  const rows = await selectRows(
    db,
    sheetColumns,
    (list) => sql`
      select ${list} from (select * from stock_sheets s where ${where} ${after}) as s
      cross join lateral (
        select count(*)::int as variants, coalesce(sum(l.units), 0)::float8 as units,
          count(*) filter (where ${lineDifference} <> 0)::int as different, coalesce(sum(${lineDifference}), 0)::float8 as difference
        from stock_sheet_lines l where l.sheet_id = s.id
      ) as t
      order by ${newestFirst}
    `,
  )
  return rows.map(({ cursor, ...row }) => ({ cursor, sheet: toSheet(row) }))
}

/** One sheet. Refuses an unknown one with 404. */
export async function readSheet(db: Db | Tx, sheetId: string): Promise<StockSheet> {
  const [found] = await readSheets(db, sql`s.id = ${sheetId}`)
  if (!found) throw notFound(apiStockSheetsMessages.notFound)
  return found.sheet
}

function toSheet(row: Omit<RowOf<typeof sheetColumns>, 'cursor'>): StockSheet {
  return { ...row, startedAt: row.startedAt.toISOString(), closedAt: row.closedAt?.toISOString() ?? null }
}
