import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { returnNumberOf } from '#contract/returns/barcode-of.ts'
import type { calls } from '#contract/returns/calls.ts'
import { isWaiting, type WaitingState, waitingStates } from '#contract/returns/return-states.ts'
import type { Db } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { returns } from '#db/tables/returns.ts'
import type { AdminContext } from '../context.ts'
import { isWholeEmail, patternOf, wordsOf } from '../like-patterns.ts'
import { cursorOf, inOrder, isAfterCursor } from '../page-cursor.ts'
import { hasTrigram, isAmong } from '../search/is-among.ts'

const since = sql`coalesce(${returns.closedAt}, ${returns.receivedAt}, ${returns.answeredAt}, ${returns.createdAt})`
const units = sql<number>`(select sum(b.quantity)::int from return_lines b where b.return_id = ${returns.id})`
const item = sql<string>`(
  select l.name from return_lines b join order_lines l on l.id = b.order_line_id
  where b.return_id = ${returns.id} order by l.position limit 1
)`

/** The returns in a state, or those in any state that match a search. */
export async function listReturns({ db }: AdminContext, asked: Payload<typeof calls.listReturns>) {
  const { state, search, sort, after, limit } = asked
  // What waits for staff or for a package is listed oldest first.
  const way = sort ?? (search === '' && isWaiting(state) ? 'oldest' : 'newest')
  const found = await db
    .select({
      _id: returns.id,
      number: returns.number,
      orderNumber: orders.number,
      customerName: orders.customerName,
      status: returns.status,
      wish: returns.wish,
      outcome: returns.outcome,
      units,
      item,
      createdAt: returns.createdAt,
      since: since.mapWith(returns.createdAt),
      cursor: cursorOf(returns.createdAt, returns.id),
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(
      and(
        ...(search === '' ? [eq(returns.status, state)] : await matching(db, search)),
        after ? isAfterCursor(returns.createdAt, returns.id, after, way) : undefined,
      ),
    )
    .orderBy(...inOrder(returns.createdAt, returns.id, way))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  return {
    returns: page.map(({ cursor, createdAt, since, ...each }) => {
      return { ...each, createdAt: createdAt.toISOString(), since: since.toISOString() }
    }),
    counts: await countWaiting(db),
    next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}

async function matching(db: Db, search: string): Promise<(SQL | undefined)[]> {
  const scanned = returnNumberOf(search)
  if (scanned) return [eq(returns.number, scanned)]
  return Promise.all(wordsOf(search).map((word) => hasWord(db, word)))
}

/** Whether the order of a return has a word, or a number does; the orders are found by the expression of `orders_text`. */
async function hasWord(db: Db, word: string): Promise<SQL | undefined> {
  if (isWholeEmail(word)) {
    return sql`${returns.orderId} = any(array(select o.id from orders o where o.email = ${word}))`
  }
  const pattern = patternOf(word)
  const each = sql`(${orders.number} || ' ' || ${orders.email}::text || ' ' || ${orders.customerName}) ilike ${pattern}`
  if (!/\d/.test(word)) return each
  // Digits are mostly in few orders.
  const found = sql`select id from ${orders} where ${each}`
  return or(
    sql`${returns.number} ilike ${pattern}`,
    hasTrigram(word) ? await isAmong(db, returns.orderId, { found, each }) : each,
  )
}

/** How many returns wait; those that are over are not counted. */
async function countWaiting(db: Db): Promise<Record<WaitingState, number>> {
  const rows = await db
    .select({ status: returns.status, count: sql<number>`count(*)::int` })
    .from(returns)
    .where(inArray(returns.status, waitingStates))
    .groupBy(returns.status)
  const countOf = (state: WaitingState) => rows.find(({ status }) => status === state)?.count ?? 0
  return { requested: countOf('requested'), approved: countOf('approved'), received: countOf('received') }
}
