import type { StorageArea } from '#app/state/storage-area.ts'

/** A web storage in memory with the quota of a real one: beyond `maxLength` characters in total it throws. */
export function memoryArea({ maxLength = 5_000_000 }: { maxLength?: number } = {}): StorageArea {
  const texts = new Map<string, string>()

  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      const others = [...texts].filter(([name]) => name !== key).reduce((sum, [, each]) => sum + each.length, 0)
      if (others + text.length > maxLength) throw new DOMException('The storage is full.', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key) => void texts.delete(key),
  }
}
