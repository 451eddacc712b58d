import type { Locale } from '#messages/locales.ts'
import type { Shop } from '../context.ts'

/** The language of the shop: that of its staff, and of shoppers who chose no other. */
export async function shopLocale({ settings }: Pick<Shop, 'settings'>): Promise<Locale> {
  return (await settings.read()).shop.locale
}
