import * as z from 'zod/mini'

/** An amount in dollars, at most $10,000,000. */
export const amount = z.number().check(z.nonnegative(), z.maximum(10_000_000))
