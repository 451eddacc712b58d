import { currentLocale } from './current-locale.ts'
import { sourceLocale } from './locales.ts'
import type { Messages } from './translation.ts'
import { translations } from './translations.ts'

/**
 * Defines the messages of one file in the source locale. Reading one gives the sentence in the current locale, so a
 * message must be read when it is shown, not when a module is loaded.
 */
export function defineMessages<const Name extends string, M extends Messages>(name: Name, source: M): M {
  return new Proxy(source, {
    get(messages, key) {
      const locale = currentLocale()
      const translated = locale === sourceLocale ? undefined : translations[locale].get(name)
      return Reflect.get(translated ?? messages, key)
    },
  })
}
