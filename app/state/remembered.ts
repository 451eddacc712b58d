import { localArea } from './area.ts'
import { createCipher } from './cipher.ts'
import { loadEncryptionKey } from './encryption-key.ts'
import { inTurn } from './in-turn.ts'
import { type Remembered, remember } from './remember.ts'
import { type RememberedItem, rememberedItems } from './remembered-items.ts'

type ValueOf<I> = I extends RememberedItem<infer T> ? T : never
type Items = typeof rememberedItems

const parts = { area: localArea, cipher: createCipher(loadEncryptionKey), inTurn }

/** Everything this browser remembers, in step between its tabs. Source: spec section 3, "Local storage". */
export const remembered = Object.fromEntries(
  Object.entries(rememberedItems).map(([name, item]) => [name, remember(item as RememberedItem<unknown>, parts)]),
) as { [Name in keyof Items]: Remembered<ValueOf<Items[Name]>> }

if (typeof window !== 'undefined') {
  const reload = (key: string | null) => {
    for (const [name, item] of Object.entries(rememberedItems)) {
      if (key === null || key === item.key) void remembered[name as keyof Items].reload()
    }
  }
  window.addEventListener('storage', ({ key }) => reload(key))
  // A page that comes back from the back/forward cache has heard no storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && reload(null))
}
