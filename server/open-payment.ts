import type { Payment } from '#adapters/payment/payment.ts'
import { sandboxTill } from '#adapters/payment/sandbox/sandbox-till.ts'
import type { Db } from '#db/open-database.ts'
import type { Secrets } from '#modules/context.ts'
import type { Config } from './config.ts'

/** Stripe where there is a key of it, else the sandbox till; the library of Stripe takes a good 200 ms to read. */
export async function openPayment({ stripe, origin }: Config, db: Db, secrets: Secrets): Promise<Payment> {
  if (!stripe) return sandboxTill({ db, origin, secret: secrets.till })
  const { stripePayment } = await import('#adapters/payment/stripe/stripe-payment.ts')
  return stripePayment(stripe)
}
