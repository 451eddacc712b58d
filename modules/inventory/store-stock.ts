import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import type { StockChange } from '#contract/inventory/stock-change.ts'
import type { ManualStockReason } from '#contract/inventory/stock-reasons.ts'
import { nameVariant } from '#contract/products/name-variant.ts'
import type { Tx } from '#db/open-database.ts'
import { variants as table } from '#db/tables/products.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'
import { apiInventoryMessages } from '#messages/en-US/api/inventory.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { p } from '../products/field-columns.ts'
import { recordStockCount } from './record-stock-count.ts'

const v = alias(table, 'v')
const stockColumns = {
  variantId: v.id,
  productId: v.productId,
  name: p.name,
  color: sql<string | null>`c.name`,
  size: v.size,
  onHand: v.onHand,
  reserved: v.reserved,
}
type StockRow = RowOf<typeof stockColumns>

/**
 * Sets the stock of variants, all or none, and records the reason; returns what it is now. Refuses a stock that has changed
 * since it was read, or is less than checkouts reserve. Queues stock alerts for variants that are back in stock.
 */
export async function storeStock(
  ctx: AdminContext,
  tx: Tx,
  changes: readonly StockChange[],
  reason: ManualStockReason,
): Promise<StockRow[]> {
  if (new Set(changes.map(({ variantId }) => variantId)).size < changes.length) {
    throw invalid(apiInventoryMessages.variantTwice)
  }
  const rows = await lockStock(tx, changes)
  for (const change of changes) refuseStale(change, rows.get(change.variantId))
  await setStock(tx, changes)
  const counts = changes.map(({ variantId, from, to }) => ({ variantId, delta: (to ?? 0) - (from ?? 0) }))
  await recordStockCount(tx, counts, reason, ctx.caller.customerId)

  const returned = changes.filter((change) => isBack(change, rows.get(change.variantId)?.reserved ?? 0))
  const productIds = [...new Set(returned.flatMap(({ variantId }) => rows.get(variantId)?.productId ?? []))]
  if (productIds.length > 0) await ctx.enqueue(tx, 'queueStockAlerts', { productIds })
  await auditStockChanges(ctx, tx, changes, rows, reason)
  return changes.flatMap(({ variantId, to }) => {
    const row = rows.get(variantId)
    return row ? [{ ...row, onHand: to }] : []
  })
}

async function lockStock(tx: Tx, changes: readonly StockChange[]): Promise<Map<string, StockRow>> {
  const ids = sql.param(changes.map(({ variantId }) => variantId))
  const rows = await selectRows(
    tx,
    stockColumns,
    (list) => sql`
      select ${list}
      from variants v join products p on p.id = v.product_id left join product_colors c on c.id = v.color_id
      where v.id = any(${ids}::uuid[]) and p.deleted_at is null order by v.id for no key update of v
    `,
  )
  return new Map(rows.map((row) => [row.variantId, row]))
}

function refuseStale({ from, to }: StockChange, row: StockRow | undefined): void {
  if (!row) throw notFound(apiProductsMessages.notFound)
  const name = nameVariant(row, row.name)
  if (row.onHand !== from) {
    throw conflict(
      row.onHand === null
        ? apiInventoryMessages.uncountedMeanwhile(name)
        : apiInventoryMessages.changedMeanwhile(name, row.onHand),
    )
  }
  if (to !== null && to < row.reserved) {
    throw conflict(apiInventoryMessages.belowReserved(name, row.reserved))
  }
}

async function setStock(tx: Tx, changes: readonly StockChange[]): Promise<void> {
  const ids = sql.param(changes.map(({ variantId }) => variantId))
  const units = sql.param(changes.map(({ to }) => to))
  await tx.execute(sql`
    update variants v set on_hand = w.units from unnest(${ids}::uuid[], ${units}::int[]) as w(id, units) where v.id = w.id
  `)
}

function isBack({ from, to }: StockChange, reserved: number): boolean {
  const isLeft = (onHand: number | null) => onHand === null || onHand > reserved
  return !isLeft(from) && isLeft(to)
}

async function auditStockChanges(
  ctx: AdminContext,
  tx: Tx,
  changes: readonly StockChange[],
  rows: Map<string, StockRow>,
  reason: string,
): Promise<void> {
  const byProduct = Map.groupBy(changes, ({ variantId }) => rows.get(variantId)?.productId ?? '')
  for (const [productId, own] of byProduct) {
    const variants = own.map(({ variantId, from, to }) => {
      const row = rows.get(variantId)
      return { variant: row ? nameVariant(row, row.name) : '', from, to }
    })
    await recordAuditEvent(ctx, tx, {
      action: 'product.stocked',
      subjectKind: 'product',
      subjectId: productId,
      detail: { reason, variants },
    })
  }
}
