import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/listing/calls.ts'
import { maxExactCount, searchPageSize } from '#contract/listing/limits.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'
import { type Card, cardColumns, toSummary } from '../products/product-card.ts'
import { bestMatches, countSought, foundBy } from './best-matches.ts'
import { findWords } from './find-words.ts'
import { matching } from './match-query.ts'
import { shownIn } from './scope.ts'

const page = {
  cards: sql<Card[] | null>`(
    select json_agg(card order by card.place)
    from (select page.place, ${cardColumns} from page join products p on p.id = page.id) as card
  )`,
  total: sql<number>`(select total from counted)`,
}

/** The next ten products by relevance, in the same order as the listing of that search. */
export async function search(
  ctx: Context,
  { query: said, category, subCategory, shown }: Payload<typeof calls.search>,
) {
  const query = said.trim() ? await findWords(ctx.db, said) : null
  const match = query && matching(query)
  if (query && !match) return { products: [], total: 0, hasMore: false }

  const sought = { query, match, others: shownIn({ category, subCategory }) }
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
  const products = (found?.cards ?? []).map(toSummary)
  const total = found?.total ?? 0
  return { products, total, hasMore: total > shown + products.length }
}
