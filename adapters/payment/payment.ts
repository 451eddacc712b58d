import type { DisputeState } from '#contract/disputes/dispute.ts'
import type { PaymentMethod } from '#contract/payments/methods.ts'
import type { ArrivalDays } from '#contract/shipping/arrival-days.ts'
import type { OwnRate } from '#contract/taxes/tax.ts'
import type { TaxMode } from '#contract/taxes/tax-terms.ts'
import type { Locale } from '#messages/locales.ts'

/** What a checkout session is for. Amounts are the smallest units of its currency; URLs are absolute. */
export interface Basket {
  /** Our name of the card page; the same reference never opens two sessions. */
  reference: string
  /** Its code of ISO 4217. */
  currency: string
  /** The codes of the countries that it ships to; none means all. */
  countries: readonly string[]
  lines: {
    name: string
    sku: string
    image: string
    priceId: string | null
    unitPriceCents: number
    quantity: number
  }[]
  /** Of the lines, before discounts. */
  subtotalCents: number
  /** What each discount takes off the lines, with what it is called. Those that only make shipping free take off 0. */
  discounts: { label: string; cents: number }[]
  /**
   * `arrival` is promised for an address in the country `holdsIn`; null for each of the countries. Without any, nothing is
   * shipped and the page asks for no address.
   */
  shipping: {
    option: string
    label: string
    cents: number
    arrival: ArrivalDays | null
    holdsIn: string | null
  }[]
  /** Where it is picked up and taxed; the page then asks for no address. Null for what is shipped. */
  pickedUpIn: { country: string; state: string } | null
  /** Sales tax rates that differ from `contract/taxes/tax.ts`, for the sandbox. */
  taxRates: readonly OwnRate[]
  taxMode: TaxMode
  /** The return URL; `{SESSION_ID}` is replaced by the id of the provider. */
  successUrl: string
  cancelUrl: string
  email: string | null
  /** The ways to pay that the page offers. */
  methods: readonly PaymentMethod[]
  /** Whether paying in three parts and paying later are promised, for the sandbox. */
  plans: { inThree: boolean; later: boolean }
  /** The language of the payment page. */
  locale: Locale
  expiresAt: Date
}

export interface Buyer {
  email: string
  name: string
  phone: string
  address: {
    name: string
    line1: string
    line2: string
    city: string
    state: string
    postalCode: string
    country: string
  }
}

/** What a completed page charges once the bank confirms it. Amounts are the smallest units of its currency. */
export interface PendingCharge {
  /** Its code of ISO 4217. */
  currency: string
  amountCents: number
  /** Before discounts. */
  subtotalCents: number
  discountCents: number
  shippingCents: number
  taxCents: number
  /** The `option` of the shipping that was paid for. */
  shippingOption: string
  /** Empty unless a card paid. */
  cardLast4: string
  /** The brand of the card, or the way to pay, such as `klarna`. */
  cardBrand: string
  buyer: Buyer
}

/** The charge as the provider has it now. */
export interface PaidCharge extends PendingCharge {
  chargeId: string
  /** The refunded amount, without refunds that the buyer's bank returned. */
  refundedCents: number
  /** The refunds that make it up, in any order; `key` is the idempotency key of those that the shop made. */
  refunds: { refundId: string; amountCents: number; key: string | null }[]
}

/** A session as the provider has it now; an `unknown` one has an empty reference. */
export type ProviderSession = { sessionId: string; reference: string } & (
  | { state: 'open' | 'expired' | 'unknown'; charge: null }
  /** The page is completed, and the bank decides days later: it becomes `paid` or `expired`. */
  | { state: 'processing'; charge: null; pending: PendingCharge }
  | { state: 'paid'; charge: PaidCharge }
)

/** An event of the provider. Only its ids are used; everything else is fetched again. */
export interface PaymentEvent {
  id: string
  /** `of-other-mode`: a test event in live mode or the reverse. */
  type: /** The page was completed: paid, or with the bank that decides later. */
    | 'session-paid'
    | 'session-expired'
    | 'charge-refunded'
    /** A refund of the charge succeeded or was returned; the charge shows which. */
    | 'refund-changed'
    | 'charge-disputed'
    | 'of-other-mode'
    | 'other'
  sessionId: string | null
  chargeId: string | null
}

/** A dispute of a charge as the provider has it now. Amounts are the smallest units of the charge's currency. */
export interface ProviderDispute {
  disputeId: string
  amountCents: number
  /** Such as `product_not_received`. */
  reason: string
  state: DisputeState
  respondBy: Date | null
  openedAt: Date
  /** What the provider has taken from the shop for it so far, given again, and charged as a fee. */
  withdrawnCents: number
  returnedCents: number
  feeCents: number
}

/** A refund of a charge, or of a part of it, in the smallest units of its currency. */
export interface Refund {
  chargeId: string
  currency: string
  amountCents: number
  idempotencyKey: string
}

/** What the shop needs from a payment provider. */
export interface Payment {
  name: 'sandbox' | 'stripe'
  /** The origin of its card page, such as `https://checkout.example.com`; null if the shop serves it. */
  cardPage: string | null
  /** Whether payments are real. */
  isLive: boolean
  /** Whether the provider calculates tax itself. */
  isTaxed: boolean
  /** Creates a checkout session; the same reference returns the same session. */
  startCheckout(basket: Basket): Promise<{ sessionId: string; url: string }>
  findSession(sessionId: string): Promise<ProviderSession>
  /** The session of a charge; null if there is none. */
  sessionOf(chargeId: string): Promise<string | null>
  /** Expires an open session; a paid or expired one stays as it is. */
  expireSession(sessionId: string): Promise<void>
  /**
   * Refunds once per key and returns the same refund again. Throws a `ShopError` 409 for more than the rest of the charge,
   * and an `UnpaidRefundError` for a refund that fails immediately.
   */
  refund(refund: Refund): Promise<{ refundId: string }>
  /** The disputes of a charge. */
  listDisputes(chargeId: string): Promise<ProviderDispute[]>
  /** The page where an admin responds to a dispute. */
  disputePage(disputeId: string): string
  /** Reads a webhook; throws a `ShopError` 400 if its signature or timestamp is invalid. */
  readEvent(body: Buffer, headers: Record<string, string | string[] | undefined>): PaymentEvent
  /** An event of no meaning, signed as the provider signs, to test the way of its webhooks. */
  signTestEvent(): { id: string; body: string; headers: Record<string, string> }
  /** The undelivered events of the last three days, oldest first. */
  listMissedEvents(): Promise<PaymentEvent[]>
}
