import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Settings } from '#contract/settings/settings.ts'
import type { LoginDuty } from '#contract/staff/login-duty.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import type { Caller, Shop } from '../context.ts'
import { hasSecondFactor } from '../has-second-factor.ts'
import { isOpen } from './is-open.ts'
import { hashToken } from './session-token.ts'

interface Asked {
  sessionHash: string
  staffIdleMinutes: number
  staffSessionHours: number
}

const findOpen = prepareOnce((db, asked: Placeholders<Asked>) =>
  db
    .select({
      customerId: customers.id,
      heldRole: customers.role,
      isPasswordGenerated: customers.isPasswordGenerated,
      hasFactor: hasSecondFactor(customers.id),
      isUseDue: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, asked.sessionHash), isNull(customers.deletedAt), isOpen(asked))),
)

/** Finds the caller by session token; null if it is not valid. Staff whose login is not secured yet have no role. */
export async function findCaller(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  token: string,
): Promise<Caller | null> {
  if (!token.startsWith('s_')) return null
  const sessionHash = hashToken(token)
  const { security } = await settings.read()
  const { staffIdleMinutes, staffSessionHours } = security
  const [found] = await findOpen(db, { sessionHash, staffIdleMinutes, staffSessionHours })
  if (!found) return null
  const { customerId, heldRole, isUseDue, ...login } = found
  if (isUseDue) await recordUse(db, sessionHash)
  const owes = heldRole && dutyOf(login, security)
  return { customerId, sessionHash, role: owes ? null : heldRole, heldRole, owes }
}

/** What is owed first. */
function dutyOf(
  login: { isPasswordGenerated: boolean; hasFactor: boolean },
  { requireSecondFactor }: Settings['security'],
): LoginDuty | null {
  if (login.isPasswordGenerated) return 'password'
  return requireSecondFactor && !login.hasFactor ? 'second-factor' : null
}

async function recordUse(db: Shop['db'], sessionHash: string): Promise<void> {
  const isDue = and(eq(sessions.tokenHash, sessionHash), lt(sessions.lastSeenAt, sql`now() - interval '1 minute'`))
  // A database that is full or read-only still answers what only reads.
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(isDue)
    .catch(() => {})
}
