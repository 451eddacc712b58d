import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/collections/calls.ts'
import { refuseTogether } from '#contract/errors.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiCollectionsMessages } from '#messages/en-US/api/collections.ts'
import type { AdminContext } from '../context.ts'
import { cardSelection, isShown, toSummary } from '../products/product-card.ts'
import { findOwnCollection } from './list-collections.ts'
import { productsBySku } from './products-by-sku.ts'
import { conditionOf } from './read-collection.ts'

const maxPreviewed = 8

/** What a collection would have with another rule or other products: the first of them in its order, and their number. */
export async function previewCollection(ctx: AdminContext, wanted: Payload<typeof calls.previewCollection>) {
  const { collectionId, rule, skus } = wanted
  const { kind } = await findOwnCollection(ctx.db, collectionId)
  const scope = kind === 'rule' ? { within: conditionOf(rule), order: newest } : await byHand(ctx, skus)
  const shown = sql`from products p where ${isShown} and ${scope.within}`
  const [counted] = await selectRows(
    ctx.db,
    { total: sql<number>`(select count(*)::int ${shown})` },
    (list) => sql`select ${list}`,
  )
  const cards = await selectRows(
    ctx.db,
    cardSelection,
    (list) => sql`select ${list} ${shown} order by ${scope.order} limit ${maxPreviewed}`,
  )
  return { products: cards.map(toSummary), total: counted?.total ?? 0 }
}

const newest: SQL = sql`p.published_at desc nulls last, p.id desc nulls last`

async function byHand({ db }: AdminContext, skus: readonly string[]) {
  const { ids, unknown } = await productsBySku(db, skus)
  refuseTogether(400, unknown === undefined ? [] : [{ param: 'skus', msg: apiCollectionsMessages.skuUnknown(unknown) }])
  const chosen = sql`${sql.param(ids)}::uuid[]`
  return { within: sql`p.id = any(${chosen})`, order: sql`array_position(${chosen}, p.id)` }
}
