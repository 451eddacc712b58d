import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { invalid } from '#contract/errors.ts'
import type { Sorting } from '#contract/listing/calls.ts'

/** The order of a listing: how rows stand, which of their values mark a place in it, and what comes after a place. */
interface Order {
  by: SQL
  /** The values of a row that mark its place, as JSON. */
  mark: SQL
  place: z.ZodMiniType<(string | number)[]>
  after(mark: readonly (string | number)[]): SQL
}

const integer = z.int().check(z.minimum(0), z.maximum(2_147_483_647))
// Microseconds since 1970, as exact as the database keeps a moment.
const instant = z.int().check(z.minimum(0), z.maximum(Date.UTC(9999, 0) * 1_000))

const publishedAt = sql`(extract(epoch from p.published_at) * 1000000)::bigint`
const rating = sql`coalesce(p.rating_average, 0)`

/** Each order has an index that gives its rows from any place on, so that page 500 costs what page 1 does. */
export const orders: Record<Sorting, Order> = {
  newest: {
    by: sql`p.published_at desc nulls last, p.id desc nulls last`,
    mark: sql`json_build_array(${publishedAt}, p.id)`,
    place: z.tuple([instant, z.uuid()]),
    after: ([at, id]) =>
      sql`(p.published_at, p.id) < ('epoch'::timestamptz + ${at}::bigint * interval '1 microsecond', ${id}::uuid)`,
  },
  'price-low': {
    by: sql`p.price_cents, p.id`,
    mark: sql`json_build_array(p.price_cents, p.id)`,
    place: z.tuple([integer, z.uuid()]),
    after: ([price, id]) => sql`(p.price_cents, p.id) > (${price}::int, ${id}::uuid)`,
  },
  'price-high': {
    by: sql`p.price_cents desc, p.id desc`,
    mark: sql`json_build_array(p.price_cents, p.id)`,
    place: z.tuple([integer, z.uuid()]),
    after: ([price, id]) => sql`(p.price_cents, p.id) < (${price}::int, ${id}::uuid)`,
  },
  'best-rated': {
    by: sql`${rating} desc, p.rating_count desc nulls last, p.id desc nulls last`,
    mark: sql`json_build_array(${rating}, p.rating_count, p.id)`,
    place: z.tuple([z.number().check(z.minimum(0), z.maximum(5)), integer, z.uuid()]),
    after: ([average, count, id]) =>
      sql`(${rating}, p.rating_count, p.id) < (${average}::real, ${count}::int, ${id}::uuid)`,
  },
  'best-selling': {
    by: sql`p.sold_count desc nulls last, p.id desc nulls last`,
    mark: sql`json_build_array(p.sold_count, p.id)`,
    place: z.tuple([integer, z.uuid()]),
    after: ([sold, id]) => sql`(p.sold_count, p.id) < (${sold}::int, ${id}::uuid)`,
  },
}

/** Where a page ended, as a text that means nothing to whoever carries it. */
export function writeMark(order: string, mark: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify([order, ...mark])).toString('base64url')
}

/** Reads a mark of the order it was written in; refuses anything else with 400. */
export function readMark<Place extends z.ZodMiniType>(order: string, place: Place, written: string): z.output<Place> {
  const read = z.safeParse(z.tuple([z.literal(order)], z.unknown()), parse(written))
  const mark = read.success ? z.safeParse(place, read.data.slice(1)) : null
  if (!mark?.success) throw invalid('This page of the list is not there. Please start again from the first one.')
  return mark.data
}

function parse(written: string): unknown {
  try {
    return JSON.parse(Buffer.from(written, 'base64url').toString())
  } catch {
    return null
  }
}
