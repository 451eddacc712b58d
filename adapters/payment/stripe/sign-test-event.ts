import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import type { StripeSettings } from './stripe-client.ts'

/** An event that nothing acts on, signed with the secret of the webhook endpoint as Stripe signs its events. */
export function signStripeTestEvent({ webhookSecrets }: StripeSettings, isLive: boolean) {
  const id = `evt_test_${randomUUID()}`
  const object = { id: 'webhook_test' }
  const body = JSON.stringify({ id, object: 'event', type: 'vitrine.webhook_test', livemode: isLive, data: { object } })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecrets[0] ?? '' })
  return { id, body, headers: { 'stripe-signature': signature } }
}
