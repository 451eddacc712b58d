import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { searchTerms } from '#db/tables/search.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'
import { type Card, cardColumns, isShown, toSummary } from '../products/product-card.ts'

const maxPopular = 6
/** Fewer searches may all be by one shopper, and nobody else's business. */
const minSearches = 5
const popularDays = 90
const maxProducts = 5

const t = alias(searchTerms, 't')
const start = {
  popular: sql<string[] | null>`(
    select json_agg(term) from (
      select ${t.term} as term from search_terms t
      where t.found > 0 and t.searches >= ${minSearches} and t.searched_at > (select shop_now()) - make_interval(days => ${popularDays})
      order by t.searches desc, t.term limit ${maxPopular}
    ) as often
  )`,
  cards: sql<Card[] | null>`(
    select json_agg(card order by card.place) from (
      select p.place, ${cardColumns} from (
        select *, row_number() over () as place from (
          select p.* from products p where ${isShown} and p.is_sellable
          order by p.sold_count desc nulls last, p.id desc nulls last limit ${maxProducts}
        ) as p
      ) as p
    ) as card
  )`,
}

/** What a search shows before anything is typed and when nothing is found: popular searches and best sellers in stock. */
export async function searchStart(ctx: Pick<Context, 'db'>) {
  const [found] = await selectRows(ctx.db, start, (list) => sql`select ${list}`)
  return { popular: found?.popular ?? [], products: (found?.cards ?? []).map(toSummary) }
}
