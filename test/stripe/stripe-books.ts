import { taxCents } from '#contract/taxes/tax.ts'
import { checkSessionForm, currencyIn } from './check-session-form.ts'
import { openDisputeBooks } from './dispute-books.ts'
import { newId } from './new-id.ts'
import { type Form, listIn, partIn, textIn } from './read-form.ts'
import { missing, noSuch, StripeRefusal, wrong } from './stripe-refusal.ts'

export interface BookedSession {
  id: string
  form: Form
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'unpaid' | 'paid' | 'no_payment_required'
  /** In lower case, as Stripe writes it. */
  currency: string
  subtotalCents: number
  discountCents: number
  /** What the page calls it. */
  discountName: string
  expiresAt: number
  createdAt: number
  paid: PaidBy | null
  intentId: string | null
  intentStatus: 'processing' | 'succeeded' | 'requires_payment_method'
}

/** The payment of a session: the buyer, the card, and the amounts. */
export interface PaidBy {
  email: string
  name: string
  phone: string
  address: { line1: string; line2: string; city: string; state: string; postal_code: string; country: string }
  option: string
  shippingCents: number
  taxCents: number
  totalCents: number
  brand: string
  last4: string
}

export interface BookedCharge {
  id: string
  intentId: string
  sessionId: string
  currency: string
  amountCents: number
  brand: string
  last4: string
  isDisputed: boolean
  /** The buyer's bank refuses refunds of it. */
  isCardClosed: boolean
  metadata: Form
}

export interface BookedRefund {
  id: string
  chargeId: string
  amountCents: number
  metadata: Form
  createdAt: number
  status: 'succeeded' | 'failed'
}

/** Prices stored at Stripe, in cents. */
export type KeptPrices = Record<string, number>

export const nowSeconds = () => Math.floor(Date.now() / 1_000)

/** The objects that the double stores, and their transitions. Each change is reported to `tell`. */
export function openBooks(tell: (type: string, objectId: string) => void, prices: KeptPrices) {
  const sessions = new Map<string, BookedSession>()
  const charges = new Map<string, BookedCharge>()
  const refunds: BookedRefund[] = []
  const coupons = new Map<string, { name: string; amountCents: number; currency: string; uses: number }>()

  function find(id: string): BookedSession {
    const session = sessions.get(id)
    if (!session) throw noSuch('checkout.session', id)
    if (session.status === 'open' && session.expiresAt <= nowSeconds()) close(session)
    return session
  }

  function close(session: BookedSession) {
    session.status = 'expired'
    tell('checkout.session.expired', session.id)
  }

  function open(form: Form): BookedSession {
    checkSessionForm(form, nowSeconds())
    const subtotalCents = listIn(form, 'line_items').reduce((sum, line) => {
      const price = textIn(line, 'price')
      const kept = prices[price]
      if (price && kept === undefined) throw noSuch('price', price)
      return sum + (kept ?? Number(textIn(line, 'price_data', 'unit_amount'))) * Number(textIn(line, 'quantity'))
    }, 0)
    const [coupon] = listIn(form, 'discounts').map((each) => textIn(each, 'coupon'))
    const currency = currencyIn(form)
    const off = coupon === undefined ? { name: '', amountCents: 0, currency, uses: 0 } : coupons.get(coupon)
    if (!off) throw noSuch('coupon', coupon ?? '')
    if (off.currency !== currency) throw wrong('discounts[0][coupon]', 'This coupon is in another currency.')
    if (off.uses > 0) throw wrong('discounts[0][coupon]', 'This coupon has been used up.')
    const session: BookedSession = {
      id: newId('cs_test'),
      form,
      status: 'open',
      paymentStatus: 'unpaid',
      currency,
      subtotalCents,
      discountCents: Math.min(off.amountCents, subtotalCents),
      discountName: off.name,
      expiresAt: Number(textIn(form, 'expires_at')),
      createdAt: nowSeconds(),
      paid: null,
      intentId: null,
      intentStatus: 'requires_payment_method',
    }
    sessions.set(session.id, session)
    return session
  }

  function take(session: BookedSession): BookedCharge {
    const { paid, intentId, id, form } = session
    if (!paid || !intentId) throw new Error('Nobody pays this session')
    session.paymentStatus = 'paid'
    session.intentStatus = 'succeeded'
    const charge: BookedCharge = {
      id: newId('ch'),
      intentId,
      sessionId: id,
      currency: session.currency,
      amountCents: paid.totalCents,
      brand: paid.brand,
      last4: paid.last4,
      isDisputed: false,
      isCardClosed: false,
      metadata: partIn(form, 'payment_intent_data', 'metadata'),
    }
    charges.set(charge.id, charge)
    return charge
  }

  const refundedOf = (chargeId: string) =>
    refunds
      .filter((refund) => refund.chargeId === chargeId && refund.status === 'succeeded')
      .reduce((sum, { amountCents }) => sum + amountCents, 0)

  function findCharge(id: string): BookedCharge {
    const charge = charges.get(id)
    if (!charge) throw noSuch('charge', id)
    return charge
  }

  function findRefund(id: string): BookedRefund {
    const refund = refunds.find((each) => each.id === id)
    if (!refund) throw noSuch('refund', id)
    return refund
  }

  const disputes = openDisputeBooks({ findCharge, refundedOf, tell })

  return {
    ...disputes,
    sessions,
    charges,
    refunds,
    find,
    findCharge,
    findRefund,
    open,
    refundedOf,
    chargeOf: (session: BookedSession) =>
      [...charges.values()].find(({ sessionId }) => sessionId === session.id) ?? null,

    createCoupon(form: Form) {
      const [id, name, currency] = [textIn(form, 'id'), textIn(form, 'name'), textIn(form, 'currency')]
      const amountCents = Number(textIn(form, 'amount_off'))
      if (coupons.has(id)) {
        throw new StripeRefusal(400, {
          code: 'resource_already_exists',
          param: 'id',
          message: 'Coupon already exists.',
        })
      }
      if (!Number.isInteger(amountCents) || amountCents < 1) throw wrong('amount_off', 'Invalid positive integer')
      if (!/^[a-z]{3}$/.test(currency)) throw missing('currency')
      if (textIn(form, 'duration') !== 'once') throw wrong('duration', 'The double has coupons for one payment only.')
      if (name.length > 40) throw wrong('name', 'Invalid string: must be at most 40 characters')
      if (Number(textIn(form, 'redeem_by')) <= nowSeconds()) throw wrong('redeem_by', 'Must be in the future.')
      coupons.set(id, { name, amountCents, currency, uses: 0 })
      return { id, object: 'coupon', amount_off: amountCents, currency, duration: 'once', name, valid: true }
    },

    expire(id: string): BookedSession {
      const session = find(id)
      if (session.status !== 'open') {
        throw new StripeRefusal(400, {
          message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        })
      }
      close(session)
      return session
    },

    /** A buyer completes the page; `isLater` if their bank settles later. */
    finish(session: BookedSession, paid: Omit<PaidBy, 'shippingCents' | 'taxCents' | 'totalCents'>, isLater: boolean) {
      const offered = listIn(session.form, 'shipping_options').map((each) => partIn(each, 'shipping_rate_data'))
      const rate = offered.find((each) => textIn(each, 'metadata', 'option') === paid.option)
      if (!rate && offered.length > 0) throw new Error(`The page offers no ${paid.option} shipping`)
      const shippingCents = rate ? Number(textIn(rate, 'fixed_amount', 'amount')) : 0
      const isTaxed = textIn(session.form, 'automatic_tax', 'enabled') === 'true'
      const itemsCents = session.subtotalCents - session.discountCents
      const tax = isTaxed ? taxCents(itemsCents, paid.address, []) : 0
      const totalCents = itemsCents + shippingCents + tax
      const used = listIn(session.form, 'discounts').map((each) => coupons.get(textIn(each, 'coupon')))
      for (const coupon of used) if (coupon) coupon.uses++
      session.status = 'complete'
      session.paid = { ...paid, shippingCents, taxCents: tax, totalCents }
      if (totalCents === 0) session.paymentStatus = 'no_payment_required'
      else {
        session.intentId = newId('pi')
        session.intentStatus = 'processing'
        if (!isLater) take(session)
      }
      tell('checkout.session.completed', session.id)
    },

    /** The bank of a payment that settles later accepts or declines it. */
    settle(session: BookedSession, isGood: boolean) {
      if (isGood) take(session)
      else session.intentStatus = 'requires_payment_method'
      tell(`checkout.session.async_payment_${isGood ? 'succeeded' : 'failed'}`, session.id)
    },

    refund(form: Form): BookedRefund {
      const charge = findCharge(textIn(form, 'charge'))
      if (disputes.isHeld(charge.id)) {
        throw new StripeRefusal(400, {
          code: 'charge_disputed',
          message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
        })
      }
      const left = charge.amountCents - refundedOf(charge.id)
      const amountCents = textIn(form, 'amount') === '' ? left : Number(textIn(form, 'amount'))
      if (!Number.isInteger(amountCents) || amountCents < 1) throw wrong('amount', 'Invalid positive integer')
      if (left === 0) {
        throw new StripeRefusal(400, {
          code: 'charge_already_refunded',
          message: `Charge ${charge.id} has already been refunded.`,
        })
      }
      if (amountCents > left) {
        throw new StripeRefusal(400, {
          param: 'amount',
          message: `Refund amount ($${amountCents / 100}) is greater than unrefunded amount on charge ($${left / 100})`,
        })
      }
      const refund: BookedRefund = {
        id: newId('re'),
        chargeId: charge.id,
        amountCents,
        metadata: partIn(form, 'metadata'),
        createdAt: nowSeconds(),
        status: 'succeeded',
      }
      refunds.push(refund)
      tell('charge.refunded', charge.id)
      if (charge.isCardClosed) this.loseRefund(refund.id)
      return refund
    },

    /** The buyer's bank refuses refunds of a charge from now on, or accepts them again. */
    closeCard(chargeId: string, isClosed: boolean) {
      findCharge(chargeId).isCardClosed = isClosed
    },

    /** The buyer's bank returns a refund, possibly days later. */
    loseRefund(refundId: string) {
      findRefund(refundId).status = 'failed'
      for (const type of ['refund.updated', 'charge.refund.updated', 'refund.failed']) tell(type, refundId)
    },
  }
}

export type Books = ReturnType<typeof openBooks>
