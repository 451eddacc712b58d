import type { sandboxEvents } from '#db/tables/sandbox.ts'
import { eventBody } from '#sandbox/deliver-events.ts'
import { signatureHeader, signMessage } from '#sandbox/signature.ts'

/** Sends an event to a shop as its sandbox would, signed at the row's own time; returns the status. */
export async function sendEvent(
  origin: string,
  secret: string,
  event: typeof sandboxEvents.$inferSelect,
): Promise<number> {
  const body = eventBody(event)
  const signature = signMessage(secret, body, Math.floor(Date.now() / 1_000))
  const response = await fetch(`${origin}/api/webhooks/payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: signature },
    body,
  })
  await response.arrayBuffer()
  return response.status
}
