import type { ProviderSession } from '#adapters/payment/payment.ts'
import type { Shop } from '../context.ts'

const concurrency = 4

/**
 * Asks the payment provider about sessions, a few at a time, and hands each answer on; returns how many it said nothing
 * about. What goes wrong with one session keeps none of the others waiting.
 */
export async function forEachProviderSession<Asked extends { providerSessionId: string | null }>(
  shop: Shop,
  sessions: readonly Asked[],
  hear: (asked: Asked, truth: ProviderSession) => Promise<void>,
): Promise<{ asked: number; unanswered: number }> {
  const waiting = [...sessions]
  let unanswered = 0
  const ask = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        await hear(next, await shop.payment.findSession(next.providerSessionId ?? ''))
      } catch (error) {
        unanswered++
        shop.log.error({ err: error, session: next.providerSessionId }, 'A session could not be compared.')
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, ask))
  return { asked: sessions.length, unanswered }
}
