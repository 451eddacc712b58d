import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, forbidden, invalid } from '#contract/errors.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { notesOf } from '#contract/orders/order-notes.ts'
import type { calls } from '#contract/pending-orders/calls.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { reach } from '#failpoints/reach.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import { apiPendingOrdersMessages } from '#messages/en-US/api/pending-orders.ts'
import { buyerMessages } from '#messages/en-US/buyer.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { priceCart } from '../checkout/price-cart.ts'
import { quoteSale, showQuote } from '../checkout/quote-sale.ts'
import type { AdminContext } from '../context.ts'
import { may } from '../may.ts'
import { readSettings } from '../settings/read-settings.ts'
import { placePaid } from './mark-paid.ts'
import { newLinkedSession, newManualSession, storeManualSale } from './store-manual-sale.ts'

type Wish = Payload<typeof calls.createManualOrder>

/** Staff see the total only; discounts without a code count. */
const unseen = { subTotal: null, discount: null, codes: [] }
const nobody = { customerId: null, email: null, visitorHash: null }

/** What items come to at an address; a method that the country does not have is replaced by its first. */
export async function quoteManualOrder(ctx: AdminContext, wish: Payload<typeof calls.quoteManualOrder>) {
  const { country, state } = wish
  const quote = await ctx.db.transaction(async (tx) => {
    const cart = await priceCart(tx, wish.items, { ...unseen, country, pickup: null, buyer: nobody })
    const isOffered = cart.shipping.some(({ option }) => option === wish.shipping)
    return showQuote(cart, quoteSale(cart, isOffered ? (wish.shipping ?? null) : null, { country, state }), country)
  })
  return { quote, message: apiCheckoutMessages.quoted }
}

/**
 * Orders items for a customer at the prices of today and reserves them. It belongs to the account with a confirmed address,
 * if there is one. Paid elsewhere it is placed at once; otherwise it
 * awaits its payment, and the customer gets an email with the payment link or the account. Refuses with 409 what is out of
 * stock, and a total that is not what the admin saw; and with 403 to say that it is paid, for roles that may not mark orders as paid.
 */
export async function createManualOrder(ctx: AdminContext, wish: Wish) {
  const isPaid = wish.payment === 'paid'
  if (isPaid && !may(ctx, 'manager')) throw forbidden(apiPendingOrdersMessages.paidByManagers)
  if (wish.customerName.trim() === '') throw invalid(buyerMessages.nameMissing)
  if (!isEmail(wish.email.trim())) throw invalid(rulesMessages.invalidEmail)
  if (wish.payment !== 'link' && !wish.buyer) throw invalid(apiPendingOrdersMessages.addressMissing)
  const orderNumber = await ctx.db.transaction(async (tx) => {
    const created = await storeWish(ctx, tx, wish)
    await recordAuditEvent(ctx, tx, {
      action: 'order.created',
      subjectKind: 'pending-order',
      subjectId: created.id,
      detail: { orderNumber: created.orderNumber, payment: wish.payment },
    })
    if (isPaid) await placePaid(ctx, tx, created.id, { paidBy: wish.paidBy ?? 'other', reference: wish.reference })
    if (process.env.FAILPOINTS) await reach('manual.beforeCommit')
    return created.orderNumber
  })
  return { orderNumber, isPaid, message: apiPendingOrdersMessages.created[wish.payment](orderNumber) }
}

async function storeWish(ctx: AdminContext, tx: Tx, wish: Wish) {
  const { payment, note } = wish
  const { email, customerName, phone, country, address } = contactOf(wish)
  if (payment === 'transfer' && (await readSettings(tx)).settings.bankTransfer.accountNumber === '') {
    throw conflict(apiPendingOrdersMessages.noAccount)
  }
  const customerId = await findCustomerId(tx, email)
  const buyer = { customerId, email, visitorHash: null }
  const cart = await priceCart(tx, wish.items, { ...unseen, country, pickup: null, buyer })
  const sale = quoteSale(cart, wish.shipping, { country, state: address?.state ?? '' })
  const totalCents = address ? sale.amountCents : sale.amountCents - sale.taxCents
  if (toCents(wish.total) !== totalCents) throw conflict(apiCheckoutMessages.totalChanged(formatCents(totalCents)))
  const session = {
    kind: 'manual' as const,
    visitorHash: '',
    customerId,
    email,
    key: null,
    notes: notesOf(wish),
    days: wish.days,
  }
  return storeManualSale(
    ctx,
    tx,
    payment === 'link' ? newLinkedSession(ctx, session) : newManualSession(session),
    // The card page offers what staff chose.
    { ...cart, shipping: [sale.shipping] },
    sale,
    {
      method: payment === 'link' ? 'link' : 'transfer',
      payBrand: payment === 'link' ? '' : 'bank_transfer',
      ...{ email, customerName, phone, address, note },
      locale: currentLocale(),
      staffId: ctx.caller.customerId,
      // Who has paid gets the receipt.
      isTold: payment !== 'paid',
    },
  )
}

/** Who it is for, and where it goes; behind a payment link the card page asks for the address. */
function contactOf({ payment, buyer, country, ...wish }: Wish) {
  const email = normalEmail(wish.email)
  if (payment === 'link' || !buyer) {
    return { email, customerName: wish.customerName.trim(), phone: '', country, address: null }
  }
  const { email: _, phone, ...address } = buyer
  return { email, customerName: buyer.name, phone, country: buyer.country, address }
}

/** The account of an address; an unconfirmed one may be a stranger's, who would see the order: then it is a guest's. */
async function findCustomerId(tx: Tx, email: string): Promise<string | null> {
  const [known] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, email), isNotNull(customers.emailConfirmedAt), isNull(customers.deletedAt)))
  return known?.id ?? null
}
