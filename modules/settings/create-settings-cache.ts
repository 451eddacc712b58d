import { currencyOf } from '#contract/currencies.ts'
import { setShopCurrency } from '#contract/currency.ts'
import { offeredPlans } from '#contract/payments/methods.ts'
import type { ContentName, PageText } from '#contract/settings/content-page.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { CarrierNames } from '#contract/shipping/carrier.ts'
import type { Delivery } from '#contract/shipping/zone-shape.ts'
import type { Db } from '#db/open-database.ts'
import { readCarrierNames } from '../shipping/list-carriers.ts'
import { readDelivery } from '../shipping/read-delivery.ts'
import { readPages } from './read-pages.ts'
import { readSettings } from './read-settings.ts'

/** The settings, where the shop ships, with whom, and how many days its clock is ahead. */
type ShopSettings = Settings & { delivery: Delivery; carriers: CarrierNames; aheadDays: number }

/** The cached settings, without a query by the caller. */
export interface SettingsCache {
  /**
   * The owner's settings, for display only: what is promised is on and kept. Code that calculates prices reads them with `readSettings` in its own
   * transaction.
   */
  read(): Promise<ShopSettings>
  /** The owner's text of a page; null if the default text applies. */
  readPage(name: ContentName): Promise<PageText | null>
  /** Invalidates the cache after a change. */
  invalidate(): void
  /** The same, and reads again: the change is in force in this process before it is answered. */
  refresh(): Promise<void>
}

/**
 * Caches the settings in memory until `invalidate` is called, by this process or on notice of a change in another
 * one. Reading them puts the shop's currency in force.
 */
export function createSettingsCache(db: Db): SettingsCache {
  const settings = cachePromise(async (isLatest) => {
    const { settings: found, aheadDays } = await readSettings(db)
    // A read that began before a change may end after a newer one.
    if (isLatest()) setShopCurrency(currencyOf(found.money.currency))
    const { inThree: payInThree, later: payLater } = offeredPlans(found)
    const promises = { ...found.promises, payInThree, payLater }
    const [delivery, carriers] = [await readDelivery(db, found), await readCarrierNames(db)]
    return { ...found, promises, delivery, carriers, aheadDays }
  })
  const pages = cachePromise(() => readPages(db))
  function invalidate() {
    settings.invalidate()
    pages.invalidate()
  }
  return {
    read: () => settings.read(),
    readPage: async (name) => (await pages.read()).get(name)?.page ?? null,
    invalidate,
    async refresh() {
      invalidate()
      await settings.read()
    },
  }
}

/** Shares one read among concurrent callers until it is invalidated or fails. While it loads, `isLatest` says whether no newer read has begun. */
function cachePromise<T>(load: (isLatest: () => boolean) => Promise<T>): { read(): Promise<T>; invalidate(): void } {
  let cached: Promise<T> | null = null
  let latest: Promise<T> | null = null
  return {
    read() {
      if (cached) return cached
      const loading: Promise<T> = load(() => latest === loading)
      latest = loading
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
