import { createCipher } from './cipher.ts'
import { type LocalItem, localItems } from './local-items.ts'
import { localStore } from './storage-area.ts'
import { createStoredValue, type StoredValue } from './stored-value.ts'
import { withLock } from './with-lock.ts'

type ValueOf<I> = I extends LocalItem<infer T> ? T : never
type Items = typeof localItems

// On demand: on a first visit nothing is stored.
const loadKey = async () => (await import('./encryption-key.ts')).loadEncryptionKey()
const parts = { area: localStore, cipher: createCipher(loadKey), withLock }

/** Everything in this browser's local storage, the same in all tabs. Source: spec section 3, "Local storage". */
export const localData = Object.fromEntries(
  Object.entries(localItems).map(([name, item]) => [name, createStoredValue(item as LocalItem<unknown>, parts)]),
) as { [Name in keyof Items]: StoredValue<ValueOf<Items[Name]>> }

if (typeof window !== 'undefined') {
  const reload = (key: string | null) => {
    for (const [name, item] of Object.entries(localItems)) {
      if (key === null || key === item.key) void localData[name as keyof Items].reload()
    }
  }
  window.addEventListener('storage', ({ key }) => reload(key))
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && reload(null))
}
