import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/second-factor/calls.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { secondFactors } from '#db/tables/second-factor.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiSecondFactorMessages } from '#messages/en-US/api/second-factor.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import type { EmailQueue } from '../emails/queue-email.ts'
import { listPasskeys } from './change-passkeys.ts'
import { takeStep } from './check-second-factor.ts'
import { dropSecondFactor, isProtected } from './drop-second-factor.ts'
import { countRecoveryCodes, makeRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { endOthers, recordChange, tellOfChange } from './tell-of-change.ts'
import { newSecret, stepOf } from './totp.ts'

type Known = Payload<typeof calls.beginSecondFactor>

const isOwn = ({ caller }: AdminContext) => eq(secondFactors.customerId, caller.customerId)

/** Since when the caller's login asks for a code, their passkeys, and how many recovery codes are left. */
export async function readSecondFactor(ctx: AdminContext) {
  const [found] = await ctx.db.select().from(secondFactors).where(isOwn(ctx))
  const { security } = await ctx.settings.read()
  return {
    since: found?.confirmedAt?.toISOString() ?? null,
    passkeys: await listPasskeys(ctx.db, ctx.caller.customerId),
    isRequired: security.requireSecondFactor,
    codesLeft: await countRecoveryCodes(ctx.db, ctx.caller.customerId),
  }
}

/** Makes a secret for an authenticator app. It does nothing until a first code is confirmed. */
export async function beginSecondFactor(ctx: AdminContext, { currentPassword }: Known) {
  await confirmPassword(ctx, currentPassword)
  const { customerId } = ctx.caller
  const { shop } = await ctx.settings.read()
  return ctx.db.transaction(async (tx) => {
    const { email } = await lockCustomer(tx, customerId)
    const { sealed, secret, qr } = newSecret(ctx, shop.name, email)
    const begun = await tx
      .insert(secondFactors)
      .values({ customerId, sealedSecret: sealed })
      .onConflictDoUpdate({
        target: secondFactors.customerId,
        set: { sealedSecret: sealed, lastStep: 0 },
        setWhere: isNull(secondFactors.confirmedAt),
      })
      .returning({ customerId: secondFactors.customerId })
    if (begun.length === 0) throw conflict(apiSecondFactorMessages.isOn)
    return { secret, qr }
  })
}

/** Confirms the app with its first code: makes the recovery codes and ends all other sessions. */
export async function confirmSecondFactor(ctx: AdminContext, { code }: Payload<typeof calls.confirmSecondFactor>) {
  const { customerId } = ctx.caller
  await readStep(ctx, ctx.db, code)
  const { codes, hashes } = await makeRecoveryCodes(customerId)
  await ctx.db.transaction(async (tx) => {
    const account = await lockCustomer(tx, customerId)
    const step = await readStep(ctx, tx, code)
    if (!(await takeStep(tx, customerId, step))) throw invalid(apiSecondFactorMessages.codeWrong)
    await tx.update(secondFactors).set({ confirmedAt: sql`now()` }).where(isOwn(ctx))
    await endOthers(ctx, tx)
    await tellOfChange(ctx, tx, account, { what: 'on' })
    await recordAuditEvent(ctx, tx, {
      action: 'staff.second-factor-on',
      subjectKind: 'customer',
      subjectId: customerId,
    })
    await replaceRecoveryCodes(tx, customerId, hashes)
  })
  recordChange(ctx, 'second_factor_added')
  return { message: apiSecondFactorMessages.isOnNow, recoveryCodes: codes }
}

/** The step of a code of the app that is being set up. */
async function readStep(ctx: AdminContext, db: Db | Tx, code: string): Promise<number> {
  const [begun] = await db
    .select()
    .from(secondFactors)
    .where(and(isOwn(ctx), isNull(secondFactors.confirmedAt)))
  if (!begun?.sealedSecret) throw conflict(apiSecondFactorMessages.notBegun)
  const step = stepOf(ctx, begun.sealedSecret, code, Date.now())
  if (step === null) throw invalid(apiSecondFactorMessages.codeWrong)
  return step
}

/** Makes new recovery codes; the former ones stop working. */
export async function renewRecoveryCodes(ctx: AdminContext, { currentPassword }: Known) {
  await confirmPassword(ctx, currentPassword)
  const { customerId } = ctx.caller
  const { codes, hashes } = await makeRecoveryCodes(customerId)
  await ctx.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if (!(await isProtected(tx, customerId))) throw conflict(apiSecondFactorMessages.hasNoFactor)
    await replaceRecoveryCodes(tx, customerId, hashes)
  })
  return { message: apiSecondFactorMessages.codesRenewed, recoveryCodes: codes }
}

/**
 * The caller's login no longer asks for the code of an app; without passkeys the recovery codes go, too. Refused where the
 * shop requires a second factor and there is no passkey.
 */
export async function endSecondFactor(ctx: AdminContext, { currentPassword }: Known) {
  await confirmPassword(ctx, currentPassword)
  const { customerId } = ctx.caller
  const { security } = await ctx.settings.read()
  await ctx.db.transaction(async (tx) => {
    const account = await lockCustomer(tx, customerId)
    const ended = await tx
      .update(secondFactors)
      .set({ sealedSecret: null, confirmedAt: null, lastStep: 0 })
      .where(and(isOwn(ctx), isNotNull(secondFactors.confirmedAt)))
      .returning({ customerId: secondFactors.customerId })
    if (ended.length === 0) throw conflict(apiSecondFactorMessages.isOff)
    if (!(await isProtected(tx, customerId))) {
      if (security.requireSecondFactor) throw conflict(apiSecondFactorMessages.isRequired)
      await dropSecondFactor(tx, customerId)
    }
    await tellOfChange(ctx, tx, account, { what: 'off' })
    await recordAuditEvent(ctx, tx, {
      action: 'staff.second-factor-off',
      subjectKind: 'customer',
      subjectId: customerId,
    })
  })
  recordChange(ctx, 'second_factor_removed')
  return { message: apiSecondFactorMessages.isOffNow }
}

/** Ends the second factor of a member of staff who lost it: app, passkeys and recovery codes. */
export async function resetSecondFactor(ctx: AdminContext, { customerId }: Payload<typeof calls.resetSecondFactor>) {
  const name = await ctx.db.transaction((tx) => resetFor(ctx, tx, customerId, ctx))
  recordChange(ctx, 'second_factor_removed')
  return { message: apiSecondFactorMessages.wasReset(name) }
}

/** The same for an owner and for the command line: ends all sessions, and tells whose it was. Returns the first name. */
export async function resetFor(
  shop: EmailQueue,
  tx: Tx,
  customerId: string,
  by: Parameters<typeof recordAuditEvent>[0],
): Promise<string> {
  const account = await lockCustomer(tx, customerId)
  if (!(await dropSecondFactor(tx, customerId))) throw notFound(apiSecondFactorMessages.hasNone(account.firstName))
  await tx.delete(sessions).where(eq(sessions.customerId, customerId))
  await tellOfChange(shop, tx, account, { what: 'reset' })
  await recordAuditEvent(by, tx, {
    action: 'staff.second-factor-reset',
    subjectKind: 'customer',
    subjectId: customerId,
  })
  return account.firstName
}
