import { type SQL, sql } from 'drizzle-orm'

/**
 * The place of a product `p` in the shop as path segments: `women/sunglasses/cat-eye`. Source: spec section 2, product
 * links.
 */
export const productPath = pathIn(sql.raw('p'))

/** The same where the statement calls the table `products`. */
export const productsPath = pathIn(sql.raw('products'))

function pathIn(table: SQL): SQL<string> {
  return sql<string>`(
    ${table}.category_slug || '/' ||
      (select k.path from categories k where k.parent_key = ${table}.sub_category_slug and k.key = ${table}.type_slug)
  )`
}
