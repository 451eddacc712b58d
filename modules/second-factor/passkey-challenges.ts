import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#db/open-database.ts'
import { passkeyChallenges } from '#db/tables/second-factor.ts'
import { hashToken } from '../sessions/session-token.ts'

/** How long a browser may take to answer. */
export const challengeMaxAgeMs = 300_000

interface Holder {
  purpose: 'add' | 'login'
  /** The hash of the session that adds a passkey, or of the visitor who logs in. */
  holderHash: string
}

/** Makes the challenge that an authenticator signs; an earlier one of the same holder and purpose is over. */
export async function makeChallenge(db: Db, holder: Holder): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const values = {
    challengeHash: hashToken(challenge),
    expiresAt: sql`now() + ${challengeMaxAgeMs} * interval '1 millisecond'`,
  }
  await db
    .insert(passkeyChallenges)
    .values({ ...holder, ...values })
    .onConflictDoUpdate({ target: [passkeyChallenges.holderHash, passkeyChallenges.purpose], set: values })
  return challenge
}

const clientData = z.object({ challenge: z.string() })

/** Uses the challenge up that an authenticator has answered, whatever becomes of the answer; null if it is not the holder's. */
export async function takeChallenge(
  db: Db,
  { purpose, holderHash }: Holder,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === null) return null
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.holderHash, holderHash),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose })
  return taken.length > 0 ? challenge : null
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return z.safeParse(clientData, read).data?.challenge ?? null
  } catch {
    return null
  }
}
