import type { ContentName, PageText } from '#contract/settings/content-page.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { Db } from '#db/open-database.ts'
import { readPages } from './read-pages.ts'
import { readSettings } from './read-settings.ts'

/** The settings at hand, without a query for the caller. */
export interface SettingsCache {
  /**
   * What the owner set, for whatever is only shown. What prices something reads it with `readSettings` in its own
   * transaction.
   */
  read(): Promise<Settings>
  /** What the owner wrote for a page; null where the text holds that came with the shop. */
  readPage(name: ContentName): Promise<PageText | null>
  /** Forgets what was read: someone changed something. */
  drop(): void
}

/** Stores the settings in memory until `drop` is called, here or because another process told of a change. */
export function createSettingsCache(db: Db): SettingsCache {
  const settings = cachePromise(() => readSettings(db))
  const pages = cachePromise(() => readPages(db))
  return {
    read: async () => (await settings.read()).settings,
    readPage: async (name) => (await pages.read()).get(name)?.page ?? null,
    drop() {
      settings.drop()
      pages.drop()
    },
  }
}

/** Reads once for all who ask, until it is dropped or the reading fails. */
function cachePromise<T>(load: () => Promise<T>): { read(): Promise<T>; drop(): void } {
  let kept: Promise<T> | null = null
  return {
    read() {
      if (kept) return kept
      const loading = load()
      kept = loading
      loading.catch(() => {
        if (kept === loading) kept = null
      })
      return loading
    },
    drop() {
      kept = null
    },
  }
}
