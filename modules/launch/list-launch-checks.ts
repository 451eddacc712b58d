import type { AdminContext } from '../context.ts'
import type { LaunchShop } from './launch-shop.ts'
import { listChecks } from './list-checks.ts'

/** The checklist before the shop opens. */
export async function listLaunchChecks(ctx: AdminContext) {
  return { checks: await listChecks(launchShopOf(ctx)) }
}

/** What the checks need of a running shop. */
export function launchShopOf({ db, origin, mailer, payment }: AdminContext): LaunchShop {
  const payments = payment.name === 'sandbox' ? 'sandbox' : payment.isLive ? 'stripe-live' : 'stripe-test'
  return { db, origin, hasEmailServer: mailer.name === 'smtp', payments, isStripeTaxed: payment.isTaxed }
}
