import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { minPasswordLength } from '#contract/accounts/limits.ts'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/checkout/calls.ts'
import { listCountries } from '#contract/countries.ts'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { createAccount } from '../accounts/create-account.ts'
import { isPlainName } from '../accounts/is-plain-name.ts'
import { isWeakPassword } from '../accounts/is-weak-password.ts'
import { hashPassword } from '../accounts/password.ts'
import { wordsOfAccount } from '../accounts/words-of-account.ts'
import type { Context } from '../context.ts'
import { startSession } from '../sessions/start-session.ts'

type Order = typeof orders.$inferSelect

/**
 * Creates an account for a guest who has just ordered, with the name and address of the order and a password, and logs
 * them in. Only for the browser that checked out: for any other there is no such order (404). An address that has an
 * account is refused with 409, as at sign-up, and its owner is notified.
 */
export async function openAccount(ctx: Context, { sessionId, password }: Payload<typeof calls.openAccount>) {
  if (password.length < minPasswordLength) throw invalid(rulesMessages.passwordShort)
  const guestOrder = await findGuestOrder(ctx.db, ctx, sessionId)
  if (!guestOrder) throw notFound(apiCheckoutMessages.noGuestOrder)
  const words = await wordsOfAccount(ctx, { ...guestOrder, firstName: guestOrder.customerName, lastName: '' })
  if (await isWeakPassword(password, words)) throw invalid(apiAccountsMessages.commonPassword)
  const passwordHash = await hashPassword(password)

  const opened = await ctx.db.transaction(async (tx) => {
    const order = await findGuestOrder(tx, ctx, sessionId)
    if (!order) throw notFound(apiCheckoutMessages.noGuestOrder)
    const customer = await createAccount(ctx, tx, { ...accountOf(order), passwordHash })
    if (!customer) return null
    await claimOrders(tx, ctx, order.email, customer.id)
    return startSession(ctx, tx, customer)
  })
  if (!opened) throw conflict(apiCheckoutMessages.emailHasAccount)
  return { ...opened, message: apiAccountsMessages.welcome(opened.user.firstName) }
}

/** The order of a session that this browser placed as a guest, locked in a transaction; null for any other. */
async function findGuestOrder(db: Db | Tx, { visitorHash, caller }: Context, sessionId: string): Promise<Order | null> {
  if (!visitorHash || caller) return null
  const [found] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orders.sessionId))
    .where(
      and(
        eq(checkoutSessions.providerSessionId, sessionId),
        eq(checkoutSessions.visitorHash, visitorHash),
        isNull(orders.customerId),
        ne(orders.email, ''),
      ),
    )
    .for('update', { of: orders })
  return found?.order ?? null
}

function accountOf({ email, customerName, country }: Order) {
  const [firstName = '', ...others] = customerName.trim().split(/\s+/)
  if (!isPlainName(firstName) || !isPlainName(others.join(' '))) throw invalid(apiAccountsMessages.nameWithLink)
  const { countryName = '' } = listCountries().find(({ code }) => code === country) ?? {}
  return { email, firstName, lastName: others.join(' '), country: countryName, channel: 'Others' as const }
}

/** Assigns every order that this browser placed with the address to the new account. */
async function claimOrders(tx: Tx, { visitorHash }: Context, email: string, customerId: string): Promise<void> {
  const ofBrowser = tx
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.visitorHash, visitorHash ?? ''))
  await tx
    .update(orders)
    .set({ customerId })
    .where(and(eq(orders.email, email), isNull(orders.customerId), inArray(orders.sessionId, ofBrowser)))
}
