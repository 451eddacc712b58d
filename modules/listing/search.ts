import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/listing/calls.ts'
import { maxExactCount, searchPageSize } from '#contract/listing/limits.ts'
import { readSearch } from '#contract/listing/read-search.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'
import { type Card, cardColumns, toSummary } from '../products/product-card.ts'
import { bestMatches, countSought, foundBy, type Sought } from './best-matches.ts'
import { findWords } from './find-words.ts'
import { matching } from './match-query.ts'
import { colorsOfPage } from './meant-colors.ts'
import { readCategory } from './read-category.ts'
import { readSpread } from './read-spread.ts'
import { choicesOf, shownIn } from './scope.ts'
import { understoodAs } from './understood.ts'

const page = {
  cards: sql<Card[] | null>`(
    select json_agg(card order by card.place)
    from (select page.place, ${cardColumns} from page join products p on p.id = page.id) as card
  )`,
  colors: colorsOfPage,
  total: sql<number>`(select total from counted)`,
}

/** The next ten products by relevance, in the same order as the listing of that search. */
export async function search(ctx: Pick<Context, 'db'>, wanted: Payload<typeof calls.search>) {
  const { query: said, category, subCategory, shown } = wanted
  const read = readSearch(said)
  const query = read.words ? await findWords(ctx.db, read.words) : null
  const { keys } = subCategory ? await readCategory(ctx, { category, subCategory }) : { keys: { category } }
  const others = [...shownIn(keys), ...Object.values(choicesOf(read, null, await readSpread(ctx.db, read)))]
  const find = (reach: 'listed' | 'texts') =>
    findPage(ctx, { query, match: query && matching(query, reach), others }, shown)

  const listed = await find('listed')
  const found = query && listed.total === 0 ? await find('texts') : listed
  const products = found.cards.map(toSummary)
  return {
    products,
    total: found.total,
    hasMore: found.total > shown + products.length,
    understood: said.trim() ? understoodAs(read, query, found) : null,
  }
}

async function findPage(ctx: Pick<Context, 'db'>, sought: Sought, shown: number) {
  const nothing = { cards: [], colors: null, total: 0 }
  if (sought.query && !sought.match) return nothing
  const [found] = await selectRows(
    ctx.db,
    page,
    (list) => sql`
      with ${foundBy(sought)},
      page as materialized (${bestMatches(sought, shown, searchPageSize)}),
      counted as (select ${countSought(sought, maxExactCount)} as total)
      select ${list}
    `,
  )
  return found ? { ...found, cards: found.cards ?? [] } : nothing
}
