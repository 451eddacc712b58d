import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import { maxSheetUnits } from '#contract/inventory/stock-sheet.ts'
import type { Tx } from '#db/open-database.ts'
import { stockSheetLines } from '#db/tables/inventory/stock-sheets.ts'
import { productColors, variants } from '#db/tables/products.ts'
import { orNull, selectRows } from '#db/typed-sql.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import { p } from '../products/field-columns.ts'
import { nameItem } from './name-item.ts'
import { type StoredSheet, scopeOf } from './open-sheet.ts'
import { pastChanges } from './past-changes.ts'

const v = alias(variants, 'v')
const c = alias(productColors, 'c')

const lockedColumns = {
  name: p.name,
  color: orNull(c.name),
  size: v.size,
  onHand: v.onHand,
  isInScope: sql<boolean>`w.is_in_scope`,
}

/** The units to enter: exactly these, or these added to the line. */
type EnteredUnits = { set: number } | { add: number }

/**
 * Enters the units of a variant into an open sheet. A line of a count keeps the stock at the moment when it was begun or typed
 * again, from which the difference is taken. Refuses a variant that is not in the scope of the count, or in another open one.
 */
export async function writeLine(tx: Tx, sheet: StoredSheet, variantId: string, entered: EnteredUnits) {
  const locked = await lockVariant(tx, sheet, variantId)
  const name = nameItem(locked)
  if (!locked.isInScope) throw conflict(apiStockSheetsMessages.outsideScope(name, sheet.scopeName ?? ''))
  // Read after the lock was waited for, so that of two scans at once the second sees the first.
  const isOwn = and(eq(stockSheetLines.sheetId, sheet.id), eq(stockSheetLines.variantId, variantId))
  const [before] = await tx.select({ units: stockSheetLines.units }).from(stockSheetLines).where(isOwn)
  const isAdded = 'add' in entered && before !== undefined
  const units = 'set' in entered ? entered.set : (before?.units ?? 0) + entered.add
  if (units > maxSheetUnits) throw invalid(apiStockSheetsMessages.tooMany)
  if (sheet.kind === 'count') await refuseCounting(tx, sheet, variantId, name)
  await tx.execute(sql`
    insert into stock_sheet_lines (sheet_id, kind, variant_id, units, expected, corrections, moved)
    select ${sheet.id}::uuid, ${sheet.kind}, ${variantId}::uuid, ${units}::int, ${sheet.kind === 'count' ? locked.onHand : null}::int,
      case when ${sheet.kind === 'count'} then now.corrections end,
      case when ${sheet.kind === 'count' && locked.onHand === null} then now.moved end
    from (${pastChanges(sql`${variantId}::uuid`)}) as now
    on conflict (sheet_id, variant_id) do update set units = excluded.units
      ${'add' in entered ? sql`, entered_at = excluded.entered_at` : sql``}
      ${isAdded ? sql`` : sql`, expected = excluded.expected, corrections = excluded.corrections, moved = excluded.moved`}
  `)
  return { variantId, name, units }
}

// Sales of the variant wait for the lock, so that the stock and its changes belong together.
async function lockVariant(tx: Tx, sheet: StoredSheet, variantId: string) {
  const scope = await scopeOf(tx, sheet)
  const [locked] = await selectRows(
    tx,
    lockedColumns,
    (list) => sql`
      select ${list}
      from variants v join products p on p.id = v.product_id left join product_colors c on c.id = v.color_id
        cross join lateral (select (${scope}) as is_in_scope) as w
      where v.id = ${variantId} and p.deleted_at is null for no key update of v
    `,
  )
  if (!locked) throw notFound(apiProductsMessages.notFound)
  return locked
}

const otherColumns = {
  reference: sql<string>`s.reference`,
  by: sql<string | null>`(select a.first_name || ' ' || a.last_name from customers a where a.id = s.started_by)`,
}

async function refuseCounting(tx: Tx, { id }: StoredSheet, variantId: string, name: string): Promise<void> {
  const [other] = await selectRows(
    tx,
    otherColumns,
    (list) => sql`
      select ${list} from stock_sheet_lines l join stock_sheets s on s.id = l.sheet_id
      where l.variant_id = ${variantId} and l.kind = 'count' and l.state = 'draft' and l.sheet_id <> ${id}
    `,
  )
  if (other) throw conflict(apiStockSheetsMessages.countedElsewhere(name, other.by, other.reference))
}
