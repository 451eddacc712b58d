import Stripe from 'stripe'

/** How the shop reaches its account at Stripe. */
export interface StripeSettings {
  secretKey: string
  /** The secrets of the webhook endpoint; two of them while they are being exchanged. */
  webhookSecrets: readonly string[]
  /** Where Stripe is, if not at its own address: a double of it on this machine. */
  apiOrigin: string | null
  /** Whether Stripe reckons the sales tax. */
  isTaxed: boolean
  /** How long one answer of Stripe's is waited for. */
  timeoutMs: number
}

/** Whether money really moves with this key. */
export function isLiveKey(secretKey: string): boolean {
  return /^[a-z]+_live_/.test(secretKey)
}

/** A client with the version of the API this shop was written for; what breaks on the way is tried twice more. */
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
