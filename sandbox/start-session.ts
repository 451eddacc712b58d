import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Basket } from '#adapters/payment/payment.ts'
import type { Db } from '#db/open-database.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
import { storedBasket } from './basket.ts'
import { delayResponse, switchesOn } from './switches.ts'

/** Creates a session with a card page at `origin`; the same reference returns the same session. */
export async function startSession(
  db: Db,
  origin: string,
  { reference, expiresAt, successUrl, cancelUrl, ...basket }: Basket,
): Promise<{ sessionId: string; url: string }> {
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
        methods: [...basket.methods],
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
}
