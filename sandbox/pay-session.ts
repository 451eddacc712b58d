import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { ShippingOption } from '#contract/shipping/shipping.ts'
import type { Db } from '#db/open-database.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
import { sumsOf } from './basket.ts'
import type { TypedBuyer } from './buyer-form.ts'
import { digitsOf } from './check-card.ts'
import type { SandboxSession } from './find-sandbox-session.ts'
import { takeTime } from './switches.ts'
import { tellingPaid } from './tell-shop.ts'
import { type CardAnswer, testCards } from './test-cards.ts'

/** What became of a try: `stale` when somebody else used up its number first. */
export type Outcome = CardAnswer | 'stale'

/** How often somebody may try before the session closes for good. */
const mostAttempts = 20

/** The code the sandbox's bank asks for; there is no bank, so the page says it. */
export const secondFactorCode = '123456'

const stillOpen = ({ id, attempts }: SandboxSession) =>
  and(
    eq(sandboxSessions.id, id),
    eq(sandboxSessions.status, 'open'),
    eq(sandboxSessions.attempts, attempts),
    gt(sandboxSessions.expiresAt, sql`now()`),
  )

/** Tries to pay with a card and a buyer whose fields were found right. Of several tries at once exactly one counts. */
export async function payByCard(db: Db, session: SandboxSession, typed: TypedBuyer, card: string): Promise<Outcome> {
  const number = digitsOf(card)
  const known = testCards.find((each) => each.number === number)
  const answer = answerOf(known?.answer ?? 'declined', session)
  const isGood = answer === 'pays' || answer === 'second-factor'
  const option: ShippingOption = typed.shipping === 'express' ? 'express' : 'standard'
  const address = { country: typed.country, state: typed.state }

  const trying = db
    .update(sandboxSessions)
    .set({
      ...tried(session),
      challengedAt: null,
      buyer: typed,
      ...(isGood && {
        ...sumsOf(session.basket, option, address),
        cardLast4: number.slice(-4),
        cardBrand: known?.brand,
      }),
      ...(answer === 'second-factor' && { challengedAt: sql`now()` }),
      ...(answer === 'pays' && paid()),
    })
    .where(stillOpen(session))
    .returning({ id: sandboxSessions.id, chargeId: sandboxSessions.chargeId })
  const counts = answer === 'pays' ? await payAndTell(db, trying) : (await trying).length > 0
  await takeTime(session.switches)
  return counts ? answer : 'stale'
}

/** Answers the bank's question about a payment that waits for it. */
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
  const counts = isRight ? await payAndTell(db, trying) : (await trying).length > 0
  await takeTime(session.switches)
  if (!counts) return 'stale'
  return isRight ? 'pays' : 'wrong-code'
}

/** Pays, and has the shop told of it, in one statement: both happen or neither. Answers whether it counted. */
async function payAndTell(db: Db, paying: SQLWrapper): Promise<boolean> {
  const { rows } = await db.execute(sql`with paid as ${paying}, told as (${tellingPaid()}) select id from paid`)
  return rows.length > 0
}

/** Gives up a payment that waits for the bank; the session stays open for another card. */
export async function giveUpSecondFactor(db: Db, session: SandboxSession): Promise<void> {
  await db
    .update(sandboxSessions)
    .set({ ...tried(session), challengedAt: null })
    .where(stillOpen(session))
}

// What a card answers, where no switch has it answer otherwise.
function answerOf(answer: CardAnswer, { switches }: SandboxSession): CardAnswer {
  if (switches.includes('decline')) return 'declined'
  return answer === 'pays' && switches.includes('second-factor') ? 'second-factor' : answer
}

// One number is used up; after the last one the session is closed, unless this try is the one that pays.
function tried({ attempts }: SandboxSession) {
  return { attempts: attempts + 1, status: attempts + 1 < mostAttempts ? ('open' as const) : ('expired' as const) }
}

function paid() {
  const chargeId = `ch_sandbox_${randomBytes(18).toString('base64url')}`
  return { status: 'paid' as const, chargeId, paidAt: sql`now()` }
}
