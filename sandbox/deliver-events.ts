import { and, asc, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'
import { signatureHeader, signMessage } from './signature.ts'
import { findSwitches, type SandboxSwitch } from './switches.ts'

const batchSize = 20
const timeoutMs = 5_000

type Event = typeof sandboxEvents.$inferSelect

/** The webhook URL of the shop, and the signing secret. */
interface Webhook {
  url: string
  secret: string
}

/**
 * Delivers due events to the shop as signed POST requests. Without a 2xx response an event is retried after 2, 4, 8 …
 * seconds, at most every five minutes, for three days. Sandbox switches can change the delivery.
 */
export async function deliverEvents(db: Db, shop: Webhook): Promise<void> {
  for (;;) {
    const { on } = await findSwitches(db)
    if (on.includes('webhook-never')) return
    const due = await claimDue(db)
    await deliverAll(db, shop, due, on)
    if (due.length < batchSize) return
  }
}

// A claimed event becomes due again after its delay, in case the claiming process dies.
function claimDue(db: Db): Promise<Event[]> {
  const due = db
    .select({ id: sandboxEvents.id })
    .from(sandboxEvents)
    .where(
      and(
        isNull(sandboxEvents.deliveredAt),
        lte(sandboxEvents.nextTryAt, sql`now()`),
        gt(sandboxEvents.createdAt, sql`now() - interval '3 days'`),
      ),
    )
    .orderBy(asc(sandboxEvents.nextTryAt))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  return db
    .update(sandboxEvents)
    .set({
      attempts: sql`${sandboxEvents.attempts} + 1`,
      nextTryAt: sql`now() + least(300, 2 ^ least(${sandboxEvents.attempts} + 1, 9)) * interval '1 second'`,
    })
    .where(inArray(sandboxEvents.id, due))
    .returning()
}

async function deliverAll(db: Db, shop: Webhook, due: Event[], on: readonly SandboxSwitch[]): Promise<void> {
  const all = on.includes('webhook-twice') ? [...due, ...due] : due
  const delivered = on.includes('webhook-out-of-order')
    ? await deliverNewestFirst(shop, all)
    : await deliverConcurrently(shop, all)
  if (delivered.length === 0) return
  await db
    .update(sandboxEvents)
    .set({ deliveredAt: sql`now()` })
    .where(
      inArray(
        sandboxEvents.id,
        delivered.map(({ id }) => id),
      ),
    )
}

async function deliverConcurrently(shop: Webhook, events: Event[]): Promise<Event[]> {
  const delivered = await Promise.all(events.map((event) => deliver(shop, event)))
  return events.filter((_, at) => delivered[at])
}

async function deliverNewestFirst(shop: Webhook, events: Event[]): Promise<Event[]> {
  const delivered: Event[] = []
  const newestFirst = events.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  for (const event of newestFirst) if (await deliver(shop, event)) delivered.push(event)
  return delivered
}

async function deliver({ url, secret }: Webhook, event: Event): Promise<boolean> {
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
    return response.ok
  } catch {
    // The shop is unavailable; the event stays due.
    return false
  }
}

/** The JSON body of an event. */
export function eventBody({
  id,
  type,
  sessionId,
  chargeId,
}: Pick<Event, 'id' | 'type' | 'sessionId' | 'chargeId'>): string {
  return JSON.stringify({ id, type, data: { sessionId, chargeId } })
}
