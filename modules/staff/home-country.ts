import { countryName } from '#contract/countries.ts'
import type { Db } from '#db/open-database.ts'
import { readSettings } from '../settings/read-settings.ts'

/** The name of the shop's country, for the account of a new admin. */
export async function homeCountry(db: Db): Promise<string> {
  return countryName((await readSettings(db)).settings.shop.country)
}
