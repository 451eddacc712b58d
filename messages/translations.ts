import { cartMessages } from './de/cart.ts'
import type { Locale, sourceLocale } from './locales.ts'
import type { Messages } from './translation.ts'

/** The translated messages by locale and name. A name that is missing is shown in the source locale. */
export const translations: Readonly<Record<Exclude<Locale, typeof sourceLocale>, ReadonlyMap<string, Messages>>> = {
  de: new Map(Object.entries({ cart: cartMessages })),
}
