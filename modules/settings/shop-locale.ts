import type { Tx } from '#db/open-database.ts'
import type { Locale } from '#messages/locales.ts'
import type { Shop } from '../context.ts'
import { readSettings } from './read-settings.ts'

/** The language of the shop: that of its staff, and of shoppers who chose no other. */
export async function shopLocale({ settings }: Pick<Shop, 'settings'>): Promise<Locale> {
  return (await settings.read()).shop.locale
}

/** The same in a transaction, where waiting for the cache to take a second connection can deadlock the pool. */
export async function readShopLocale(tx: Tx): Promise<Locale> {
  return (await readSettings(tx)).settings.shop.locale
}
