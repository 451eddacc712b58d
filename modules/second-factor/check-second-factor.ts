import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { ShopError, tooMany, unauthenticated } from '#contract/errors.ts'
import { codeNeededStatus } from '#contract/second-factor/code-needed-status.ts'
import type { Tx } from '#db/open-database.ts'
import type { customers } from '#db/tables/customers.ts'
import { secondFactors } from '#db/tables/second-factor.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import type { Context } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { hasSecondFactor } from '../has-second-factor.ts'
import { countRecoveryCodes, hashTypedCode, takeRecoveryCode } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

const maxFailures = 10
const isLately = sql`${secondFactors.failingSince} > now() - interval '15 minutes'`

type Account = Pick<typeof customers.$inferSelect, 'id' | 'email' | 'firstName'>

/**
 * Refuses a login with the right password that lacks the code of an account with a second factor: without one with 428, with
 * a wrong one with 401, and after ten wrong ones in 15 minutes with 429, whatever the network. A code works once. Who has
 * passkeys alone enters a recovery code here.
 */
export async function checkSecondFactor(ctx: Context, account: Account, code: string): Promise<void> {
  const isOwn = and(eq(secondFactors.customerId, account.id), hasSecondFactor(account.id))
  const [known] = await ctx.db.select().from(secondFactors).where(isOwn)
  if (!known) return
  const { codeNeeded, passkeyNeeded } = apiAccountsMessages
  if (code === '') throw new ShopError(codeNeededStatus, known.confirmedAt ? codeNeeded : passkeyNeeded)

  const hashes = await hashTypedCode(account.id, code)
  // A refusal inside of the transaction would undo the count.
  const outcome = await ctx.db.transaction(async (tx) => {
    const [factor] = await tx
      .select({ ...getTableColumns(secondFactors), isBlocked: isBlocked() })
      .from(secondFactors)
      .where(isOwn)
      .for('update')
    if (!factor) return 'right'
    if (factor.isBlocked) return 'blocked'
    const isRight =
      (await takeStep(tx, account.id, appStepOf(ctx, factor, code))) || (await takeRecovery(ctx, tx, account, hashes))
    if (!isRight) await countFailure(tx, account.id)
    return isRight ? 'right' : 'wrong'
  })
  if (outcome === 'blocked') throw tooMany(apiAccountsMessages.tooManyCodes)
  if (outcome === 'wrong') throw unauthenticated(apiAccountsMessages.codeWrong)
}

/** The step of a code of the app; null without one that is confirmed. */
function appStepOf(
  ctx: Context,
  { sealedSecret, confirmedAt }: typeof secondFactors.$inferSelect,
  code: string,
): number | null {
  return sealedSecret && confirmedAt ? stepOf(ctx, sealedSecret, code, Date.now()) : null
}

const isBlocked = () => sql<boolean>`${secondFactors.failures} >= ${maxFailures} and ${isLately}`

/** Uses the code of a step up; false for one that was used, or is older than one that was. */
export async function takeStep(tx: Tx, customerId: string, step: number | null): Promise<boolean> {
  if (step === null) return false
  const taken = await tx
    .update(secondFactors)
    .set({ lastStep: step, failures: 0, failingSince: null })
    .where(and(eq(secondFactors.customerId, customerId), lt(secondFactors.lastStep, step)))
    .returning({ customerId: secondFactors.customerId })
  return taken.length > 0
}

async function takeRecovery(ctx: Context, tx: Tx, account: Account, hashes: readonly string[]): Promise<boolean> {
  const { id, email, firstName } = account
  if (!(await takeRecoveryCode(tx, id, hashes))) return false
  await tx.update(secondFactors).set({ failures: 0, failingSince: null }).where(eq(secondFactors.customerId, id))
  await queueEmail(ctx, tx, {
    kind: 'second-factor',
    cause: `second-factor:${randomUUID()}`,
    to: email,
    fields: { firstName, what: 'recovery', codesLeft: await countRecoveryCodes(tx, id) },
  })
  return true
}

async function countFailure(tx: Tx, customerId: string): Promise<void> {
  await tx
    .update(secondFactors)
    .set({
      failures: sql`case when ${isLately} then ${secondFactors.failures} + 1 else 1 end`,
      failingSince: sql`case when ${isLately} then ${secondFactors.failingSince} else now() end`,
    })
    .where(eq(secondFactors.customerId, customerId))
}
