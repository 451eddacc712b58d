import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/checkout/calls.ts'
import { conflict, notFound, ShopError } from '#contract/errors.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { checkoutLines, checkoutSessions } from '#db/tables/checkout.ts'
import { customers } from '#db/tables/customers.ts'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { Context } from '../context.ts'
import { listHeldDiscounts } from '../discounts/list-redemptions.ts'
import { isExceeded } from '../limits/counter.ts'
import { memoryCounter } from '../limits/memory-counter.ts'
import { networkOf } from '../network-of.ts'
import { opensConfirmation, trackKey } from '../order-tracking/order-links.ts'
import { asOrdered, findFullOrder } from '../orders/find-full-order.ts'
import { readerOf } from '../orders/order-reader.ts'
import { closeCardPage } from './close-card-page.ts'
import { type CheckoutState, confirmWithProvider } from './confirm-checkout.ts'
import { releaseSession } from './release-session.ts'
import { pending, showAwaiting, showConfirmation } from './show-confirmation.ts'

type Session = typeof checkoutSessions.$inferSelect

const findSession = prepareOnce((db, { sessionId }: Placeholders<{ sessionId: string }>) =>
  db.select().from(checkoutSessions).where(eq(checkoutSessions.providerSessionId, sessionId)),
)

/**
 * How often a network has the payment provider asked; a page that waits does so 40 times a minute. Above it nothing is refused:
 * the webhook settles what was paid, and its order is found in the database.
 */
const providerAsks = memoryCounter('confirm:address', { points: 120, seconds: 60 })

/**
 * Returns the confirmation of a session, by the provider's ID; places its order if needed. Complete for the browser that
 * checked out, its customer, staff and the receipt's link, but for codes that support may not see; masked for others.
 */
export async function retreiveSession(ctx: Context, { sessionId, key }: Payload<typeof calls.retreiveSession>) {
  const [session] = await findSession(ctx.db, { sessionId })
  if (!session) throw notFound(apiCheckoutMessages.expired)

  const state = await stateOf(ctx, session, sessionId)
  const isSameBrowser = session.visitorHash === ctx.visitorHash
  if (state === 'open') return pending
  if (state === 'awaiting') return showAwaitedOrder(ctx, session, { isSameBrowser, key })
  if (state === 'refunded') {
    throw conflict(apiCheckoutMessages.soldOut)
  }
  if (state === 'expired') {
    if (session.kind === 'cart') await ctx.db.transaction((tx) => releaseSession(ctx, tx, session.id))
    else await closeCardPage(ctx, session)
    throw new ShopError(410, apiCheckoutMessages.expired)
  }

  if (isSameBrowser) await assignOrderToCustomer(ctx, session)
  const found = asOrdered(await findFullOrder(ctx.db, await orderOf(ctx, session)))
  const isOwner = ctx.caller !== null && ctx.caller.customerId === found.order.customerId
  const isBuyer = isSameBrowser || isOwner || opensConfirmation(ctx, sessionId, key)
  const offersAccount = isSameBrowser && ctx.caller === null && found.order.customerId === null
  const trackingKey = isBuyer ? trackKey(ctx, found.order.number, 'whole') : null
  return { ...showConfirmation(found, isBuyer ? 'buyer' : readerOf(ctx, 'stranger')), offersAccount, trackingKey }
}

async function stateOf(ctx: Context, session: Session, sessionId: string): Promise<CheckoutState> {
  if (session.status === 'ordered' || session.status === 'refunded') return session.status
  // Staff confirm these payments, not a provider.
  if (session.provider === 'manual') return session.status === 'awaiting' ? 'awaiting' : 'expired'
  if (await hasAskedEnough(ctx)) return session.status === 'awaiting' ? 'awaiting' : 'open'
  try {
    const state = await confirmWithProvider(ctx, sessionId)
    // The shop has given it up; a late payment is settled by a later call.
    return state === 'open' && session.status === 'expired' ? 'expired' : state
  } catch (error) {
    if (error instanceof ShopError) throw error
    ctx.log.error({ err: error, checkout: session.id, requestId: ctx.requestId }, 'A payment cannot be confirmed yet.')
    return session.status === 'expired' || session.status === 'awaiting' ? session.status : 'open'
  }
}

// In memory, so that a sale writes nothing for it; a counter that does not answer keeps no buyer from their confirmation.
function hasAskedEnough({ address }: Context): Promise<boolean> {
  return isExceeded(providerAsks, networkOf(address)).catch(() => false)
}

interface Viewer {
  isSameBrowser: boolean
  key: string | undefined
}

/** The confirmation of an order that awaits its payment. That of a changed order is the order itself. */
async function showAwaitedOrder(ctx: Context, session: Session, { isSameBrowser, key }: Viewer) {
  const [pendingOrder] = await ctx.db.select().from(pendingOrders).where(eq(pendingOrders.sessionId, session.id))
  if (!pendingOrder) return pending
  const lines = await ctx.db
    .select()
    .from(checkoutLines)
    .where(eq(checkoutLines.sessionId, session.id))
    .orderBy(asc(checkoutLines.position))
  const isOwner = ctx.caller !== null && ctx.caller.customerId === session.customerId
  const isBuyer = isSameBrowser || isOwner || opensConfirmation(ctx, session.providerSessionId ?? '', key)
  const reader = isBuyer ? 'buyer' : readerOf(ctx, 'stranger')
  const discounts = await listHeldDiscounts(ctx.db, { id: session.id })
  const account = (await ctx.settings.read()).bankTransfer
  return showAwaiting({ pending: pendingOrder, session, lines, discounts, account }, reader)
}

/** The order that a checkout became, or that it was paid for in addition. */
async function orderOf({ db }: Context, { id, kind }: Session) {
  if (kind !== 'change') return { checkoutId: id }
  const [added] = await db.select().from(payments).where(eq(payments.sessionId, id))
  return { id: added?.addsToOrderId ?? id }
}

// Assigns a guest's order to the account they logged in to during checkout: that of the address they ordered with, as
// others may log in to the same browser.
async function assignOrderToCustomer({ db, caller }: Context, session: Session): Promise<void> {
  if (!caller || session.customerId) return
  const own = db.select({ email: customers.email }).from(customers).where(eq(customers.id, caller.customerId))
  await db
    .update(orders)
    .set({ customerId: caller.customerId })
    .where(and(eq(orders.sessionId, session.id), isNull(orders.customerId), inArray(orders.email, own)))
}
