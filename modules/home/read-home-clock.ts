import { sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'

interface HomeClock extends Record<string, unknown> {
  /** The database's clock, to ask again with. */
  now: string
  /** Whether a section began or ended to show after `since`. */
  hasChanged: boolean
  /** Milliseconds until the next one does; null if none will. */
  waitMs: number | null
}

/** Looks at the dates of sections that are on; `since` is the `now` of the time before. */
export async function readHomeClock({ db }: Pick<Shop, 'db'>, since: string | null): Promise<HomeClock> {
  const { rows } = await db.execute<HomeClock>(sql`
    select (select shop_now())::text as now,
      count(*) filter (where at > ${since}::timestamptz and at <= (select shop_now())) > 0 as "hasChanged",
      ceil(extract(epoch from min(at) filter (where at > (select shop_now())) - (select shop_now())) * 1000)::float8 as "waitMs"
    from (select unnest(array[starts_at, ends_at]) as at from home_sections where is_on) as dates
  `)
  const [clock] = rows
  if (!clock) throw new Error('The dates of the home page were not read.')
  return clock
}
