import * as z from 'zod/mini'

/** An amount in the shop's currency. */
export const amount = z.number().check(z.nonnegative(), z.maximum(1_000_000_000))
