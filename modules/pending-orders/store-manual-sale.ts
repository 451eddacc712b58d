import { randomBytes, randomUUID } from 'node:crypto'
import type { OrderNotes } from '#contract/orders/order-notes.ts'
import type { PendingMethod } from '#contract/pending-orders/pending-order.ts'
import type { Tx } from '#db/open-database.ts'
import type { Locale } from '#messages/locales.ts'
import type { PricedCart } from '../checkout/price-cart.ts'
import type { SaleQuote } from '../checkout/quote-sale.ts'
import { insertSession } from '../checkout/reserve-cart.ts'
import type { Shop } from '../context.ts'
import { paymentPath } from '../payment-links/payment-link.ts'
import type { CheckoutOrigin } from '../reservations/checkout-origin.ts'
import { openPendingOrder } from './open-pending-order.ts'
import type { StoredAddress } from './stored-address.ts'

const minutesOfDay = 24 * 60

interface ManualSession {
  /** Whether the customer ordered it from a cart, or staff made it. */
  kind: 'cart' | 'manual'
  visitorHash: string
  from?: CheckoutOrigin
  customerId: string | null
  email: string
  key: string | null
  notes: OrderNotes
  /** How long its units are reserved. */
  days: number
}

/** The checkout of an order whose payment staff confirm, not a provider; the last part of its ID is not to be guessed. */
export function newManualSession({ kind, days, ...session }: ManualSession) {
  return {
    ...session,
    provider: 'manual',
    returnPathname: '/cart',
    also: {
      kind,
      status: 'awaiting' as const,
      providerSessionId: `manual_${randomBytes(24).toString('base64url')}`,
      minutes: days * minutesOfDay,
    },
  }
}

/** The checkout of an order that is paid on the card page behind a payment link. */
export function newLinkedSession(
  shop: Pick<Shop, 'payment' | 'secrets'>,
  { kind, days, ...session }: ManualSession,
): Parameters<typeof insertSession>[1] {
  const id = randomUUID()
  return {
    ...session,
    id,
    provider: shop.payment.name,
    returnPathname: paymentPath(shop, id),
    also: { kind, minutes: days * minutesOfDay },
  }
}

interface SaleBuyer {
  method: PendingMethod
  payBrand: string
  email: string
  customerName: string
  phone: string
  /** Null where the card page asks for it. */
  address: StoredAddress | null
  locale: Locale
  staffId?: string
  note?: string
  /** Whether an email tells the buyer how to pay. */
  isTold?: boolean
}

/** Stores an order that awaits its payment with its reserved units, and emails its buyer how to pay it. */
export async function storeManualSale(
  shop: Pick<Shop, 'enqueue' | 'secrets'>,
  tx: Tx,
  input: Parameters<typeof insertSession>[1],
  cart: PricedCart,
  { shipping, taxCents, amountCents }: SaleQuote,
  { locale, isTold = true, ...buyer }: SaleBuyer,
): Promise<{ id: string; sessionId: string; orderNumber: string }> {
  const session = await insertSession(tx, { ...input, also: { ...input.also, locale } }, cart)
  const sessionId = session.providerSessionId ?? ''
  const isKnown = buyer.address !== null
  const pending = await openPendingOrder(
    shop,
    tx,
    {
      ...buyer,
      sessionId: session.id,
      shippingOption: isKnown ? shipping.option : null,
      shippingCents: shipping.cents,
      taxCents: isKnown ? taxCents : 0,
      amountCents: isKnown ? amountCents : amountCents - taxCents,
      dueAt: session.expiresAt,
    },
    isTold ? { sessionId, locale } : null,
  )
  return { id: session.id, sessionId, orderNumber: pending.number }
}
