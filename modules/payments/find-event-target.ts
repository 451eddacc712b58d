import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { checkoutSessions } from '#db/tables/checkout.ts'
import type { Shop } from '../context.ts'

/** What an event is about: a checkout of this shop, the provider's session ID and the charge if the event names one. */
export interface EventTarget {
  session: typeof checkoutSessions.$inferSelect
  sessionId: string
  chargeId: string | null
}

/** Finds the checkout an event is about; null if it belongs to another shop on the same provider account. */
export async function findEventTarget(
  { db, payment }: Shop,
  { sessionId: named, chargeId }: { sessionId: string | null; chargeId: string | null },
): Promise<EventTarget | null> {
  const sessionId = named ?? (chargeId && (await payment.sessionOf(chargeId)))
  if (!sessionId) return null
  const [known] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.providerSessionId, sessionId))
  if (known) return { session: known, sessionId, chargeId }

  // A process may have crashed after creating the provider session and before saving its ID, so look it up by our ID.
  const { reference } = await payment.findSession(sessionId)
  if (!z.safeParse(z.uuid(), reference).success) return null
  const [opened] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.reference, reference))
  return opened && opened.providerSessionId === null ? { session: opened, sessionId, chargeId } : null
}
