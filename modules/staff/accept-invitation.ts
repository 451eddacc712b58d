import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { invalid, unauthenticated } from '#contract/errors.ts'
import type { calls } from '#contract/staff/calls.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { staffInvitations } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiStaffMessages } from '#messages/en-US/api/staff.ts'
import { checkPasswordPair } from '../accounts/check-password-pair.ts'
import { endAccess } from '../accounts/end-access.ts'
import { findAddressState } from '../accounts/find-address-state.ts'
import { isPlainName } from '../accounts/is-plain-name.ts'
import { hashPassword } from '../accounts/password.ts'
import { wordsOfAccount } from '../accounts/words-of-account.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { Context } from '../context.ts'
import { hashToken } from '../sessions/session-token.ts'
import { homeCountry } from './home-country.ts'

/** What the invitation of an emailed link offers. Refuses with 401 one that has expired, was accepted or withdrawn. */
export async function readInvitation({ db }: Context, { token }: Payload<typeof calls.readInvitation>) {
  const [open] = await findOpen(db, token)
  if (!open) throw unauthenticated(apiStaffMessages.invitationOver)
  const { email, role } = open
  return { email, role, address: await findAddressState(db, email) }
}

type Input = Payload<typeof calls.acceptInvitation>

/**
 * Accepts an invitation, once. The account of a confirmed address keeps its name and password and is logged out everywhere.
 * That of an unconfirmed one may belong to a stranger who signed up with it: it gets the name and password of the invited, and whatever
 * else opens it ends. Without an account one is created. Opening the link proves the address, but logs nobody in.
 */
export async function acceptInvitation(ctx: Context, input: Input) {
  const [open] = await findOpen(ctx.db, input.token)
  if (!open) throw unauthenticated(apiStaffMessages.invitationOver)
  const isConfirmed = (await findAddressState(ctx.db, open.email)) === 'confirmed'
  const passwordHash = isConfirmed ? null : await hashNewPassword(ctx, input, open.email)
  const country = await homeCountry(ctx.db)

  await ctx.db.transaction(async (tx) => {
    const [used] = await tx.delete(staffInvitations).where(isOpenWith(input.token)).returning()
    if (!used) throw unauthenticated(apiStaffMessages.invitationOver)
    const { email, role, id: invitationId } = used
    const customerId = passwordHash
      ? await takeAddress(tx, { ...namesOf(input), email, role, country, passwordHash })
      : await promote(tx, email, role)
    // An account that was confirmed, closed or given a role since then.
    if (!customerId) throw unauthenticated(apiStaffMessages.invitationOver)
    if (passwordHash) await endAccess(tx, customerId)
    else await tx.delete(sessions).where(eq(sessions.customerId, customerId))
    await recordAuditEvent({ caller: { customerId } }, tx, {
      action: 'staff.joined',
      subjectKind: 'invitation',
      subjectId: invitationId,
      detail: { role },
    })
  })
  return { message: apiStaffMessages.joined }
}

async function hashNewPassword(ctx: Context, input: Input, email: string): Promise<string> {
  const { firstName, lastName } = namesOf(input)
  if (firstName === '' || lastName === '') throw invalid(apiStaffMessages.namesMissing)
  if (!isPlainName(firstName) || !isPlainName(lastName)) throw invalid(apiStaffMessages.nameWithLink)
  await checkPasswordPair(input, await wordsOfAccount(ctx, { email, firstName, lastName }))
  return hashPassword(input.password)
}

const namesOf = ({ firstName, lastName }: Input) => ({ firstName, lastName })

/** Creates an account, or gives the invited the one that someone else opened with their address. */
async function takeAddress(tx: Tx, account: typeof customers.$inferInsert): Promise<string | null> {
  const { firstName, lastName, role, passwordHash } = account
  const proven = { firstName, lastName, role, passwordHash, isPasswordGenerated: false, emailConfirmedAt: sql`now()` }
  const [made] = await tx
    .insert(customers)
    .values({ ...account, ...proven })
    .onConflictDoUpdate({
      target: customers.email,
      set: proven,
      setWhere: and(isNull(customers.emailConfirmedAt), isNull(customers.role), isNull(customers.deletedAt)),
    })
    .returning({ id: customers.id })
  return made?.id ?? null
}

async function promote(tx: Tx, email: string, role: typeof staffInvitations.$inferSelect.role): Promise<string | null> {
  const [made] = await tx
    .update(customers)
    .set({ role, emailConfirmedAt: sql`now()` })
    .where(
      and(
        eq(customers.email, email),
        isNotNull(customers.emailConfirmedAt),
        isNull(customers.deletedAt),
        isNull(customers.role),
      ),
    )
    .returning({ id: customers.id })
  return made?.id ?? null
}

const isOpenWith = (token: string) =>
  and(eq(staffInvitations.tokenHash, hashToken(token)), gt(staffInvitations.expiresAt, sql`now()`))

const findOpen = (db: Db, token: string) => db.select().from(staffInvitations).where(isOpenWith(token))
