import type pg from 'pg'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { doctorMessages } from '#messages/en-US/doctor.ts'
import type { Config } from '#server/config/config.ts'
import { type Finding, good, note } from './finding.ts'

/** Whether the shop charges the tax that its owner chose. */
export async function checkTax(client: pg.Client, { stripe }: Pick<Config, 'stripe'>): Promise<Finding> {
  const name = doctorMessages.tax
  const { rows } = await client.query<{ mode: string | null }>(
    "select value->>'mode' as mode from settings where key = 'settings.taxation'",
  )
  const mode = rows[0]?.mode ?? defaultSettings.taxation.mode
  if (mode === 'none') return note(name, doctorMessages.taxNone, doctorMessages.taxAdvice)
  if (mode === 'us_sales' && stripe && !stripe.isTaxed) {
    return note(name, doctorMessages.taxNotCharged, doctorMessages.taxAdvice)
  }
  return good(name, mode === 'inclusive_vat' ? doctorMessages.taxIncluded : doctorMessages.taxAdded)
}
