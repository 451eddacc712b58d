import * as z from 'zod/mini'
import { conflict } from '#contract/errors.ts'
import { defaultSettings, noPromises } from '#contract/settings/default-settings.ts'
import { settingFields } from '#contract/settings/settings.ts'
import type { Db } from '#db/open-database.ts'
import { products } from '#db/tables/products.ts'
import { settings } from '#db/tables/settings.ts'
import { apiSettingsMessages } from '#messages/en-US/api/settings.ts'
import { convertShipping } from './change-currency.ts'
import { storeSettings } from './change-settings.ts'
import { keyOf } from './read-settings.ts'
import { refusedFields } from './refused-fields.ts'

interface OwnShop {
  name: string
  contactEmail: string
  /** Codes of ISO 3166 and ISO 4217. */
  country: string
  currency: string
}

/** Refuses settings of a new shop that a form would refuse, too, with one error a field. */
export function checkOwnShop(own: OwnShop): void {
  const { name, contactEmail, country } = settingFields.shop
  const fields = z.object({ name, contactEmail, country, currency: settingFields.money.currency })
  const read = z.safeParse(fields, own)
  if (read.success) return
  throw refusedFields(read.error.issues.map(({ path, message }) => ({ param: String(path[0]), msg: message })))
}

/**
 * Makes a new database a shop of one's own: named, without texts and links of the demo, and never filled with it. Refuses a
 * shop that was filled or has a product.
 */
export async function startOwnShop(db: Db, own: OwnShop): Promise<void> {
  checkOwnShop(own)
  const { name, contactEmail, country, currency } = own
  await db.transaction(async (tx) => {
    const [first] = await tx.insert(settings).values({ key: 'seeded', value: 'own' }).onConflictDoNothing().returning()
    const [product] = await tx.select({ id: products.id }).from(products).limit(1)
    if (!first || product) throw conflict(apiSettingsMessages.notNew)
    const links = { instagram: '', facebook: '', youtube: '', tiktok: '' }
    // Until the owner enters it: an address of the demo would be printed in emails and on invoices.
    const postalAddress = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country
    const seller = { legalName: '', vatNumber: '', companyNumber: '', postalAddress }
    const shop = {
      name: name.trim(),
      contactEmail,
      country,
      about: '{{shopName}}',
      orderPrefix: '',
      ...seller,
      ...links,
    }
    await storeSettings(tx, keyOf('shop'), 0, shop)
    await storeSettings(tx, keyOf('promo'), 0, { isShown: false })
    await storeSettings(tx, keyOf('promises'), 0, noPromises)
    await storeSettings(tx, keyOf('money'), 0, { currency })
    await convertShipping(tx, defaultSettings.money.currency, currency)
  })
}
