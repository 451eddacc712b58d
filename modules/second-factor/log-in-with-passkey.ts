import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { unauthenticated } from '#contract/errors.ts'
import type { calls } from '#contract/second-factor/calls.ts'
import type { RequestOptions } from '#contract/second-factor/passkeys.ts'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { passkeys } from '#db/tables/second-factor.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import type { Context } from '../context.ts'
import { startSession } from '../sessions/start-session.ts'
import { challengeMaxAgeMs, makeChallenge, takeChallenge } from './passkey-challenges.ts'
import { passkeyDomain, verifyUsedPasskey } from './verify-passkey.ts'

const holderOf = ({ visitorHash }: Context) => ({ purpose: 'login', holderHash: visitorHash ?? '' }) as const

/** What the browser asks an authenticator to sign. It names no passkey, so it tells nothing about accounts. */
export async function beginPasskeyLogin(ctx: Context) {
  const options: RequestOptions = {
    challenge: await makeChallenge(ctx.db, holderOf(ctx)),
    rpId: passkeyDomain(ctx),
    timeout: challengeMaxAgeMs,
    userVerification: 'required',
  }
  return { options }
}

/**
 * Logs a member of staff in with a passkey, whose authenticator has verified its user: it replaces the password and the
 * code. Whatever is wrong is refused alike, with 401.
 */
export async function logInWithPasskey(ctx: Context, { passkey }: Payload<typeof calls.logInWithPasskey>) {
  const used = await findUse(ctx, passkey)
  const begun = used && (await ctx.db.transaction((tx) => begin(ctx, tx, used)))
  if (!begun) throw unauthenticated(apiAccountsMessages.passkeyRefused)
  return { ...begun, message: apiAccountsMessages.welcomeBack(begun.user.firstName) }
}

interface Use {
  credentialId: string
  customerId: string
  counter: number
}

async function findUse(ctx: Context, passkey: Payload<typeof calls.logInWithPasskey>['passkey']): Promise<Use | null> {
  const challenge = await takeChallenge(ctx.db, holderOf(ctx), passkey.response.clientDataJSON)
  if (challenge === null) return null
  const [stored] = await ctx.db.select().from(passkeys).where(eq(passkeys.credentialId, passkey.id))
  if (!stored) return null
  const counter = await verifyUsedPasskey(ctx, challenge, passkey, stored)
  return counter === null ? null : { ...stored, counter }
}

async function begin(ctx: Context, tx: Tx, { credentialId, customerId, counter }: Use) {
  const isStaff = and(eq(customers.id, customerId), isNull(customers.deletedAt), isNotNull(customers.role))
  const [customer] = await tx.select().from(customers).where(isStaff)
  if (!customer) return null
  // Of two logins that have the same count, one is a copy's.
  const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const recorded = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.credentialId, credentialId), isNext))
    .returning({ customerId: passkeys.customerId })
  return recorded.length > 0 ? startSession(ctx, tx, customer) : null
}
