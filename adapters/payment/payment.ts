import type { ShippingOption } from '#contract/shipping/shipping.ts'
import type { OwnRate } from '#contract/taxes/tax.ts'

/** What a session is opened for. Amounts are whole cents of US dollars; addresses are absolute. */
export interface Basket {
  /** Our id of the checkout session; the same reference never opens two sessions. */
  reference: string
  lines: {
    name: string
    sku: string
    image: string
    priceId: string | null
    unitPriceCents: number
    quantity: number
  }[]
  subtotalCents: number
  shipping: { option: ShippingOption; label: string; cents: number }[]
  /** The states whose sales tax is another than the table of `contract/taxes/tax.ts` says, for a sandbox that reckons by it. */
  taxRates: readonly OwnRate[]
  /** Where the buyer comes back to; `{SESSION_ID}` in it stands for the provider's id. */
  successUrl: string
  cancelUrl: string
  email: string | null
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

/** What was taken, as the provider knows it now. Amounts are whole cents of `currency`. */
export interface PaidCharge {
  chargeId: string
  /** The ISO code in lower case, such as `usd`. */
  currency: string
  amountCents: number
  /** How much of it went back already; what the buyer's bank did not take and sent back does not count. */
  refundedCents: number
  subtotalCents: number
  shippingCents: number
  taxCents: number
  shippingOption: ShippingOption
  cardLast4: string
  cardBrand: string
  buyer: Buyer
}

/** A session as the provider has it now; of one it does not know (`unknown`) there is no reference either. */
export type ProviderSession = { sessionId: string; reference: string } & (
  | { state: 'open' | 'expired' | 'unknown'; charge: null }
  | { state: 'paid'; charge: PaidCharge }
)

/** What a provider tells us; only ids are taken from it, the rest is asked for again. */
export interface PaymentEvent {
  id: string
  /** `of-other-mode` tells of money that does not move where ours does, or moves where ours does not. */
  type:
    | 'session-paid'
    | 'session-expired'
    | 'charge-refunded'
    /** A refund of the charge arrived, or came back: the charge says which. */
    | 'refund-changed'
    | 'charge-disputed'
    | 'of-other-mode'
    | 'other'
  sessionId: string | null
  chargeId: string | null
}

/** What the shop needs from whoever takes the money. */
export interface Payment {
  name: 'sandbox' | 'stripe'
  /** Where its card page is (`https://checkout.example.com`); null where that is the shop's own address. */
  cardPage: string | null
  /** Opens the provider's card page. Asked twice with the same reference it answers the same session. */
  startCheckout(basket: Basket): Promise<{ sessionId: string; url: string }>
  findSession(sessionId: string): Promise<ProviderSession>
  /** The session a charge was taken for; null where there is none, or no such charge. */
  sessionOf(chargeId: string): Promise<string | null>
  /** Closes the card page of a session that was not paid; a paid or closed one stays as it is. */
  expireSession(sessionId: string): Promise<void>
  /**
   * Gives money back. Asked twice with the same key it pays once and answers the same refund; more than is left of the
   * charge is refused with a `ShopError` 409, and one that failed as soon as it was booked is an `UnpaidRefundError`.
   */
  refund(refund: { chargeId: string; amountCents: number; idempotencyKey: string }): Promise<{ refundId: string }>
  /** Reads a webhook; throws a `ShopError` 400 when its signature or its time is not right. */
  readEvent(body: Buffer, headers: Record<string, string | string[] | undefined>): PaymentEvent
  /** What it could not tell us (yet) during the last three days, the oldest first. */
  listMissedEvents(): Promise<PaymentEvent[]>
}
