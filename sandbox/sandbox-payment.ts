import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PaidCharge, Payment, PaymentEvent } from '#adapters/payment/payment.ts'
import { invalid } from '#contract/errors.ts'
import { chargeCurrency } from '#contract/money.ts'
import type { Db } from '#db/open-database.ts'
import { sandboxEvents, sandboxSessions } from '#db/tables/sandbox.ts'
import { storedBasket } from './basket.ts'
import { buyerFields, toBuyer } from './buyer-form.ts'
import { recordEvent } from './record-event.ts'
import { refundCharge } from './refund-charge.ts'
import { isSignedMessage, signatureHeader } from './signature.ts'
import { delayResponse, findSwitches, switchesOn } from './switches.ts'

const sentEvent = z.object({
  id: z.string().check(z.regex(/^evt_[\w-]{8,60}$/)),
  type: z.string(),
  data: z.object({ sessionId: z.nullable(z.string()), chargeId: z.nullable(z.string()) }),
})
const knownTypes = ['session-paid', 'session-expired', 'charge-refunded', 'refund-changed', 'charge-disputed'] as const

/** The maximum number of missed events returned at once. */
const maxMissedEvents = 500

/** A payment provider that moves no money. Its card page is served by `sandbox/site`. */
export function sandboxPayment({ db, origin, secret }: { db: Db; origin: string; secret: string }): Payment {
  return {
    name: 'sandbox',
    cardPage: null,

    async startCheckout({ reference, expiresAt, successUrl, cancelUrl, ...basket }) {
      const id = `cs_sandbox_${randomBytes(24).toString('base64url')}`
      const [opened] = await db
        .insert(sandboxSessions)
        .values({
          id,
          reference,
          expiresAt,
          // The sandbox page has the same origin as the shop, and its policy allows no other images.
          basket: z.parse(storedBasket, {
            ...basket,
            lines: basket.lines.map((line) => ({ ...line, image: line.image.replace(origin, '') })),
          }),
          successUrl: successUrl.replace('{SESSION_ID}', id),
          cancelUrl,
        })
        .onConflictDoNothing({ target: sandboxSessions.reference })
        .returning({ id: sandboxSessions.id, switches: switchesOn })
      const [known] = opened
        ? [opened]
        : await db
            .select({ id: sandboxSessions.id, switches: switchesOn })
            .from(sandboxSessions)
            .where(eq(sandboxSessions.reference, reference))
      if (!known) throw new Error('The sandbox did not open the session.')
      await delayResponse(known.switches)
      return { sessionId: known.id, url: `${origin}/sandbox/${known.id}` }
    },

    async findSession(sessionId) {
      const [found] = await db
        .select({
          row: sandboxSessions,
          isOver: sql<boolean>`${sandboxSessions.expiresAt} <= now()`,
          switches: switchesOn,
          refundedCents: sql<number>`(
            select coalesce(sum(amount_cents), 0)::int from sandbox_refunds r
            where r.charge_id = sandbox_sessions.charge_id and r.lost_at is null
          )`,
        })
        .from(sandboxSessions)
        .where(eq(sandboxSessions.id, sessionId))
      if (!found) return { sessionId, reference: '', state: 'unknown', charge: null }
      const { row, isOver, refundedCents, switches } = found
      await delayResponse(switches)
      const session = { sessionId, reference: row.reference }
      if (row.status === 'paid') return { ...session, state: 'paid', charge: chargeOf(row, refundedCents) }
      return { ...session, state: row.status === 'open' && !isOver ? 'open' : 'expired', charge: null }
    },

    async sessionOf(chargeId) {
      const [found] = await db
        .select({ id: sandboxSessions.id })
        .from(sandboxSessions)
        .where(eq(sandboxSessions.chargeId, chargeId))
      return found?.id ?? null
    },

    async expireSession(sessionId) {
      await db.transaction(async (tx) => {
        const [closed] = await tx
          .update(sandboxSessions)
          .set({ status: 'expired' })
          .where(and(eq(sandboxSessions.id, sessionId), eq(sandboxSessions.status, 'open')))
          .returning({ id: sandboxSessions.id })
        if (closed) await recordEvent(tx, { type: 'session-expired', sessionId })
      })
    },

    async refund(wanted) {
      const paid = await refundCharge(db, wanted)
      await delayResponse((await findSwitches(db)).on)
      return paid
    },

    listMissedEvents() {
      const { id, type, sessionId, chargeId } = sandboxEvents
      const isLate = or(gt(sandboxEvents.attempts, 0), lt(sandboxEvents.createdAt, sql`now() - interval '1 minute'`))
      return db
        .select({ id, type, sessionId, chargeId })
        .from(sandboxEvents)
        .where(
          and(isNull(sandboxEvents.deliveredAt), isLate, gt(sandboxEvents.createdAt, sql`now() - interval '3 days'`)),
        )
        .orderBy(asc(sandboxEvents.createdAt))
        .limit(maxMissedEvents)
    },

    readEvent(body, headers) {
      const signature = headers[signatureHeader]
      const isOurs =
        typeof signature === 'string' && isSignedMessage(secret, body, signature, Math.floor(Date.now() / 1_000))
      const read = isOurs ? z.safeParse(sentEvent, parseJson(body)) : null
      if (!read?.success) throw invalid('The signature of this event is not right.')
      const { id, type, data } = read.data
      const known: PaymentEvent['type'] = knownTypes.find((each) => each === type) ?? 'other'
      return { id, type: known, ...data }
    },
  }
}

function chargeOf(row: typeof sandboxSessions.$inferSelect, refundedCents: number): PaidCharge {
  const typed = z.parse(buyerFields, row.buyer)
  const { subtotalCents } = z.parse(storedBasket, row.basket)
  return {
    chargeId: row.chargeId ?? '',
    currency: chargeCurrency,
    amountCents: row.amountCents ?? 0,
    refundedCents,
    subtotalCents,
    shippingCents: row.shippingCents ?? 0,
    taxCents: row.taxCents ?? 0,
    shippingOption: typed.shipping === 'express' ? 'express' : 'standard',
    cardLast4: row.cardLast4 ?? '',
    cardBrand: row.cardBrand ?? '',
    buyer: toBuyer(typed),
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
