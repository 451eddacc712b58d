import { testCards } from '#sandbox/test-cards.ts'
import { typedBuyer } from '../typed-buyer.ts'
import type { BookedDispute } from './dispute-books.ts'
import type { BookedSession, Books, PaidBy } from './stripe-books.ts'

type Typed = typeof typedBuyer

/** The actions of buyers on the card page, of their banks, and of the owner in the Stripe dashboard. */
export function buyers(books: Books) {
  const challenged = new Map<string, Parameters<Books['finish']>[1]>()

  function openSession(id: string): BookedSession | null {
    const session = books.find(id)
    return session.status === 'open' ? session : null
  }

  return {
    /** Pays a session as Ann from Oregon by default, or with another card. */
    pay(sessionId: string, typed: Partial<Typed> = {}, card = '4242424242424242') {
      const session = openSession(sessionId)
      const known = testCards.find(({ number }) => number === card.replace(/\s/g, ''))
      if (!session) return 'stale'
      if (!known || known.answer === 'declined' || known.answer === 'insufficient') return known?.answer ?? 'declined'
      const paid = paidBy({ ...typedBuyer, ...typed }, known.brand, known.number.slice(-4))
      if (known.answer === 'second-factor') challenged.set(sessionId, paid)
      else books.finish(session, paid, false)
      return known.answer
    },

    /** Answers the bank's question about a payment that waits for it. */
    authenticate(sessionId: string, isRight: boolean) {
      const [session, paid] = [openSession(sessionId), challenged.get(sessionId)]
      if (!session || !paid) return 'stale'
      if (!isRight) return 'wrong-code'
      books.finish(session, paid, false)
      return 'pays'
    },

    /** Pays with a bank debit, which the bank settles later. */
    payLater(sessionId: string, typed: Partial<Typed> = {}) {
      books.finish(books.find(sessionId), paidBy({ ...typedBuyer, ...typed }, 'us_bank_account', ''), true)
    },

    settleLater(sessionId: string, isGood: boolean) {
      books.settle(books.find(sessionId), isGood)
    },

    /** Expires a session. */
    runOut(sessionId: string) {
      const session = books.sessions.get(sessionId)
      if (session) session.expiresAt = 0
      books.find(sessionId)
    },

    /** Refunds a charge from the dashboard. */
    refundAtDesk(chargeId: string, amountCents: number) {
      books.refund({ charge: chargeId, amount: String(amountCents) })
    },

    /** The buyer's bank returns every refund of a charge. */
    loseRefunds(chargeId: string) {
      for (const { id, ...refund } of books.refunds) if (refund.chargeId === chargeId) books.loseRefund(id)
    },

    closeCard: (chargeId: string, isClosed: boolean) => books.closeCard(chargeId, isClosed),

    dispute: (chargeId: string, how?: { isWhole: boolean }) => books.dispute(chargeId, how),

    moveDispute: (chargeId: string, status: BookedDispute['status']) => books.moveDispute(chargeId, status),
  }
}

function paidBy(typed: Typed, brand: string, last4: string): Omit<PaidBy, 'shippingCents' | 'taxCents' | 'totalCents'> {
  const { email, name, phone, line1, line2, city, country, state, region, postal, shipping } = typed
  const inCountry = country === 'US' ? state : region
  return {
    email,
    name,
    phone: phone.replace(/\s/g, ''),
    address: { line1, line2, city, state: inCountry, postal_code: postal, country },
    option: shipping,
    brand,
    last4,
  }
}
