import { and, eq, inArray } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, tooMany, unauthenticated } from '#contract/errors.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { notesOf } from '#contract/orders/order-notes.ts'
import type { calls } from '#contract/pending-orders/calls.ts'
import type { OfferedShipping } from '#contract/shipping/offered-shipping.ts'
import { normalEmail } from '#contract/text.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { reach } from '#failpoints/reach.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import { closeSession } from '../checkout/close-session.ts'
import { priceCart } from '../checkout/price-cart.ts'
import { quoteSale } from '../checkout/quote-sale.ts'
import type { Context } from '../context.ts'
import { findBuyerEmail } from '../discounts/find-buyer-email.ts'
import { UsesTakenError } from '../discounts/take-uses.ts'
import { OutOfStockError } from '../inventory/reserve-stock.ts'
import { refuseUnpaidTransfers } from '../reservations/bound-transfers.ts'
import { maxUnpaidTransfers } from '../reservations/bounds.ts'
import { originOf, refuseHoarding } from '../reservations/checkout-origin.ts'
import { makeRoom } from '../reservations/make-room.ts'
import { findOwnUnits, type Holder, isHeldBy, lockHolder } from '../reservations/own-checkouts.ts'
import { readSettings } from '../settings/read-settings.ts'
import { newManualSession, storeManualSale } from './store-manual-sale.ts'
import type { StoredAddress } from './stored-address.ts'

type Wish = Payload<typeof calls.orderByTransfer>
/** Who orders, with the email address that uses of discounts are counted by. */
type Orderer = Holder & { email: string | null }

/**
 * Orders a cart that its buyer pays by bank transfer: prices it, reserves its units for the days of the settings, gives it an
 * order number and emails the account. Idempotent by key. Refuses with 409 a total that is not what the buyer saw, and with 503
 * while the payment provider can't close a card page that holds the units.
 */
export async function orderByTransfer(ctx: Context, wish: Wish) {
  const { visitorHash } = ctx
  if (!visitorHash) throw unauthenticated(apiCheckoutMessages.cookiesNeeded)
  const email = await findBuyerEmail(ctx, wish.buyer.email)
  const ordered = await orderWithRetry(ctx, wish, { visitorHash, customerId: ctx.caller?.customerId ?? null, email })
  return { ...ordered, message: apiCheckoutMessages.awaiting }
}

// The card pages that the same browser or customer left open may hold the missing units, or uses of a discount.
async function orderWithRetry(ctx: Context, wish: Wish, orderer: Orderer) {
  try {
    return await order(ctx, wish, orderer)
  } catch (error) {
    const isShort = error instanceof OutOfStockError
    if (!isShort && !(error instanceof UsesTakenError)) throw error
    const open = await ctx.db
      .select()
      .from(checkoutSessions)
      .where(
        and(
          isHeldBy(orderer),
          eq(checkoutSessions.kind, 'cart'),
          inArray(checkoutSessions.status, ['opening', 'open']),
        ),
      )
    for (const session of open) await closeSession(ctx, session)
    const isRoomier = open.length > 0 || (isShort && (await makeRoom(ctx, originOf(ctx), wish.products)))
    if (!isRoomier) throw error
    return order(ctx, wish, orderer)
  }
}

function order(ctx: Context, wish: Wish, orderer: Orderer) {
  return ctx.db.transaction(async (tx) => {
    await lockHolder(tx, orderer)
    const { settings } = await readSettings(tx)
    if (!settings.bankTransfer.offersTransfer) throw conflict(apiCheckoutMessages.noTransfer)
    const unpaid = await findUnpaid(tx, orderer)
    const same = unpaid.find(({ key }) => key !== null && key === wish.idempotencyKey)
    if (same) return { sessionId: same.sessionId ?? '', orderNumber: same.orderNumber }
    if (unpaid.length >= maxUnpaidTransfers) throw tooMany(apiCheckoutMessages.tooManyTransfers)

    const { email, name: customerName, phone, ...address } = wish.buyer
    const { visitorHash, customerId } = orderer
    const cart = await priceCart(tx, wish.products, {
      subTotal: wish.subTotal,
      // The total is compared.
      discount: null,
      codes: wish.codes,
      country: address.country,
      pickup: wish.pickup ?? null,
      buyer: orderer,
    })
    const from = originOf(ctx)
    const own = await findOwnUnits(tx, customerId)
    await refuseHoarding(tx, { from, own }, cart.lines)
    await refuseUnpaidTransfers(tx, { from, own }, cart.lines)
    const sale = quoteSale(cart, wish.shipping, address)
    if (toCents(wish.total) !== sale.amountCents) {
      throw conflict(apiCheckoutMessages.totalChanged(formatCents(sale.amountCents)))
    }
    const session = newManualSession({
      kind: 'cart',
      visitorHash,
      from,
      customerId,
      email: normalEmail(email),
      key: wish.idempotencyKey ?? null,
      notes: notesOf(wish),
      days: settings.bankTransfer.transferDays,
    })
    const pending = await storeManualSale(ctx, tx, session, cart, sale, {
      method: 'transfer',
      payBrand: 'bank_transfer',
      email: normalEmail(email),
      customerName,
      phone,
      address: addressOf(customerName, address, sale.shipping),
      locale: currentLocale(),
    })
    if (process.env.FAILPOINTS) await reach('transfer.beforeCommit')
    return pending
  })
}

/** Where it is picked up, or else the address of the buyer. */
function addressOf(name: string, address: Omit<StoredAddress, 'name'>, { pickup }: OfferedShipping): StoredAddress {
  const { line1, line2, city, state, postalCode, country } = pickup ?? address
  return { name, line1, line2, city, state, postalCode, country }
}

function findUnpaid(tx: Tx, holder: Holder) {
  return tx
    .select({
      key: checkoutSessions.idempotencyKey,
      sessionId: checkoutSessions.providerSessionId,
      orderNumber: pendingOrders.number,
    })
    .from(pendingOrders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, pendingOrders.sessionId))
    .where(and(isHeldBy(holder), eq(pendingOrders.state, 'awaiting'), eq(pendingOrders.method, 'transfer')))
}
