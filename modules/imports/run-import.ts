import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { productImports } from '#db/tables/imports.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { Shop } from '../context.ts'
import type { Jobs } from '../jobs/job.ts'
import { forgetFile } from './forget-file.ts'
import { bringImages, type ImageSource } from './images/bring-images.ts'
import type { ColumnNames } from './other-shops/other-product.ts'
import { batchSize, type Findings, type PlannedProduct, planAll, type ReportProgress } from './plan-import.ts'
import { type ImportedProduct, readImport } from './read-import.ts'
import type { TableError } from './read-table.ts'
import { summarizeErrors } from './summarize-errors.ts'
import { clearCodes, writeImport } from './write-import.ts'

const maxNewCategories = 100

type Import = typeof productImports.$inferSelect

/** Stops an import whose plan is outdated, since the shop changed between planning and writing. */
class StaleError extends Error {}

/**
 * Imports a product file in one transaction: everything or nothing. A dry run only plans. An import whose images jobs fetch
 * ends here and is run again once they are there.
 */
export async function runImport(shop: Shop, { importId }: Jobs['importProducts'], images: ImageSource): Promise<void> {
  const [importRow] = await shop.db
    .update(productImports)
    .set({ state: 'running', updatedAt: sql`shop_now()` })
    .where(and(eq(productImports.id, importId), inArray(productImports.state, ['waiting', 'running'])))
    .returning()
  const file = importRow && (await shop.files.read(importRow.fileKey))
  if (!importRow || !file) return
  let isOver = true
  try {
    isOver = await importFile(shop, importRow, file, images)
  } catch (error) {
    await shop.db
      .update(productImports)
      .set({ state: 'failed', updatedAt: sql`shop_now()` })
      .where(eq(productImports.id, importId))
    throw error
  } finally {
    if (isOver) await forgetFile(shop, importRow)
  }
}

/** Returns whether the import is over. */
async function importFile(shop: Shop, importRow: Import, file: Buffer, source: ImageSource): Promise<boolean> {
  const tell = progressReporter(shop.db, importRow.id)
  const errors: TableError[] = []
  const notes: TableError[] = []
  const { lines, products, names } = await readImport(file, errors, notes)
  await tell(0.3)
  const { id: importId } = importRow
  const isDryRun = importRow.isDryRun || errors.length > 0
  const pending = await bringImages(shop, products, { importId, isDryRun, source, notes }, () => tell(0.3))
  if (!pending) return false
  const planned = await planAll(shop.db, products, { errors, notes, pending }, (done) => tell(0.3 + 0.2 * done))
  if (errors.length === 0 && !importRow.isDryRun && planned.length > 0) {
    errors.push(...(await apply(shop, importRow, products, planned, tell)))
  }
  const outcome = errors.length > 0 ? nothing : { state: 'done' as const, ...countOf(planned, products.length) }
  await finish(
    shop.db,
    importRow.id,
    { lines, ...outcome },
    { errors: named(errors, names), notes: named(errors.length > 0 ? [] : notes, names) },
  )
  return true
}

/** The same under the columns of the file, each once a line: a cell of several addresses may break a rule several times. */
function named(found: readonly TableError[], names: ColumnNames): TableError[] {
  const all = found.map((each) => ({ ...each, column: names[each.column] ?? each.column }))
  return [...new Map(all.map((each) => [`${each.line}\n${each.column}\n${each.message}`, each])).values()]
}

async function apply(
  shop: Shop,
  importRow: Import,
  products: readonly ImportedProduct[],
  planned: readonly PlannedProduct[],
  tell: ReportProgress,
): Promise<TableError[]> {
  const errors: TableError[] = []
  const changing = new Set(planned.map(({ sku }) => sku))
  const changingProducts = products.filter(({ sku }) => changing.has(sku))
  const { actorId } = importRow
  try {
    await shop.db.transaction(async (tx) => {
      await lockAll(tx, [...changing])
      // Plan again under locks, now that no one else can change these products.
      // What it leaves out is reported already.
      const fresh = await planAll(tx, changingProducts, { errors, notes: [], pending: new Map() }, (done) =>
        tell(0.5 + 0.1 * done),
      )
      if (errors.length > 0) throw new StaleError()
      await clearCodes(tx, fresh)
      for (let at = 0; at < fresh.length; at += batchSize) {
        await writeImport(tx, fresh.slice(at, at + batchSize), actorId, at)
        await tell(0.6 + (0.4 * at) / fresh.length)
      }
      const productIds = fresh.filter(mayBeBack).map((each) => each.productId)
      if (productIds.length > 0) await shop.enqueue(tx, 'queueStockAlerts', { productIds })
      await recordAuditEvent({ caller: actorId ? { customerId: actorId } : null }, tx, {
        action: 'products.imported',
        subjectKind: 'import',
        subjectId: importRow.id,
        detail: countOf(fresh, products.length),
      })
    })
  } catch (error) {
    if (!(error instanceof StaleError)) throw error
  }
  return errors
}

/** Whether stock was added, or the product may have been published again. */
function mayBeBack({ counted, isNew, row }: PlannedProduct): boolean {
  return counted.some(({ isBack }) => isBack) || (!isNew && row?.status === 'published')
}

// Lock in the order of checkouts to avoid deadlocks: variants by ID, then products.
async function lockAll(tx: Tx, skus: readonly string[]): Promise<void> {
  const all = sql`${sql.param(skus)}::text[]`
  await tx.execute(sql`
    select from variants v join products p on p.id = v.product_id where p.sku = any(${all}) order by v.id for no key update of v
  `)
  await tx.execute(sql`select from products where sku = any(${all}) order by id for no key update`)
}

const nothing = { state: 'refused', created: 0, changed: 0, unchanged: 0, newCategories: [] as string[] } as const

function countOf(planned: readonly PlannedProduct[], products: number) {
  const created = planned.filter(({ isNew }) => isNew).length
  return {
    ...{ created, changed: planned.length - created, unchanged: products - planned.length },
    newCategories: eachOnce(planned.flatMap((each) => each.newCategories)).slice(0, maxNewCategories),
  }
}

/** Titles that differ in case only are of one category, the first. */
function eachOnce(titles: readonly string[]): string[] {
  return [...new Map(titles.toReversed().map((title) => [title.toLowerCase(), title])).values()].toReversed()
}

function progressReporter(db: Db, id: string): ReportProgress {
  let reportedAt = 0
  return async (progress) => {
    if (performance.now() - reportedAt < 300) return
    reportedAt = performance.now()
    await db.update(productImports).set({ progress, updatedAt: sql`shop_now()` }).where(eq(productImports.id, id))
  }
}

async function finish(
  db: Db,
  id: string,
  outcome: Pick<Import, 'state' | 'lines' | 'created' | 'changed' | 'unchanged' | 'newCategories'>,
  { errors, notes }: Findings,
): Promise<void> {
  await db
    .update(productImports)
    .set({
      ...outcome,
      progress: 1,
      errors: summarizeErrors(errors),
      notes: summarizeErrors(notes),
      errorCount: errors.length,
      updatedAt: sql`shop_now()`,
    })
    .where(eq(productImports.id, id))
}
