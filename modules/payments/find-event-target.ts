import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { checkoutSessions } from '#db/tables/checkout.ts'
import type { Shop } from '../context.ts'

/** What an event is about: a checkout of this shop, the payment provider's id of it, and the charge where it names one. */
export interface EventTarget {
  session: typeof checkoutSessions.$inferSelect
  sessionId: string
  chargeId: string | null
}

/** The checkout that an event is about; null where it is none of this shop's, which may not be the provider's only one. */
export async function findEventTarget(
  { db, payment }: Shop,
  { sessionId: named, chargeId }: { sessionId: string | null; chargeId: string | null },
): Promise<EventTarget | null> {
  const sessionId = named ?? (chargeId && (await payment.sessionOf(chargeId)))
  if (!sessionId) return null
  const [known] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.providerSessionId, sessionId))
  if (known) return { session: known, sessionId, chargeId }

  // A process that fell silent may have opened the page without keeping its id; the provider knows ours.
  const { reference } = await payment.findSession(sessionId)
  if (!z.safeParse(z.uuid(), reference).success) return null
  const [opened] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.id, reference))
  return opened && opened.providerSessionId === null ? { session: opened, sessionId, chargeId } : null
}
