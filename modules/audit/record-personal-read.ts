import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PersonalData } from '#contract/audit/personal-data.ts'
import { personalReads } from '#db/tables/audit.ts'
import type { Shop } from '../context.ts'

interface PersonalReading {
  actorId: string
  data: PersonalData
  subjectId: string | null
}

/**
 * Records that a member of staff saw personal data, unless they saw the same within the last hour. A database that is full or
 * read-only still shows what is read; the security log has it.
 */
export async function recordPersonalRead({ db, log }: Pick<Shop, 'db' | 'log'>, seen: PersonalReading): Promise<void> {
  const { actorId, data, subjectId } = seen
  const isSame = subjectId === null ? isNull(personalReads.subjectId) : eq(personalReads.subjectId, subjectId)
  const isRecent = gt(personalReads.at, sql`shop_now() - interval '1 hour'`)
  const isKnown = and(eq(personalReads.actorId, actorId), isRecent, eq(personalReads.data, data), isSame)
  try {
    const [known] = await db.select({ id: personalReads.id }).from(personalReads).where(isKnown).limit(1)
    if (!known) await db.insert(personalReads).values(seen)
  } catch (error) {
    log.warn({ err: error }, 'A read of personal data could not be recorded')
  }
}
