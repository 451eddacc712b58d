import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { PersonalData } from '#contract/audit/personal-data.ts'
import { personalReads } from '#db/tables/audit.ts'
import type { Shop } from '../context.ts'
import { findOwners } from './find-owners.ts'

interface PersonalReading {
  actorId: string
  data: PersonalData
  subjectId: string | null
}

/**
 * Records that a member of staff saw the personal data of others, unless they saw the same within the last hour. Returns whether they
 * did; false for their own data. A database that is full or read-only still shows what is read; the security log has it.
 */
export async function recordPersonalRead(shop: Shop, seen: PersonalReading): Promise<boolean> {
  try {
    if (await isOwnOrNobodys(shop, seen)) return false
    if (!(await isKnown(shop, seen))) await shop.db.insert(personalReads).values(seen)
  } catch (error) {
    shop.log.warn({ err: error }, 'A read of personal data could not be recorded')
  }
  return true
}

async function isOwnOrNobodys(shop: Shop, { actorId, data, subjectId }: PersonalReading): Promise<boolean> {
  if (subjectId === null) return false
  const owners = await findOwners(shop, data, subjectId)
  return owners.every(({ customerId }) => customerId === actorId)
}

async function isKnown({ db }: Shop, { actorId, data, subjectId }: PersonalReading): Promise<boolean> {
  const isSame = subjectId === null ? isNull(personalReads.subjectId) : eq(personalReads.subjectId, subjectId)
  const isRecent = gt(personalReads.at, sql`shop_now() - interval '1 hour'`)
  const [known] = await db
    .select({ id: personalReads.id })
    .from(personalReads)
    .where(and(eq(personalReads.actorId, actorId), isRecent, eq(personalReads.data, data), isSame))
    .limit(1)
  return known !== undefined
}
