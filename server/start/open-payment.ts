import type { Payment } from '#adapters/payment/payment.ts'
import type { Db } from '#db/open-database.ts'
import type { Secrets } from '#modules/context.ts'
import { sandboxPayment } from '#sandbox/sandbox-payment.ts'
import type { Config } from '../config/config.ts'

/** Stripe if it has a key, otherwise sandbox payments. Stripe's library is loaded on demand: it takes over 200 ms. */
export async function openPayment({ stripe, origin }: Config, db: Db, secrets: Secrets): Promise<Payment> {
  if (!stripe) return sandboxPayment({ db, origin, secret: secrets.sandbox })
  const { stripePayment } = await import('#adapters/payment/stripe/stripe-payment.ts')
  return stripePayment(stripe)
}
