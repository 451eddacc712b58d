import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { conflict, invalid } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { stockSheets } from '#db/tables/inventory/stock-sheets.ts'
import { productColors, variants } from '#db/tables/products.ts'
import { orNull, selectRows } from '#db/typed-sql.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { p } from '../products/field-columns.ts'
import { nameItem } from './name-item.ts'
import type { StoredSheet } from './open-sheet.ts'
import { pastChanges } from './past-changes.ts'
import { readSheet } from './read-sheets.ts'

const v = alias(variants, 'v')
const c = alias(productColors, 'c')
/** How many products a job looks at. */
const maxPerJob = 500

/**
 * Books a sheet that this transaction has locked: adds what a delivery brought, or the differences of a count to what is in
 * stock by now. Refuses an empty sheet, a line whose stock someone has set since it was counted, and one that would leave
 * less than open checkouts hold. Queues stock alerts for what is back in stock.
 */
export async function bookSheet(ctx: AdminContext, tx: Tx, sheet: StoredSheet) {
  const { id, kind } = sheet
  await tx.execute(sql`
    with locked as materialized (
      select v.id from variants v where v.id in (select variant_id from stock_sheet_lines where sheet_id = ${id})
      order by v.id for no key update
    )
    select count(*) from locked
  `)
  await refuseWrong(tx, id)
  const back = await productsBack(tx, id)
  await close(tx, sheet, 'booked', ctx.caller.customerId)
  await tx.execute(sql`
    with booked as (
      update stock_sheet_lines l set booked = coalesce(d.due - coalesce(d.on_hand, 0), l.units) from (${linesDue(id)}) as d
      where l.sheet_id = ${id} and l.variant_id = d.variant_id returning l.variant_id as id, l.booked
    ), changed as (
      update variants v set on_hand = coalesce(v.on_hand, 0) + b.booked from booked b
      where v.id = b.id and (v.on_hand is not null or ${kind === 'count'}) and (v.on_hand is null or b.booked <> 0)
    )
    insert into stock_changes (variant_id, delta, reason, cause_id)
    select b.id, b.booked, ${kind === 'delivery' ? 'received' : 'counted'}, ${ctx.caller.customerId}::uuid
    from booked b where b.booked <> 0
  `)
  const chunks = Array.from({ length: Math.ceil(back.length / maxPerJob) }, (_, at) =>
    back.slice(at * maxPerJob, (at + 1) * maxPerJob),
  )
  if (chunks.length > 0) await ctx.enqueue(tx, 'queueStockAlerts', ...chunks.map((productIds) => ({ productIds })))
  const booked = await readSheet(tx, id)
  if (booked.variants === 0) throw invalid(apiStockSheetsMessages.nothingEntered)
  const { reference, scopeName, units, different } = booked
  await recordAuditEvent(ctx, tx, {
    action: 'stock-sheet.booked',
    subjectKind: 'stock-sheet',
    subjectId: id,
    detail: { kind, reference, scopeName, variants: booked.variants, units, different },
  })
  const message =
    kind === 'delivery'
      ? apiStockSheetsMessages.received(units, booked.variants)
      : apiStockSheetsMessages.booked(different)
  return { sheet: booked, message }
}

/** Books or discards a sheet; its lines follow. */
export async function close(tx: Tx, { id }: StoredSheet, state: 'booked' | 'discarded', closedBy: string) {
  await tx.update(stockSheets).set({ state, closedBy, closedAt: sql`shop_now()` }).where(eq(stockSheets.id, id))
}

/**
 * The lines of a sheet, each with the units in stock that are due, null for stock that stays untracked, and whether its stock
 * was set after it was counted.
 */
const linesDue = (sheetId: string) => sql`
  select l.variant_id, v.product_id, v.on_hand, v.reserved,
    case when l.kind = 'delivery' then v.on_hand + l.units
      when l.expected is null then l.units + past.moved - l.moved
      else v.on_hand + l.units - l.expected end as due,
    l.kind = 'count' and (past.corrections <> l.corrections or (l.expected is null) <> (v.on_hand is null)) as is_stale
  from stock_sheet_lines l join variants v on v.id = l.variant_id
    left join lateral (${pastChanges(sql`v.id`)}) as past on l.kind = 'count'
  where l.sheet_id = ${sheetId}
`

const wrongColumns = {
  name: p.name,
  color: orNull(c.name),
  size: v.size,
  due: sql<number>`d.due`,
  reserved: sql<number>`d.reserved`,
  isStale: sql<boolean>`d.is_stale`,
}

async function refuseWrong(tx: Tx, sheetId: string): Promise<void> {
  const [wrong] = await selectRows(
    tx,
    wrongColumns,
    (list) => sql`
      select ${list} from (${linesDue(sheetId)}) as d join variants v on v.id = d.variant_id
        join products p on p.id = v.product_id left join product_colors c on c.id = v.color_id
      where d.is_stale or d.due < d.reserved order by d.is_stale desc, p.name, v.id limit 1
    `,
  )
  if (!wrong) return
  const name = nameItem(wrong)
  if (wrong.isStale) throw conflict(apiStockSheetsMessages.countedMeanwhile(name))
  throw conflict(apiStockSheetsMessages.belowReserved(name, wrong.due, wrong.reserved))
}

const backColumns = { productId: v.productId }

/** The products of which a variant is back in stock once the sheet is booked. */
async function productsBack(tx: Tx, sheetId: string): Promise<string[]> {
  const rows = await selectRows(
    tx,
    backColumns,
    (list) => sql`
      select distinct ${list} from (${linesDue(sheetId)}) as d join variants v on v.id = d.variant_id
      where not is_left(d.on_hand, d.reserved) and is_left(d.due, d.reserved)
    `,
  )
  return rows.map(({ productId }) => productId)
}
