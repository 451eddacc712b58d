import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'
import { patternOf, wordsOf } from '../like-patterns.ts'
import { p } from '../products/field-columns.ts'
import { few, hasTrigram } from './is-among.ts'

/** A list whose rows are searched by their product, and by a text of their own. */
interface Searched {
  /** The columns of a row that name its product, and what has its own text. */
  productId: SQLWrapper
  ownId: SQLWrapper
  /** Where these texts are, the ID there, and whether such a text matches a pattern. */
  own: { from: SQL; id: SQLWrapper; isLike: (pattern: string) => SQL }
}

/**
 * Whether a row of a list, joined with its product `p` and its own text, has each word of a search in SKU, name, brand or type
 * of the product or in that text; always true without a search.
 *
 * What has the words is looked up first. If it is little, rows are found by its IDs through their indexes. Otherwise a page is soon
 * filled by comparing rows one by one, in their order: the more have a word, the sooner.
 */
export async function matchEachWord(db: Db, search: string | undefined, searched: Searched): Promise<SQL> {
  const words = wordsOf(search)
  if (words.length === 0) return sql`true`
  const { productId, ownId, own } = searched
  const matches = words.map((word) => sql`(${isOfProduct(word)} or ${own.isLike(patternOf(word))})`)
  const each = sql.join(matches, sql` and `)
  const found = await lookUp(db, words.filter(hasTrigram), own)
  if (!found) return each
  // A row that has all of them has them all in its product, or at least one in its own text.
  const { ofProducts, ofOwn } = found
  return sql`(${productId} = any(${sql.param(ofProducts)}::uuid[]) or ${ownId} = any(${sql.param(ofOwn)}::uuid[])) and ${each}`
}

/** The products with all words, and the own texts with any of them; null if either are many. */
async function lookUp(db: Db, words: readonly string[], { from, id, isLike }: Searched['own']) {
  if (words.length === 0) return null
  const inProduct = sql.join(words.map(isOfProduct), sql` and `)
  const inOwn = sql.join(
    words.map((word) => isLike(patternOf(word))),
    sql` or `,
  )
  const columns = {
    ofProducts: sql<string[]>`array(select p.id from products p where ${inProduct} limit ${few + 1})`,
    ofOwn: sql<string[]>`array(select ${id} from ${from} where ${inOwn} limit ${few + 1})`,
  }
  const [found] = await selectRows(db, columns, (list) => sql`select ${list}`)
  return found && found.ofProducts.length <= few && found.ofOwn.length <= few ? found : null
}

function isOfProduct(word: string): SQL {
  return sql`owner_text_of(${p.sku}, ${p.name}, ${p.brand}, ${p.type}) like plain_text(${patternOf(word)})`
}
