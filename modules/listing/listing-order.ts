import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { invalid } from '#contract/errors.ts'
import type { Sorting } from '#contract/listing/calls.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'

/**
 * The order of a listing: its sort, the values of a row that make its cursor, and the condition for rows after a
 * cursor.
 */
interface Order {
  by: SQL
  /** The values of a row that make its cursor, as JSON. */
  cursor: SQL
  values: z.ZodMiniType<(string | number)[]>
  after(mark: readonly (string | number)[]): SQL
}

const integer = z.int().check(z.minimum(0), z.maximum(2_147_483_647))
// Microseconds since 1970, the precision of the database's timestamps.
const instant = z.int().check(z.minimum(0), z.maximum(Date.UTC(9999, 0) * 1_000))

const publishedAt = sql`(extract(epoch from p.published_at) * 1000000)::bigint`
const rating = sql`coalesce(p.rating_average, 0)`

/** Each order has an index that serves any cursor directly, so that page 500 costs the same as page 1. */
export const orders: Record<Sorting, Order> = {
  newest: {
    by: sql`p.published_at desc nulls last, p.id desc nulls last`,
    cursor: sql`json_build_array(${publishedAt}, p.id)`,
    values: z.tuple([instant, z.uuid()]),
    after: ([at, id]) =>
      sql`(p.published_at, p.id) < ('epoch'::timestamptz + ${at}::bigint * interval '1 microsecond', ${id}::uuid)`,
  },
  'price-low': {
    by: sql`p.lowest_price_cents, p.id`,
    cursor: sql`json_build_array(p.lowest_price_cents, p.id)`,
    values: z.tuple([integer, z.uuid()]),
    after: ([price, id]) => sql`(p.lowest_price_cents, p.id) > (${price}::int, ${id}::uuid)`,
  },
  'price-high': {
    by: sql`p.lowest_price_cents desc, p.id desc`,
    cursor: sql`json_build_array(p.lowest_price_cents, p.id)`,
    values: z.tuple([integer, z.uuid()]),
    after: ([price, id]) => sql`(p.lowest_price_cents, p.id) < (${price}::int, ${id}::uuid)`,
  },
  'best-rated': {
    by: sql`${rating} desc, p.rating_count desc nulls last, p.id desc nulls last`,
    cursor: sql`json_build_array(${rating}, p.rating_count, p.id)`,
    values: z.tuple([z.number().check(z.minimum(0), z.maximum(5)), integer, z.uuid()]),
    after: ([average, count, id]) =>
      sql`(${rating}, p.rating_count, p.id) < (${average}::real, ${count}::int, ${id}::uuid)`,
  },
  'best-selling': {
    by: sql`p.sold_count desc nulls last, p.id desc nulls last`,
    cursor: sql`json_build_array(p.sold_count, p.id)`,
    values: z.tuple([integer, z.uuid()]),
    after: ([sold, id]) => sql`(p.sold_count, p.id) < (${sold}::int, ${id}::uuid)`,
  },
}

/** The order of a collection by hand, by the place of a product `p` in it. */
export function orderByHand(place: SQL): Order {
  return {
    by: sql`${place}, p.id`,
    cursor: sql`json_build_array(${place}, p.id)`,
    values: z.tuple([integer, z.uuid()]),
    after: ([at, id]) => sql`(${place}, p.id) > (${at}::int, ${id}::uuid)`,
  }
}

/** Encodes an opaque cursor. */
export function encodeCursor(order: string, mark: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify([order, ...mark])).toString('base64url')
}

/** Decodes a cursor of the same order; refuses any other with 400. */
export function decodeCursor<Place extends z.ZodMiniType>(
  order: string,
  place: Place,
  written: string,
): z.output<Place> {
  const read = z.safeParse(z.tuple([z.literal(order)], z.unknown()), parse(written))
  const mark = read.success ? z.safeParse(place, read.data.slice(1)) : null
  if (!mark?.success) throw invalid(apiErrorsMessages.noSuchPage)
  return mark.data
}

function parse(written: string): unknown {
  try {
    return JSON.parse(Buffer.from(written, 'base64url').toString())
  } catch {
    return null
  }
}
