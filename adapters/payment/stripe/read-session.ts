import type Stripe from 'stripe'
import type { Buyer, PaidCharge, PendingCharge, ProviderSession } from '../payment.ts'
import { fromStripeAmount } from './stripe-amounts.ts'

/** The objects to expand when a session is fetched. */
export const sessionParts = [
  'payment_intent.latest_charge',
  'payment_intent.latest_charge.refunds',
  'shipping_cost.shipping_rate',
]

/** Converts a session of Stripe. */
export function readSession(session: Stripe.Checkout.Session): ProviderSession {
  const known = { sessionId: session.id, reference: session.client_reference_id ?? '' }
  if (session.payment_status === 'paid') return { ...known, state: 'paid', charge: chargeOf(session) }
  if (session.payment_status === 'no_payment_required' && session.status === 'complete') {
    return { ...known, state: 'paid', charge: freeChargeOf(session) }
  }
  if (session.status === 'complete' && isBeingPaid(session)) {
    return { ...known, state: 'processing', charge: null, pending: pendingOf(session, pendingChargeOf(session)) }
  }
  return { ...known, state: session.status === 'open' ? 'open' : 'expired', charge: null }
}

function isBeingPaid({ payment_intent: intent }: Stripe.Checkout.Session): boolean {
  return intent !== null && typeof intent !== 'string' && intent.status === 'processing'
}

/** The name of the charge of a session that discounts paid in full: Stripe makes none. */
export const freeCharge = {
  of: (sessionId: string) => `free_${sessionId}`,
  isFree: (chargeId: string) => chargeId.startsWith('free_'),
  sessionOf: (chargeId: string) => chargeId.slice('free_'.length),
}

function freeChargeOf(session: Stripe.Checkout.Session): PaidCharge {
  return {
    ...pendingOf(session, null),
    chargeId: freeCharge.of(session.id),
    amountCents: 0,
    refundedCents: 0,
    refunds: [],
  }
}

// A bank debit has a charge while it is processing; other methods may have none yet.
function pendingChargeOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = intent === null || typeof intent === 'string' ? null : intent.latest_charge
  return typeof charge === 'string' ? null : charge
}

function chargeOf(session: Stripe.Checkout.Session): PaidCharge {
  const charge = pendingChargeOf(session)
  if (charge === null) throw new Error(`Stripe names no charge of ${session.id}.`)
  const cents = (amount: number) => fromStripeAmount(amount, charge.currency)
  return {
    ...pendingOf(session, charge),
    chargeId: charge.id,
    amountCents: cents(charge.amount_captured),
    refundedCents: cents(refundedOf(charge)),
    refunds: (charge.refunds?.data ?? []).filter(isStanding).map(({ id, amount, metadata }) => {
      return { refundId: id, amountCents: cents(amount), key: metadata?.key ?? null }
    }),
  }
}

/** What a session says of the amounts and of the buyer. */
function pendingOf(session: Stripe.Checkout.Session, charge: Stripe.Charge | null): PendingCharge {
  const { shipping_cost: shipping } = session
  const currency = session.currency ?? ''
  const cents = (amount: number) => fromStripeAmount(amount, currency)
  const { card, type } = charge?.payment_method_details ?? {}
  return {
    currency: currency.toUpperCase(),
    amountCents: cents(session.amount_total ?? 0),
    subtotalCents: cents(session.amount_subtotal ?? 0),
    discountCents: cents(session.total_details?.amount_discount ?? 0),
    shippingCents: cents(shipping?.amount_subtotal ?? 0),
    taxCents: cents(session.total_details?.amount_tax ?? 0),
    shippingOption: optionOf(shipping),
    cardLast4: card?.last4 ?? '',
    cardBrand: card?.brand ?? type ?? '',
    buyer: buyerOf(session),
  }
}

// Stripe does not document whether a failed refund counts in `amount_refunded`.
function refundedOf({ amount_refunded: refunded, refunds }: Stripe.Charge): number {
  if (!refunds || refunds.has_more) return refunded
  return refunds.data.filter(isStanding).reduce((sum, { amount }) => sum + amount, 0)
}

/** Whether a refund has succeeded or is pending. */
export function isStanding({ status }: Stripe.Refund): boolean {
  return status !== 'failed' && status !== 'canceled'
}

/** Where a payment goes that nothing is shipped for. */
const nowhere: Pick<Stripe.Checkout.Session.CollectedInformation.ShippingDetails, 'name' | 'address'> = {
  name: '',
  address: { line1: null, line2: null, city: null, state: null, postal_code: null, country: null },
}

function optionOf(shipping: Stripe.Checkout.Session.ShippingCost | null): string {
  const rate = shipping?.shipping_rate
  if (!shipping) return ''
  const named = rate && typeof rate !== 'string' ? rate.metadata.option : undefined
  if (named) return named
  return (shipping?.amount_subtotal ?? 0) > 0 ? 'express' : 'standard'
}

function buyerOf(session: Stripe.Checkout.Session): Buyer {
  const { id, customer_details: buyer, collected_information: collected } = session
  const goesTo = collected?.shipping_details ?? (session.shipping_address_collection ? null : nowhere)
  if (!buyer?.email || !goesTo) throw new Error(`Stripe does not say who paid ${id} and where it goes.`)
  const { line1, line2, city, state, postal_code: postalCode, country } = goesTo.address
  return {
    email: buyer.email,
    name: buyer.name ?? goesTo.name,
    phone: buyer.phone ?? '',
    address: {
      name: goesTo.name,
      line1: line1 ?? '',
      line2: line2 ?? '',
      city: city ?? '',
      state: state ?? '',
      postalCode: postalCode ?? '',
      country: country ?? '',
    },
  }
}
