import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Payment } from '#adapters/payment/payment.ts'
import type { Db } from '#db/open-database.ts'
import { sandboxEvents, sandboxSessions } from '#db/tables/sandbox.ts'
import { listDisputes } from './disputes.ts'
import { findProviderSession } from './find-provider-session.ts'
import { readEvent } from './read-event.ts'
import { recordEvent } from './record-event.ts'
import { refundCharge } from './refund-charge.ts'
import { signTestEvent } from './sign-test-event.ts'
import { startSession } from './start-session.ts'
import { delayResponse, findSwitches } from './switches.ts'

/** The maximum number of missed events returned at once. */
const maxMissedEvents = 500

/** A payment provider that moves no money. Its card page is served by `sandbox/site`. */
export function sandboxPayment({ db, origin, secret }: { db: Db; origin: string; secret: string }): Payment {
  return {
    name: 'sandbox',
    cardPage: null,
    isLive: false,
    isTaxed: false,
    startCheckout: (basket) => startSession(db, origin, basket),
    findSession: (sessionId) => findProviderSession(db, sessionId),
    readEvent: (body, headers) => readEvent(secret, body, headers),
    signTestEvent: () => signTestEvent(secret),

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

    listDisputes: (chargeId) => listDisputes(db, chargeId),
    disputePage: () => `${origin}/sandbox/payments`,

    async refund(request) {
      const paid = await refundCharge(db, request)
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
  }
}
