/** The languages that the shop has messages in, as BCP 47 tags. */
export const locales = ['en-US', 'de'] as const

export type Locale = (typeof locales)[number]

/** The locale that messages are written in first. A message without a translation is shown in it. */
export const sourceLocale = 'en-US' satisfies Locale

export function isLocale(tag: unknown): tag is Locale {
  return locales.some((locale) => locale === tag)
}
