import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { tillEvents } from '#db/tables/till.ts'
import { signatureHeader, signMessage } from './signature.ts'

const atOnce = 20
const timeoutMs = 5_000

type Event = typeof tillEvents.$inferSelect

/**
 * Tells the shop what is due: a signed POST to `url` for each event. What is not answered with 2xx is told again, after
 * 2, 4, 8 … seconds and at last every five minutes, for three days.
 */
export async function deliverEvents(db: Db, shop: { url: string; secret: string }): Promise<void> {
  for (;;) {
    const due = await claimDue(db)
    await Promise.all(due.map((event) => deliver(db, shop, event)))
    if (due.length < atOnce) return
  }
}

// Whoever claims an event first has it; should they fall silent, it is due again after its wait.
function claimDue(db: Db): Promise<Event[]> {
  const due = db
    .select({ id: tillEvents.id })
    .from(tillEvents)
    .where(
      and(
        isNull(tillEvents.deliveredAt),
        lte(tillEvents.nextTryAt, sql`now()`),
        gt(tillEvents.createdAt, sql`now() - interval '3 days'`),
      ),
    )
    .orderBy(asc(tillEvents.nextTryAt))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  return db
    .update(tillEvents)
    .set({
      attempts: sql`${tillEvents.attempts} + 1`,
      nextTryAt: sql`now() + least(300, 2 ^ least(${tillEvents.attempts} + 1, 9)) * interval '1 second'`,
    })
    .where(inArray(tillEvents.id, due))
    .returning()
}

async function deliver(db: Db, { url, secret }: { url: string; secret: string }, event: Event): Promise<void> {
  const body = eventBody(event)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signMessage(secret, body, Math.floor(Date.now() / 1_000)),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.arrayBuffer()
    if (response.ok) await db.update(tillEvents).set({ deliveredAt: sql`now()` }).where(eq(tillEvents.id, event.id))
  } catch {
    // The shop is away; the event stays due.
  }
}

/** An event as it goes over the wire. */
export function eventBody({
  id,
  type,
  sessionId,
  chargeId,
}: Pick<Event, 'id' | 'type' | 'sessionId' | 'chargeId'>): string {
  return JSON.stringify({ id, type, data: { sessionId, chargeId } })
}
