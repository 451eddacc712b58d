import type { StripeSettings } from '#adapters/payment/stripe/stripe-client.ts'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import { isLoopback } from '#modules/is-loopback.ts'

interface StripeVariables {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_API_ORIGIN?: string | undefined
  STRIPE_TAX: boolean
  SANDBOX_IN_PUBLIC: boolean
}

/**
 * The Stripe settings; null without a key. Throws, naming the variable, if the settings would lose payments, sell without
 * payment, or send a live key anywhere but to Stripe.
 */
export function readStripe(set: StripeVariables, origin: string): StripeSettings | null {
  const secretKey = set.STRIPE_SECRET_KEY
  if (secretKey === undefined) return null
  const mode = /^(?:sk|rk)_(test|live)_\w+$/.exec(secretKey)?.[1]
  if (!mode) throw new Error(cliStartMessages.stripeKeyInvalid)

  const webhookSecrets = (set.STRIPE_WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim())
  if (!webhookSecrets.every((secret) => /^whsec_\S+$/.test(secret))) {
    throw new Error(cliStartMessages.stripeWebhookInvalid)
  }
  if (mode === 'live' && !origin.startsWith('https:')) {
    throw new Error(cliStartMessages.stripeLivePlain)
  }
  if (mode === 'test' && !isLoopback(origin) && !set.SANDBOX_IN_PUBLIC) {
    throw new Error(cliStartMessages.stripeTestPublic)
  }
  const apiOrigin = set.STRIPE_API_ORIGIN === undefined ? null : apiOriginOf(set.STRIPE_API_ORIGIN, mode === 'live')
  return { secretKey, webhookSecrets, apiOrigin, isTaxed: set.STRIPE_TAX, timeoutMs: 10_000 }
}

function apiOriginOf(value: string, isLive: boolean): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol === 'http:' && isLoopback(url.origin) && !isLive) return url.origin
  throw new Error(cliStartMessages.stripeOriginInvalid)
}
