import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, forbidden } from '#contract/errors.ts'
import type { calls } from '#contract/second-factor/calls.ts'
import { maxPasskeys } from '#contract/second-factor/passkey-limits.ts'
import type { CreationOptions } from '#contract/second-factor/passkeys.ts'
import { customers } from '#db/tables/customers.ts'
import { passkeys, secondFactors } from '#db/tables/second-factor.ts'
import { apiSecondFactorMessages } from '#messages/en-US/api/second-factor.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import { deviceOf } from '../sessions/device-of.ts'
import { isProtected } from './drop-second-factor.ts'
import { challengeMaxAgeMs, makeChallenge, takeChallenge } from './passkey-challenges.ts'
import { makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { endOthers, recordChange, tellOfChange } from './tell-of-change.ts'
import { passkeyAlgorithms, passkeyDomain, userHandleOf, verifyNewPasskey } from './verify-passkey.ts'

const holderOf = ({ caller }: AdminContext) => ({ purpose: 'add', holderHash: caller.sessionHash }) as const
const isOwn = ({ caller }: AdminContext) => eq(passkeys.customerId, caller.customerId)

/** What the browser asks an authenticator for that is to make a passkey; none that has one for the account makes another. */
export async function beginPasskey(ctx: AdminContext, { currentPassword }: Payload<typeof calls.beginPasskey>) {
  await confirmPassword(ctx, currentPassword)
  const own = await ctx.db.select().from(passkeys).where(isOwn(ctx))
  if (own.length >= maxPasskeys) throw conflict(apiSecondFactorMessages.passkeysFull(maxPasskeys))
  const [account] = await ctx.db.select().from(customers).where(eq(customers.id, ctx.caller.customerId))
  const { firstName = '', lastName = '', email = '' } = account ?? {}
  const { shop } = await ctx.settings.read()
  const options: CreationOptions = {
    challenge: await makeChallenge(ctx.db, holderOf(ctx)),
    rp: { id: passkeyDomain(ctx), name: shop.name },
    user: {
      id: userHandleOf(ctx.caller.customerId),
      name: email,
      displayName: `${firstName} ${lastName}`.trim() || email,
    },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMaxAgeMs,
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
    // It names the account and verifies its user, so that it replaces both the password and the code.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
  return { options }
}

/**
 * Adds the passkey that an authenticator has made, and ends all other sessions. The first second factor of an account
 * returns recovery codes. Refuses with 403 an answer that is not to the caller's challenge, and with 409 a known passkey.
 */
export async function addPasskey(ctx: AdminContext, { name: typed, passkey }: Payload<typeof calls.addPasskey>) {
  const { customerId } = ctx.caller
  const challenge = await takeChallenge(ctx.db, holderOf(ctx), passkey.response.clientDataJSON)
  const verified = challenge && (await verifyNewPasskey(ctx, challenge, passkey))
  if (!verified) throw forbidden(apiSecondFactorMessages.passkeyRefused)
  const name = typed || deviceOf(ctx.userAgent) || apiSecondFactorMessages.passkey
  // Slow, so before the transaction; thrown away if another factor was added meanwhile.
  const { codes, hashes } = await makeRecoveryCodes(customerId)

  const isFirst = await ctx.db.transaction(async (tx) => {
    const account = await lockCustomer(tx, customerId)
    const isNew = !(await isProtected(tx, customerId))
    const owned = await tx.$count(passkeys, isOwn(ctx))
    if (owned >= maxPasskeys) throw conflict(apiSecondFactorMessages.passkeysFull(maxPasskeys))
    await tx.insert(secondFactors).values({ customerId }).onConflictDoNothing()
    const added = await tx
      .insert(passkeys)
      .values({ ...verified, customerId, name })
      .onConflictDoNothing()
      .returning({ name: passkeys.name })
    if (added.length === 0) throw conflict(apiSecondFactorMessages.passkeyKnown)
    if (isNew) await replaceRecoveryCodes(tx, customerId, hashes)
    await endOthers(ctx, tx)
    await tellOfChange(ctx, tx, account, { what: 'passkey-added', passkey: name })
    await recordAuditEvent(ctx, tx, {
      action: 'staff.passkey-added',
      subjectKind: 'customer',
      subjectId: customerId,
    })
    return isNew
  })
  recordChange(ctx, 'second_factor_added')
  return { message: apiSecondFactorMessages.passkeyAdded(name), recoveryCodes: isFirst ? codes : [] }
}
