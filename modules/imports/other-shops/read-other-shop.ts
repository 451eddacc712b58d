import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import type { WishedProducts } from '../read-import.ts'
import type { TableError, TableLine } from '../read-table.ts'
import { rowsOf } from './file-row.ts'
import { isShopify, readShopify } from './shopify.ts'
import { toImported } from './to-imported.ts'
import { isWooCommerce, readWooCommerce } from './woocommerce.ts'

const shops = [
  { isIts: isShopify, read: readShopify },
  { isIts: isWooCommerce, read: readWooCommerce },
]

/** Reads the products of another shop's export, whose heading it is; null for a file of our own, of which nothing is read. */
export async function readOtherShop(
  heading: readonly string[],
  table: AsyncIterable<TableLine>,
  errors: TableError[],
  notes: TableError[],
): Promise<WishedProducts | null> {
  const shop = shops.find(({ isIts }) => isIts(heading))
  if (!shop) return null
  const lines: TableLine[] = []
  for await (const each of table) lines.push(each)
  const { names, products, notes: found } = shop.read(rowsOf(heading, lines), heading)
  notes.push(...found)
  const imported = products.flatMap((each) => toImported(each, { errors, notes }) ?? [])
  if (lines.length === 0 && errors.length === 0) {
    errors.push({ line: 2, column: '', message: apiImportsMessages.noProducts })
  }
  return { lines: lines.length, products: imported, names }
}
