import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'
import { likePatterns } from '../like-patterns.ts'
import { p } from '../products/field-columns.ts'

const few = 1_000

/** How many rows of a list are compared one by one. */
export const nearRows = 1_200

export interface ProductMatch {
  /** Whether many products have the pattern. */
  isCommon: boolean
  /** For rows that are compared one by one, each with its product `p`. */
  near: SQL
  /** For all rows of a list, which are found by their index. */
  all: SQL
}

/**
 * Whether a row's product matches a pattern in SKU, name, brand or type; `productId` is the row's column. The few
 * matching products are looked up first, so that the planner knows their number and uses the index of the rows.
 */
async function isOfProductLike(db: Db, productId: SQLWrapper, pattern: string): Promise<ProductMatch> {
  const near = sql`owner_text_of(p.sku, p.name, p.brand, p.type) like plain_text(${pattern})`
  const rows = await selectRows(
    db,
    { id: p.id },
    (list) => sql`select ${list} from products p where ${near} limit ${few + 1}`,
  )
  if (rows.length > few) {
    return { isCommon: true, near, all: sql`${productId} = any(array(select p.id from products p where ${near}))` }
  }
  const all = sql`${productId} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`
  return { isCommon: false, near: all, all }
}

interface Matched {
  /** The row's column. */
  productId: SQLWrapper
  /** What else may match a pattern. */
  or: (pattern: string) => SQL
}

/** Whether a row or its product matches each word of a search; always true without one. */
export async function matchEachWord(
  db: Db,
  search: string | undefined,
  { productId, or }: Matched,
): Promise<ProductMatch> {
  const found: ProductMatch = { isCommon: false, near: sql`true`, all: sql`true` }
  for (const pattern of likePatterns(search)) {
    const { isCommon, near, all } = await isOfProductLike(db, productId, pattern)
    found.isCommon ||= isCommon
    found.near = sql`${found.near} and (${near} or ${or(pattern)})`
    found.all = sql`${found.all} and (${all} or ${or(pattern)})`
  }
  return found
}

/**
 * Rows of common products are mostly among the first of a list: `read` looks for them there, and in all of the list only if it
 * has not found enough.
 */
export async function readNearFirst<Row>(
  { isCommon, enough }: { isCommon: boolean; enough: number },
  read: (reach: 'near' | 'all') => Promise<Row[]>,
): Promise<Row[]> {
  if (!isCommon || enough > nearRows) return read('all')
  const found = await read('near')
  return found.length >= enough ? found : read('all')
}
