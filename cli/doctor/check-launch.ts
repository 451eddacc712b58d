import { isLiveKey } from '#adapters/payment/stripe/stripe-client.ts'
import { openDatabase } from '#db/open-database.ts'
import { cliDoctorMessages } from '#messages/en-US/cli/doctor.ts'
import { listChecks } from '#modules/launch/list-checks.ts'
import type { Config } from '#server/config/config.ts'
import { type Finding, good, note } from './finding.ts'

/** The launch checklist of the admin area: what is still to be done before the shop opens. */
export async function checkLaunch({ origin, smtpUrl, stripe }: Config, url: string): Promise<Finding[]> {
  const db = openDatabase(url, { connections: 2 })
  const stripeMode = stripe && (isLiveKey(stripe.secretKey) ? 'stripe-live' : 'stripe-test')
  try {
    const checks = await listChecks({
      db,
      origin,
      hasEmailServer: smtpUrl !== null,
      payments: stripeMode ?? 'sandbox',
      isStripeTaxed: stripe?.isTaxed ?? false,
    })
    return checks.map(({ title, isDone, found, advice, link }) => {
      const name = cliDoctorMessages.launch(title)
      if (isDone) return good(name, found)
      return note(name, found, link ? cliDoctorMessages.launchAdvice(advice, origin + link.to) : advice)
    })
  } finally {
    await db.$client.end()
  }
}
