import { randomBytes } from 'node:crypto'
import { isNull, sql } from 'drizzle-orm'
import type { Payment, PaymentEvent } from '#adapters/payment/payment.ts'
import { stripePayment } from '#adapters/payment/stripe/stripe-payment.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'
import { deliverEvents, eventBody } from '#sandbox/deliver-events.ts'
import { moveDispute, openDispute } from '#sandbox/disputes.ts'
import { findSandboxSession } from '#sandbox/find-sandbox-session.ts'
import { payBySecondFactor } from '#sandbox/pay-session.ts'
import { settleDebit } from '#sandbox/settle-debits.ts'
import { signatureHeader, signMessage } from '#sandbox/signature.ts'
import { runOut } from '../buy.ts'
import type { TestShop } from '../create-test-shop.ts'
import { signStripe } from '../stripe/messenger.ts'
import type { StripeDouble } from '../stripe/open-double.ts'
import { textIn } from '../stripe/read-form.ts'
import type { typedBuyer } from '../typed-buyer.ts'

/** The objects of an event. */
interface About {
  type: Exclude<PaymentEvent['type'], 'of-other-mode'>
  sessionId?: string
  chargeId?: string
}

/** What a card page asks for before shipping and tax, in the smallest units of its currency. */
interface Asked {
  currency: string
  subtotalCents: number
  discountCents: number
  discountName: string
}

/** A payment provider together with its environment: the buyer, their bank, and the delivery of webhooks. */
export interface Sandbox {
  payment: Payment
  pay(sessionId: string, typed?: Partial<typeof typedBuyer>, card?: string): Promise<string>
  /** Completes the page with a bank debit, and later the bank accepts or declines it. */
  payByDebit(sessionId: string, typed?: Partial<typeof typedBuyer>): Promise<void>
  settleDebit(sessionId: string, isGood: boolean): Promise<void>
  /** The buyer disputes a charge, and the dispute is answered, won or lost. */
  dispute(chargeId: string): Promise<void>
  moveDispute(chargeId: string, state: 'under-review' | 'won' | 'lost'): Promise<void>
  /** Answers the bank's question about a payment that waits for it. */
  authenticate(sessionId: string, isRight: boolean): Promise<string>
  runOut(sessionId: string): Promise<void>
  /** The URL of the card page and its content. */
  pageOf(sessionId: string): Promise<{ successUrl: string; cancelUrl: string; email: string | null; asks: Asked }>
  bodyOf(about: About): string
  /** The headers of a webhook; signed with another secret or at another time if given. */
  sign(body: string, how?: { secret?: string; atSeconds?: number }): Record<string, string>
  /** Delivers all undelivered events to the shop at this URL, once; returns whether all of them were accepted. */
  tell(shopUrl: string): Promise<boolean>
  /** The events were sent once, and were not delivered. */
  missEvents(): Promise<void>
  /** The events were delivered. */
  hearEvents(): Promise<void>
}

const now = () => Math.floor(Date.now() / 1_000)
const eventId = () => `evt_${randomBytes(12).toString('hex')}`

export function sandboxSide(shop: TestShop): Sandbox {
  return {
    payment: shop.payment,
    pay: shop.pay,
    payByDebit: async (sessionId, typed) => void (await shop.pay(sessionId, { ...typed, way: 'bank_debit' })),
    settleDebit: async (sessionId, isGood) => void (await settleDebit(shop.db, sessionId, isGood)),
    dispute: async (chargeId) => void (await openDispute(shop.db, chargeId)),
    moveDispute: async (chargeId, state) => void (await moveDispute(shop.db, chargeId, state)),
    async authenticate(sessionId, isRight) {
      const session = await findSandboxSession(shop.db, sessionId)
      return session ? payBySecondFactor(shop.db, session, isRight ? '123456' : '000000') : 'stale'
    },
    runOut: (sessionId) => runOut(shop.db, sessionId),
    async pageOf(sessionId) {
      const session = await findSandboxSession(shop.db, sessionId)
      if (!session) throw new Error('No such session')
      const { successUrl, cancelUrl, basket } = session
      const { currency, subtotalCents, discounts, email } = basket
      const discountCents = discounts.reduce((sum, { cents }) => sum + cents, 0)
      const discountName = discounts.map(({ label }) => label).join(', ')
      return { successUrl, cancelUrl, email, asks: { currency, subtotalCents, discountCents, discountName } }
    },
    bodyOf: ({ type, sessionId = null, chargeId = null }) =>
      type === 'other'
        ? JSON.stringify({ id: eventId(), type: 'invoice.paid', data: { sessionId, chargeId } })
        : eventBody({ id: eventId(), type: 'session-paid', sessionId: sessionId ?? '', chargeId })
            .replace('session-paid', type)
            .replace('"sessionId":""', '"sessionId":null'),
    sign: (body, { secret = shop.secrets.sandbox, atSeconds = now() } = {}) => ({
      [signatureHeader]: signMessage(secret, body, atSeconds),
    }),
    async tell(shopUrl) {
      await shop.db.update(sandboxEvents).set({ nextTryAt: new Date(0) })
      await deliverEvents(shop.db, { url: `${shopUrl}/api/webhooks/payment`, secret: shop.secrets.sandbox })
      return (await shop.db.$count(sandboxEvents, isNull(sandboxEvents.deliveredAt))) === 0
    },
    missEvents: async () => void (await shop.db.update(sandboxEvents).set({ attempts: 1 })),
    hearEvents: async () => void (await shop.db.update(sandboxEvents).set({ deliveredAt: sql`now()` })),
  }
}

const stripeTypes: Record<About['type'], string> = {
  'session-paid': 'checkout.session.completed',
  'session-expired': 'checkout.session.expired',
  'charge-refunded': 'charge.refunded',
  'refund-changed': 'refund.failed',
  'charge-disputed': 'charge.dispute.created',
  other: 'invoice.paid',
}

export function stripeSide(double: StripeDouble): Sandbox {
  return {
    payment: stripePayment(double.settings),
    pay: async (sessionId, typed, card) => double.pay(sessionId, typed, card),
    payByDebit: async (sessionId, typed) => double.payLater(sessionId, typed),
    settleDebit: async (sessionId, isGood) => double.settleLater(sessionId, isGood),
    dispute: async (chargeId) => double.dispute(chargeId),
    moveDispute: async (chargeId, state) =>
      double.moveDispute(chargeId, state === 'under-review' ? 'under_review' : state),
    authenticate: async (sessionId, isRight) => double.authenticate(sessionId, isRight),
    runOut: async (sessionId) => double.runOut(sessionId),
    async pageOf(sessionId) {
      const { form, currency, subtotalCents, discountCents, discountName } = double.books.find(sessionId)
      return {
        asks: { currency: currency.toUpperCase(), subtotalCents, discountCents, discountName },
        successUrl: textIn(form, 'success_url').replace('{CHECKOUT_SESSION_ID}', sessionId),
        cancelUrl: textIn(form, 'cancel_url'),
        email: textIn(form, 'customer_email') || null,
      }
    },
    bodyOf({ type, sessionId, chargeId }) {
      const object =
        type === 'charge-disputed' || type === 'refund-changed'
          ? { id: 'du_1', charge: chargeId }
          : { id: sessionId ?? chargeId ?? 'in_1' }
      return JSON.stringify({
        id: eventId(),
        object: 'event',
        type: stripeTypes[type],
        livemode: false,
        data: { object },
      })
    },
    sign: (body, { secret = 'whsec_double', atSeconds = now() } = {}) => ({
      'stripe-signature': signStripe(secret, body, atSeconds),
    }),
    tell: async (shopUrl) => (await double.deliver(shopUrl)).every((status) => status === 200),
    missEvents: async () => {},
    hearEvents: async () => {
      for (const event of double.events) event.isHeard = true
    },
  }
}
