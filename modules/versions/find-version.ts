import { and, eq } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { versions } from '#db/tables/versions.ts'
import { apiVersionsMessages } from '#messages/en-US/api/versions.ts'

/** What a version had stored. Refuses an unknown one with 404. */
export async function findVersion(db: Db | Tx, subject: string, version: number): Promise<unknown> {
  const [found] = await db
    .select({ value: versions.value })
    .from(versions)
    .where(and(eq(versions.subject, subject), eq(versions.version, version)))
  if (!found) throw notFound(apiVersionsMessages.notFound)
  return found.value
}
