import Stripe from 'stripe'

/** The settings of the Stripe account. */
export interface StripeSettings {
  secretKey: string
  /** The secrets of the webhook endpoint; two during rotation. */
  webhookSecrets: readonly string[]
  /** The origin of a Stripe double on this machine; null for Stripe. */
  apiOrigin: string | null
  /** Whether Stripe Tax calculates the sales tax. */
  isTaxed: boolean
  /** The timeout of one request. */
  timeoutMs: number
}

/** Whether payments with this key are real. */
export function isLiveKey(secretKey: string): boolean {
  return /^[a-z]+_live_/.test(secretKey)
}

/** A client with a pinned API version and two retries. */
export function stripeClient({ secretKey, apiOrigin, timeoutMs }: StripeSettings): Stripe {
  const place = apiOrigin === null ? null : new URL(apiOrigin)
  return new Stripe(secretKey, {
    apiVersion: '2026-10-28.endive',
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(place && { protocol: 'http', host: place.hostname.replace(/^\[|\]$/g, ''), port: place.port || '80' }),
  })
}
