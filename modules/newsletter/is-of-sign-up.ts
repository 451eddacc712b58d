import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { newsletterConsents } from '#db/tables/newsletter.ts'

/**
 * Whether an address and the newsletter have no history but that of the box at a sign-up since then: nobody else has asked for
 * it, and no emailed link was opened.
 */
export async function isOfSignUp(db: Db | Tx, email: string, since: Date): Promise<boolean> {
  const isOwn = and(eq(newsletterConsents.source, 'sign-up'), gte(newsletterConsents.at, since))
  const [found] = await db
    .select({ isAllOwn: sql<boolean | null>`bool_and(${isOwn})` })
    .from(newsletterConsents)
    .where(eq(newsletterConsents.email, email))
  return found?.isAllOwn ?? false
}
