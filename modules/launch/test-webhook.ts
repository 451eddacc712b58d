import { eq } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import { paymentEvents } from '#db/tables/payments.ts'
import { apiLaunchMessages } from '#messages/en-US/api/launch.ts'
import type { AdminContext } from '../context.ts'
import { webhookOf } from './check-services.ts'
import { recordPassed } from './launch-record.ts'
import { launchShopOf } from './list-launch-checks.ts'

const timeoutMs = 10_000

/**
 * Sends an event, signed as the payment provider signs, to the public address of the shop, and records that it has come
 * back to this database. The event is of a type that nothing acts on.
 */
export async function testWebhook(ctx: AdminContext) {
  const { id, body, headers } = ctx.payment.signTestEvent()
  const url = `${ctx.origin}/api/webhooks/payment`
  const status = await post(url, { body, headers })
  if (status !== 200) throw invalid(apiLaunchMessages.webhookRefused(url, status))
  const [arrived] = await ctx.db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id))
  if (!arrived) throw invalid(apiLaunchMessages.webhookElsewhere(url))
  await recordPassed(ctx.db, 'webhook', webhookOf(launchShopOf(ctx)))
  return { message: apiLaunchMessages.webhookPassed }
}

async function post(
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.status
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : String(cause)
    throw invalid(apiLaunchMessages.webhookUnreachable(url, reason))
  }
}
