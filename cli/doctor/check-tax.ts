import type pg from 'pg'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { cliDoctorMessages } from '#messages/en-US/cli/doctor.ts'
import type { Config } from '#server/config/config.ts'
import { type Finding, good, note } from './finding.ts'

/** Whether the shop charges the tax that its owner chose. */
export async function checkTax(client: pg.Client, { stripe }: Pick<Config, 'stripe'>): Promise<Finding> {
  const name = cliDoctorMessages.tax
  const { rows } = await client.query<{ mode: string | null }>(
    "select value->>'mode' as mode from settings where key = 'settings.taxation'",
  )
  const mode = rows[0]?.mode ?? defaultSettings.taxation.mode
  if (mode === 'none') return note(name, cliDoctorMessages.taxNone, cliDoctorMessages.taxAdvice)
  if (mode === 'us_sales' && stripe && !stripe.isTaxed) {
    return note(name, cliDoctorMessages.taxNotCharged, cliDoctorMessages.taxAdvice)
  }
  return good(name, mode === 'inclusive_vat' ? cliDoctorMessages.taxIncluded : cliDoctorMessages.taxAdded)
}
