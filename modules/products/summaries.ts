import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/products/calls.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'
import { cardSelection, isShown, toSummary } from './product-card.ts'

/** The cards of products by their IDs, in the given order; products that are not in the shop are skipped. */
export async function summaries(ctx: Context, { ids }: Payload<typeof calls.summaries>) {
  if (ids.length === 0) return { products: [] }
  const rows = await selectRows(
    ctx.db,
    cardSelection,
    (list) => sql`
      select ${list}
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, place) join products p on p.id = wanted.id
      where ${isShown} order by wanted.place
    `,
  )
  return { products: rows.map(toSummary) }
}
