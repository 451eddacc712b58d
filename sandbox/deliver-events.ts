import { and, asc, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { sandboxEvents } from '#db/tables/sandbox.ts'
import { signatureHeader, signMessage } from './signature.ts'
import { findSwitches, type SandboxSwitch } from './switches.ts'

const atOnce = 20
const timeoutMs = 5_000

type Event = typeof sandboxEvents.$inferSelect

/** Where the shop listens, and the secret it knows the sandbox by. */
interface Told {
  url: string
  secret: string
}

/**
 * Tells the shop what is due: a signed POST to `url` for each event. What is not answered with 2xx is told again, after
 * 2, 4, 8 … seconds and at last every five minutes, for three days. The sandbox's switches may have it told otherwise.
 */
export async function deliverEvents(db: Db, shop: Told): Promise<void> {
  for (;;) {
    const { on } = await findSwitches(db)
    if (on.includes('webhook-never')) return
    const due = await claimDue(db)
    await deliverAll(db, shop, due, on)
    if (due.length < atOnce) return
  }
}

// Whoever claims an event first has it; should they fall silent, it is due again after its wait.
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
    .limit(atOnce)
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

async function deliverAll(db: Db, shop: Told, due: Event[], on: readonly SandboxSwitch[]): Promise<void> {
  const all = on.includes('webhook-twice') ? [...due, ...due] : due
  const heard = on.includes('webhook-out-of-order') ? await tellNewestFirst(shop, all) : await tellAtOnce(shop, all)
  if (heard.length === 0) return
  await db
    .update(sandboxEvents)
    .set({ deliveredAt: sql`now()` })
    .where(
      inArray(
        sandboxEvents.id,
        heard.map(({ id }) => id),
      ),
    )
}

async function tellAtOnce(shop: Told, events: Event[]): Promise<Event[]> {
  const heard = await Promise.all(events.map((event) => deliver(shop, event)))
  return events.filter((_, at) => heard[at])
}

async function tellNewestFirst(shop: Told, events: Event[]): Promise<Event[]> {
  const heard: Event[] = []
  const newestFirst = events.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  for (const event of newestFirst) if (await deliver(shop, event)) heard.push(event)
  return heard
}

async function deliver({ url, secret }: Told, event: Event): Promise<boolean> {
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
    // The shop is away; the event stays due.
    return false
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
