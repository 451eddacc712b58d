import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { versions } from '#db/tables/versions.ts'
import type { AuditContext } from '../audit/record-audit-event.ts'

interface State {
  version: number
  value: object
}

interface Change {
  subject: string
  before: State
  /** What is saved; null for a removal. */
  after: State | null
}

const maxVersions = 100

/**
 * Records what is saved, in the transaction that saves it, and what was there before where nothing else has recorded it. The
 * oldest beyond a hundred are removed.
 */
export async function recordVersion(
  { caller }: AuditContext,
  tx: Tx,
  { subject, before, after }: Change,
): Promise<void> {
  const ofSubject = eq(versions.subject, subject)
  const isSame = ({ value }: State) => sql<boolean>`${versions.value} = ${JSON.stringify(value)}::jsonb`
  const newest = () => tx.select().from(versions).where(ofSubject).orderBy(desc(versions.version)).limit(1).as('newest')
  const isRecorded = async (state: State) => {
    const last = newest()
    const [found] = await tx.select({ isSame: isSame(state) }).from(last)
    return found?.isSame ?? false
  }
  if (!(await isRecorded(before))) {
    await tx
      .insert(versions)
      .values({ subject, ...before })
      .onConflictDoNothing()
  }
  if (!after || (await isRecorded(after))) return
  await tx.insert(versions).values({ subject, ...after, actorId: caller?.customerId ?? null })
  const beyond = tx
    .select({ version: versions.version })
    .from(versions)
    .where(ofSubject)
    .orderBy(desc(versions.version))
    .offset(maxVersions)
    .limit(1)
  await tx.delete(versions).where(and(ofSubject, lte(versions.version, sql`(${beyond})`)))
}
