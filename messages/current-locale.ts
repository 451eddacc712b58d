import { AsyncLocalStorage } from 'node:async_hooks'
import { type Locale, sourceLocale } from './locales.ts'

const storage = new AsyncLocalStorage<Locale>()

/** The locale of the running request or job; in the browser, that of the page. */
export function currentLocale(): Locale {
  return storage.getStore() ?? sourceLocale
}

/** Runs a function, and everything it awaits, in a locale. */
export function runInLocale<T>(locale: Locale, run: () => T): T {
  return storage.run(locale, run)
}
