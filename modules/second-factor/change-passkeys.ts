import { and, asc, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/second-factor/calls.ts'
import type { ShownPasskey } from '#contract/second-factor/passkeys.ts'
import type { Db } from '#db/open-database.ts'
import { passkeys } from '#db/tables/second-factor.ts'
import { apiSecondFactorMessages } from '#messages/en-US/api/second-factor.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import { dropSecondFactor, isProtected } from './drop-second-factor.ts'
import { endOthers, recordChange, tellOfChange } from './tell-of-change.ts'

const isOwn = ({ caller }: AdminContext, passkeyId: string) =>
  and(eq(passkeys.customerId, caller.customerId), eq(passkeys.credentialId, passkeyId))

/** The passkeys of an account, the first one first. */
export async function listPasskeys(db: Db, customerId: string): Promise<ShownPasskey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(asc(passkeys.addedAt), asc(passkeys.credentialId))
  return rows.map(({ credentialId, name, addedAt, lastUsedAt }) => ({
    passkeyId: credentialId,
    name,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** Renames one of the caller's passkeys. */
export async function renamePasskey(ctx: AdminContext, { passkeyId, name }: Payload<typeof calls.renamePasskey>) {
  if (name === '') throw invalid(apiSecondFactorMessages.passkeyNameMissing)
  const renamed = await ctx.db
    .update(passkeys)
    .set({ name })
    .where(isOwn(ctx, passkeyId))
    .returning({ name: passkeys.name })
  if (renamed.length === 0) throw notFound(apiSecondFactorMessages.noPasskey)
  return { message: apiSecondFactorMessages.passkeyRenamed(name) }
}

/**
 * Removes one of the caller's passkeys and ends all other sessions; with the last second factor the recovery codes go,
 * too. Refused with 409 for the last one where the shop requires one.
 */
export async function removePasskey(
  ctx: AdminContext,
  { passkeyId, currentPassword }: Payload<typeof calls.removePasskey>,
) {
  await confirmPassword(ctx, currentPassword)
  const { customerId } = ctx.caller
  const { security } = await ctx.settings.read()
  const name = await ctx.db.transaction(async (tx) => {
    const account = await lockCustomer(tx, customerId)
    const [gone] = await tx.delete(passkeys).where(isOwn(ctx, passkeyId)).returning()
    if (!gone) throw notFound(apiSecondFactorMessages.noPasskey)
    if (!(await isProtected(tx, customerId))) {
      if (security.requireSecondFactor) throw conflict(apiSecondFactorMessages.passkeyIsRequired)
      await dropSecondFactor(tx, customerId)
    }
    await endOthers(ctx, tx)
    await tellOfChange(ctx, tx, account, { what: 'passkey-removed', passkey: gone.name })
    await recordAuditEvent(ctx, tx, {
      action: 'staff.passkey-removed',
      subjectKind: 'customer',
      subjectId: customerId,
    })
    return gone.name
  })
  recordChange(ctx, 'second_factor_removed')
  return { message: apiSecondFactorMessages.passkeyRemoved(name) }
}
