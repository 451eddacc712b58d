import { eq } from 'drizzle-orm'
import { returns } from '#db/tables/returns.ts'

/** The condition for the return with this ID. */
export const isReturn = (returnId: string) => eq(returns.id, returnId)
