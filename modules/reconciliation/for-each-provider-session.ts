import type { ProviderSession } from '#adapters/payment/payment.ts'
import type { Shop } from '../context.ts'

const concurrency = 4

/**
 * Fetches sessions from the payment provider, a few at a time, and passes each to `handle`; returns how many failed.
 * The failure of one session does not stop the others.
 */
export async function forEachProviderSession<Row extends { providerSessionId: string | null }>(
  shop: Shop,
  sessions: readonly Row[],
  handle: (asked: Row, truth: ProviderSession) => Promise<void>,
): Promise<{ asked: number; unanswered: number }> {
  const waiting = [...sessions]
  let unanswered = 0
  const ask = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        await handle(next, await shop.payment.findSession(next.providerSessionId ?? ''))
      } catch (error) {
        unanswered++
        shop.log.error({ err: error, session: next.providerSessionId }, 'A session could not be reconciled.')
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, ask))
  return { asked: sessions.length, unanswered }
}
