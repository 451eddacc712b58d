import type { Settings } from '#contract/settings.ts'
import type { Db } from '#db/open-database.ts'
import { readSettings } from './read-settings.ts'

/** The settings at hand, without a query for whoever asks. */
export interface KeptSettings {
  /**
   * What the owner set, for whatever is only shown. What prices something reads it with `readSettings` in its own
   * transaction.
   */
  read(): Promise<Settings>
  /** Forgets what was read: somebody changed something. */
  drop(): void
}

/** Keeps the settings in memory until `drop` is called, here or because another process told of a change. */
export function keepSettings(db: Db): KeptSettings {
  let kept: Promise<Settings> | null = null

  function load(): Promise<Settings> {
    const loading: Promise<Settings> = readSettings(db).then(({ settings }) => settings)
    loading.catch(() => {
      if (kept === loading) kept = null
    })
    return loading
  }

  return {
    read() {
      kept ??= load()
      return kept
    },
    drop() {
      kept = null
    },
  }
}
