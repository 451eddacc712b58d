import * as z from 'zod/mini'

export const maxPageLimit = 100

/** How many rows a page of a list of staff has. */
export const pageLimit = z._default(z.int().check(z.minimum(1), z.maximum(maxPageLimit)), 50)
