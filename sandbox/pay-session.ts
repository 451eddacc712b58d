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

/** The outcome of an attempt; `stale` if a concurrent attempt came first. */
export type Outcome = PaymentOutcome | 'stale'

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

/** Attempts a payment with validated fields. Of concurrent attempts exactly one counts. */
export async function payByCard(db: Db, session: SandboxSession, form: BuyerFields, card: string): Promise<Outcome> {
  const typed = askedOf(form, session.basket)
  const number = digitsOf(card)
  const known = testCards.find((each) => each.number === number)
  const address = { country: typed.country, state: typed.state }
  const totals = totalsOf(session.basket, typed.shipping, address)
  // Where discounts pay everything, no card is asked for.
  const isFree = totals.amountCents === 0
  const answer = isFree ? 'pays' : answerOf(known?.answer ?? 'declined', session)
  const isGood = answer === 'pays' || answer === 'second-factor'

  const trying = db
    .update(sandboxSessions)
    .set({
      ...tried(session),
      challengedAt: null,
      buyer: typed,
      ...(isGood && {
        ...totals,
        cardLast4: isFree ? '' : number.slice(-4),
        cardBrand: isFree ? '' : known?.brand,
      }),
      ...(answer === 'second-factor' && { challengedAt: sql`shop_now()` }),
      ...(answer === 'pays' && paid()),
    })
    .where(stillOpen(session))
    .returning({ id: sandboxSessions.id, chargeId: sandboxSessions.chargeId })
  const counts = answer === 'pays' ? await payAndRecord(db, trying) : (await trying).length > 0
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

/** Records the payment and its event in one statement; returns whether the attempt counted. */
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

// The outcome of a card, unless a switch overrides it.
function answerOf(answer: PaymentOutcome, { switches }: SandboxSession): PaymentOutcome {
  if (switches.includes('decline')) return 'declined'
  return answer === 'pays' && switches.includes('second-factor') ? 'second-factor' : answer
}

// Counts the attempt; the last one expires the session unless it pays.
function tried({ attempts }: SandboxSession) {
  return { attempts: attempts + 1, status: attempts + 1 < maxAttempts ? ('open' as const) : ('expired' as const) }
}

function paid() {
  const chargeId = `ch_sandbox_${randomBytes(18).toString('base64url')}`
  return { status: 'paid' as const, chargeId, paidAt: sql`shop_now()` }
}
