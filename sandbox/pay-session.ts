import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
import { totalsOf } from './basket.ts'
import { askedOf, type BuyerFields } from './buyer-form.ts'
import { digitsOf } from './check-card.ts'
import type { SandboxSession } from './find-sandbox-session.ts'
import { insertPaidEvent } from './record-event.ts'
import { delayResponse } from './switches.ts'
import { type PaymentOutcome, testCards } from './test-cards.ts'

/** The outcome of an attempt; `processing` if the bank decides later, `stale` if a concurrent attempt came first. */
export type Outcome = PaymentOutcome | 'processing' | 'stale'

/** The session expires after this many attempts. */
const maxAttempts = 20

/** The second-factor code, which the page displays because there is no bank. */
export const secondFactorCode = '123456'

const stillOpen = ({ id, attempts }: SandboxSession) =>
  and(
    eq(sandboxSessions.id, id),
    eq(sandboxSessions.status, 'open'),
    eq(sandboxSessions.attempts, attempts),
    gt(sandboxSessions.expiresAt, sql`(select shop_now())`),
  )

/** Attempts a payment with validated fields, by card or as they say otherwise. Of concurrent attempts exactly one counts. */
export async function paySession(db: Db, session: SandboxSession, form: BuyerFields, card: string): Promise<Outcome> {
  const typed = askedOf(form, session.basket)
  const address = { country: typed.country, state: typed.state }
  const totals = totalsOf(session.basket, typed.shipping, address)
  // Where discounts pay everything, no card is asked for.
  const { answer, cardLast4, cardBrand } = totals.amountCents === 0 ? free : attemptOf(session, typed, card)
  const isGood = answer === 'pays' || answer === 'second-factor' || answer === 'processing'

  const trying = db
    .update(sandboxSessions)
    .set({
      ...tried(session),
      challengedAt: null,
      buyer: typed,
      ...(isGood && {
        ...totals,
        cardLast4,
        cardBrand,
      }),
      ...(answer === 'second-factor' && { challengedAt: sql`shop_now()` }),
      ...(answer === 'pays' && paid()),
      ...(answer === 'processing' && { status: 'processing' as const, processingAt: sql`shop_now()` }),
    })
    .where(stillOpen(session))
    .returning({ id: sandboxSessions.id, chargeId: sandboxSessions.chargeId })
  const isComplete = answer === 'pays' || answer === 'processing'
  const counts = isComplete ? await payAndRecord(db, trying) : (await trying).length > 0
  await delayResponse(session.switches)
  return counts ? answer : 'stale'
}

/** Submits the second-factor code of a pending payment. */
export async function payBySecondFactor(
  db: Db,
  session: SandboxSession,
  code: string,
): Promise<Outcome | 'wrong-code'> {
  const isRight = code.replace(/\s/g, '') === secondFactorCode
  const trying = db
    .update(sandboxSessions)
    .set({ ...tried(session), ...(isRight && paid()) })
    .where(and(stillOpen(session), isNotNull(sandboxSessions.challengedAt)))
    .returning({ id: sandboxSessions.id, chargeId: sandboxSessions.chargeId })
  const counts = isRight ? await payAndRecord(db, trying) : (await trying).length > 0
  await delayResponse(session.switches)
  if (!counts) return 'stale'
  return isRight ? 'pays' : 'wrong-code'
}

/** Records a completed page and its event in one statement; returns whether the attempt counted. */
async function payAndRecord(db: Db, paying: SQLWrapper): Promise<boolean> {
  const { rows } = await db.execute(sql`with paid as ${paying}, event as (${insertPaidEvent()}) select id from paid`)
  return rows.length > 0
}

/** Cancels a payment that waits for a second factor; the session stays open for another card. */
export async function cancelSecondFactor(db: Db, session: SandboxSession): Promise<void> {
  await db
    .update(sandboxSessions)
    .set({ ...tried(session), challengedAt: null })
    .where(stillOpen(session))
}

interface Attempt {
  answer: PaymentOutcome | 'processing'
  cardLast4: string
  cardBrand: string
}

const free: Attempt = { answer: 'pays', cardLast4: '', cardBrand: '' }

function attemptOf(session: SandboxSession, { way }: BuyerFields, card: string): Attempt {
  if (way !== 'card') {
    const answer = session.switches.includes('decline') ? 'declined' : way === 'bank_debit' ? 'processing' : 'pays'
    return { answer, cardLast4: '', cardBrand: way }
  }
  const number = digitsOf(card)
  const known = testCards.find((each) => each.number === number)
  return {
    answer: answerOf(known?.answer ?? 'declined', session),
    cardLast4: number.slice(-4),
    cardBrand: known?.brand ?? '',
  }
}

// The outcome of a card, unless a switch overrides it.
function answerOf(answer: PaymentOutcome, { switches }: SandboxSession): PaymentOutcome {
  if (switches.includes('decline')) return 'declined'
  return answer === 'pays' && switches.includes('second-factor') ? 'second-factor' : answer
}

// Counts the attempt; the last one expires the session unless it pays.
function tried({ attempts }: SandboxSession) {
  return { attempts: attempts + 1, status: attempts + 1 < maxAttempts ? ('open' as const) : ('expired' as const) }
}

/** What a session becomes when it is paid. */
export function paid() {
  const chargeId = `ch_sandbox_${randomBytes(18).toString('base64url')}`
  return { status: 'paid' as const, chargeId, paidAt: sql`shop_now()` }
}
