import { setImmediate as pause } from 'node:timers/promises'
import type { Db, Tx } from '#db/open-database.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { findWrongOldPrices } from '../products/check-old-prices.ts'
import { readSettings } from '../settings/read-settings.ts'
import { findTakenCodes } from '../variants/variant-codes.ts'
import { findTitles, type Titles } from './find-titles.ts'
import { type Found, loadForImport, loadImageTexts } from './load-for-import.ts'
import { type PlannedProduct as Planned, planProduct } from './plan-product.ts'
import type { ImportedProduct } from './read-import.ts'
import type { TableError } from './read-table.ts'

/** How many products are planned, and written, at once. */
export const batchSize = 250

export interface PlannedProduct extends Planned {
  newCategories: string[]
}

/** What is wrong with a file, and what of another shop's is left out. */
export interface Findings {
  errors: TableError[]
  notes: TableError[]
}

/** Tells how far something is, from 0 to 1. */
export type ReportProgress = (progress: number) => Promise<void>

/**
 * Plans all products of a file as `planProduct` does each; those that stay as they are are left out. `pending` has the alt
 * texts of images that are not stored yet.
 */
export async function planAll(
  db: Db | Tx,
  products: readonly ImportedProduct[],
  { errors, notes, pending }: Findings & { pending: ReadonlyMap<string, string> },
  tell: ReportProgress,
): Promise<PlannedProduct[]> {
  const planned: PlannedProduct[] = []
  const { shop } = (await readSettings(db)).settings
  for (let at = 0; at < products.length; at += batchSize) {
    const some = products.slice(at, at + batchSize)
    const named = some.flatMap(({ values, variants }) => [values.images, ...variants.map((each) => each.images)])
    const found = await loadForImport(
      db,
      some.map(({ sku }) => sku),
    )
    const stored = await loadImageTexts(db, [...new Set(named.flatMap((ids) => ids ?? []))])
    const texts = new Map([...pending, ...stored])
    const titlesOf = await findTitles(
      db,
      some.flatMap((each) => wantedTitles(each, found.get(each.sku)) ?? []),
    )
    const plan = (each: ImportedProduct, findings: Findings): PlannedProduct | null => {
      const titles = wantedTitles(each, found.get(each.sku))
      const { missing, ...values } = titles ? titlesOf(titles) : { missing: [] }
      const before = found.get(each.sku)
      const initial = before ? {} : { brand: shop.name }
      const whole = { ...each, values: { ...initial, ...each.values, ...values } }
      const plan = planProduct(whole, before, texts, findings.errors, findings.notes)
      return plan && { ...plan, newCategories: missing }
    }
    const unproven = await unprovenOldPrices(
      db,
      some.flatMap((each) => (each.otherShop ? (plan(each, { errors: [], notes: [] }) ?? []) : [])),
    )
    notes.push(...unproven)
    const unprovenLines = new Set(unproven.map(({ line }) => line))
    for (const each of some) {
      const plannedOne = plan(each.otherShop ? withoutOldPrices(each, unprovenLines) : each, { errors, notes })
      if (plannedOne) planned.push(plannedOne)
    }
    await tell(at / products.length)
    await pause()
  }
  errors.push(...(await takenCodes(db, planned)), ...(await wrongOldPrices(db, planned)))
  return planned
}

/** The SKUs and barcodes of the file that other variants have, or that are in it twice. */
async function takenCodes(db: Db | Tx, planned: readonly PlannedProduct[]): Promise<TableError[]> {
  const coded = planned.flatMap((each) => each.coded)
  const lineOf = new Map(coded.map(({ id, line }) => [id, line]))
  const taken = await findTakenCodes(db, coded)
  return taken.map(({ id, code, isBarcode, product }) => ({
    line: lineOf.get(id) ?? 0,
    column: isBarcode ? 'gtin' : 'variantSku',
    message: product === null ? apiProductsMessages.codeTwice(code) : apiProductsMessages.codeTaken(code, product),
  }))
}

/** The old prices of the file that may not be shown. */
async function wrongOldPrices(db: Db | Tx, planned: readonly PlannedProduct[]): Promise<TableError[]> {
  const claimed = planned.flatMap((each) => each.claimed)
  const wrong = await findWrongOldPrices(db, claimed)
  return claimed.flatMap(({ line, variantId }, at) => {
    const message = wrong[at]
    return message ? [{ line, column: variantId ? 'variantOldPrice' : 'oldPrice', message }] : []
  })
}

/** Notes on the old prices of another shop that may not be shown here. */
async function unprovenOldPrices(db: Db | Tx, planned: readonly PlannedProduct[]): Promise<TableError[]> {
  const wrong = await wrongOldPrices(db, planned)
  return wrong.map(({ message, ...place }) => ({ ...place, message: apiImportsMessages.oldPriceLeftOut(message) }))
}

/** A product without the old prices of these lines. */
function withoutOldPrices(product: ImportedProduct, lines: ReadonlySet<number>): ImportedProduct {
  const { line, values, variants } = product
  return {
    ...product,
    values: lines.has(line) ? { ...values, oldPrice: null } : values,
    variants: variants.map((each) =>
      lines.has(each.line) ? { ...each, said: { ...each.said, oldPrice: null } } : each,
    ),
  }
}

/** The titles of its categories that a line names; null if it names none. */
function wantedTitles({ values }: ImportedProduct, found: Found | undefined): Titles | null {
  if (values.subCategory === undefined && values.type === undefined) return null
  const subCategory = values.subCategory ?? found?.subCategory
  const type = values.type ?? found?.type
  return subCategory && type ? { subCategory, type } : null
}
