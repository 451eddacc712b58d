import { type SQL, sql } from 'drizzle-orm'

/**
 * The changes of a variant's stock until now, to be read while it is locked: how often it was set to a number, and what
 * those of the units on hand add up to.
 */
export function pastChanges(variantId: SQL): SQL {
  return sql`
    select count(*) filter (where x.reason in ('counted', 'corrected', 'imported'))::int as corrections,
      coalesce(sum(x.delta) filter (where x.reason not in ('reserved', 'released')), 0)::int as moved
    from stock_changes x where x.variant_id = ${variantId}
  `
}
