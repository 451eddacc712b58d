import { currencyOf } from '#contract/currencies.ts'
import { setShopCurrency } from '#contract/currency.ts'
import type { ContentName, PageText } from '#contract/settings/content-page.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { Db } from '#db/open-database.ts'
import { readPages } from './read-pages.ts'
import { readSettings } from './read-settings.ts'

/** The cached settings, without a query by the caller. */
export interface SettingsCache {
  /**
   * The owner's settings, for display only. Code that calculates prices reads them with `readSettings` in its own
   * transaction.
   */
  read(): Promise<Settings>
  /** The owner's text of a page; null if the default text applies. */
  readPage(name: ContentName): Promise<PageText | null>
  /** Invalidates the cache after a change. */
  invalidate(): void
}

/**
 * Caches the settings in memory until `invalidate` is called, by this process or on notice of a change in another
 * one. Reading them puts the shop's currency in force.
 */
export function createSettingsCache(db: Db): SettingsCache {
  const settings = cachePromise(async () => {
    const found = await readSettings(db)
    setShopCurrency(currencyOf(found.settings.money.currency))
    return found
  })
  const pages = cachePromise(() => readPages(db))
  return {
    read: async () => (await settings.read()).settings,
    readPage: async (name) => (await pages.read()).get(name)?.page ?? null,
    invalidate() {
      settings.invalidate()
      pages.invalidate()
    },
  }
}

/** Shares one read among concurrent callers until it is invalidated or fails. */
function cachePromise<T>(load: () => Promise<T>): { read(): Promise<T>; invalidate(): void } {
  let cached: Promise<T> | null = null
  return {
    read() {
      if (cached) return cached
      const loading = load()
      cached = loading
      loading.catch(() => {
        if (cached === loading) cached = null
      })
      return loading
    },
    invalidate() {
      cached = null
    },
  }
}
