import { shopDay } from '#contract/shipping/arrival-dates.ts'
import type { Tx } from '#db/open-database.ts'
import { readSettings } from '../settings/read-settings.ts'

/**
 * The cause of an email that is sent at most once a day: once on each day of the shop, by its clock and in its time zone.
 * `reason` says what it is about, such as `tracking-link:<order ID>`.
 */
export async function dailyCause(tx: Tx, reason: string): Promise<string> {
  const { settings, now } = await readSettings(tx)
  return `${reason}:${shopDay(now, settings.shop)}`
}
