import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import type { Basket, Payment } from '../payment.ts'
import { createCoupon, discountOf } from './create-coupon.ts'
import { listDisputes } from './list-disputes.ts'
import { eventKinds, readStripeEvent, toEvent } from './read-event.ts'
import { freeCharge, readSession, sessionParts } from './read-session.ts'
import { refundAtStripe } from './refund-at-stripe.ts'
import { isStripeTax, sessionParams } from './session-params.ts'
import { signStripeTestEvent } from './sign-test-event.ts'
import { toStripeAmount } from './stripe-amounts.ts'
import { isLiveKey, type StripeSettings, stripeClient } from './stripe-client.ts'

const threeDaysMs = 259_200_000
/** The maximum that Stripe's client pages through. */
const maxMissedEvents = 10_000

/** Payments through Stripe's hosted checkout page; card data never reaches the shop. */
export function stripePayment(settings: StripeSettings): Payment {
  const stripe = stripeClient(settings)
  const isLive = isLiveKey(settings.secretKey)

  return {
    name: 'stripe',
    cardPage: 'https://checkout.stripe.com',
    isLive,
    isTaxed: settings.isTaxed,
    signTestEvent: () => signStripeTestEvent(settings, isLive),

    async startCheckout(basket) {
      const coupon = await createCoupon(stripe, basket)
      const session = await openSession(stripe, basket, { ...settings, coupon })
      // A price stored at Stripe may differ from ours, and must not be charged.
      const wanted = `${toStripeAmount(basket.subtotalCents, basket.currency)} ${basket.currency.toLowerCase()}`
      const asked = `${session.amount_subtotal} ${session.currency}`
      if (asked !== wanted) {
        await expire(stripe, session.id)
        throw new Error(`Stripe would ask for ${asked} instead of ${wanted}.`)
      }
      const wantedOff = toStripeAmount(discountOf(basket), basket.currency)
      const askedOff = session.total_details?.amount_discount ?? 0
      if (askedOff !== wantedOff) {
        await expire(stripe, session.id)
        throw new Error(`Stripe would take ${askedOff} off instead of ${wantedOff}.`)
      }
      const taxAmount = session.total_details?.amount_tax ?? 0
      if (taxAmount !== 0 && !isStripeTax(basket, settings)) {
        await expire(stripe, session.id)
        throw new Error(`Stripe would add a tax of ${taxAmount} to prices that it is not added to.`)
      }
      if (!session.url) throw new Error(`Stripe opened ${session.id} without a page.`)
      return { sessionId: session.id, url: session.url }
    },

    async findSession(sessionId) {
      // A shopper is waiting for this response; background jobs retry by themselves.
      const limits = { timeout: settings.timeoutMs / 2, maxNetworkRetries: 1 }
      const session = await orNull(stripe.checkout.sessions.retrieve(sessionId, { expand: sessionParts }, limits))
      if (session) await listAllRefunds(stripe, session)
      return session ? readSession(session) : { sessionId, reference: '', state: 'unknown', charge: null }
    },

    async sessionOf(chargeId) {
      if (freeCharge.isFree(chargeId)) return freeCharge.sessionOf(chargeId)
      const charge = await orNull(stripe.charges.retrieve(chargeId))
      const intent = charge?.payment_intent
      if (!intent) return null
      const payment_intent = typeof intent === 'string' ? intent : intent.id
      const { data } = await stripe.checkout.sessions.list({ payment_intent, limit: 1 })
      return data[0]?.id ?? null
    },

    expireSession: (sessionId) => expire(stripe, sessionId),

    refund: (request) => refundAtStripe(stripe, request),

    listDisputes: (chargeId) => listDisputes(stripe, chargeId),
    disputePage: (disputeId) => `https://dashboard.stripe.com/${isLive ? '' : 'test/'}disputes/${disputeId}`,

    readEvent: (body, headers) =>
      readStripeEvent(body, headers['stripe-signature'], { secrets: settings.webhookSecrets, isLive }),

    async listMissedEvents() {
      const missed = await stripe.events
        .list({
          delivery_success: false,
          types: eventKinds,
          created: { gte: Math.floor((Date.now() - threeDaysMs) / 1_000) },
          limit: 100,
        })
        .autoPagingToArray({ limit: maxMissedEvents })
      return missed.map((event) => toEvent(event, isLive)).toReversed()
    },
  }
}

// A double click sends the same idempotency key twice; Stripe answers 409 until the first request completes.
async function openSession(
  stripe: Stripe,
  basket: Basket,
  settings: StripeSettings & { coupon: string | null },
  triesLeft = 5,
): Promise<Stripe.Checkout.Session> {
  try {
    return await stripe.checkout.sessions.create(sessionParams(basket, settings), {
      idempotencyKey: `checkout:${basket.reference}`,
      // The shopper is waiting, and must get an error before the browser or a proxy times out.
      maxNetworkRetries: 1,
    })
  } catch (error) {
    const isAnswering = error instanceof Stripe.errors.StripeError && error.statusCode === 409
    if (!isAnswering || triesLeft === 0) throw error
    await wait(500)
    return openSession(stripe, basket, settings, triesLeft - 1)
  }
}

// Stripe refuses to expire a paid, expired or unknown session, which needs no handling.
async function expire(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

// A session has the last ten refunds of its charge.
async function listAllRefunds(stripe: Stripe, { payment_intent: intent }: Stripe.Checkout.Session): Promise<void> {
  const charge = intent === null || typeof intent === 'string' ? null : intent.latest_charge
  if (charge === null || typeof charge === 'string' || !charge.refunds?.has_more) return
  charge.refunds = await stripe.refunds.list({ charge: charge.id, limit: 100 })
}

async function orNull<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}
