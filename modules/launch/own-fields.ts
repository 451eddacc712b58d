import { countryName } from '#contract/countries.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { Db } from '#db/open-database.ts'
import { readDemoSettings } from '../demo/demo-settings.ts'

type Field = 'name' | 'contactEmail' | 'postalAddress'

/** Tells which fields of the shop its owner has entered: not the default, nor what came with the demo. */
export async function ownFields(db: Db, shop: Settings['shop']): Promise<(field: Field) => boolean> {
  const demo = await readDemoSettings(db)
  return (field) => {
    const isPlace = field === 'postalAddress' && shop.postalAddress === countryName(shop.country)
    return !isPlace && shop[field] !== defaultSettings.shop[field] && shop[field] !== demo?.shop?.[field]
  }
}
