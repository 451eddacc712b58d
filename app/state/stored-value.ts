import type { Cipher } from './cipher.ts'
import type { LocalItem } from './local-items.ts'
import type { StorageArea } from './storage-area.ts'

/** What a stored value shows: the same object until something changes. */
export interface Snapshot<T> {
  value: T
  /** False until the stored value has been read; until then the value is the empty one. */
  isReady: boolean
}

/** A value that outlives the page and is the same in all tabs. Storage failures never throw. */
export interface StoredValue<T> {
  /** The snapshot before anything was read, and on the server. */
  unread: Snapshot<T>
  shown(): Snapshot<T>
  /** The value as soon as it has been read. */
  ready(): Promise<T>
  /**
   * Changes the value: visible here at once, then applied to the stored value, so that two tabs do not undo each other.
   * A change that throws leaves the stored value as it is. Resolves when the change is stored.
   */
  change(how: (value: T) => T): Promise<void>
  forget(): Promise<void>
  /** Reads what another tab may have written. */
  reload(): Promise<void>
  subscribe(listener: () => void): () => void
}

interface Parts {
  area: StorageArea
  cipher: Cipher
  /** Runs one action at a time per name; see `with-lock.ts`. */
  withLock: <R>(name: string, act: () => Promise<R>) => Promise<R>
}

/** Stores one item encrypted. Nothing is read before it is needed. */
export function createStoredValue<T>(item: LocalItem<T>, { area, cipher, withLock }: Parts): StoredValue<T> {
  const unread: Snapshot<T> = { value: item.empty, isReady: false }
  const listeners = new Set<() => void>()
  let pending: readonly ((value: T) => T)[] = []
  let stored = item.empty
  let written = 0
  let shown = unread
  let first: Promise<void> | undefined

  function show() {
    shown = { value: pending.reduce(applied, stored), isReady: true }
    for (const listener of listeners) listener()
  }

  async function read(): Promise<T> {
    const text = area.getItem(item.key)
    if (text === null) return item.empty
    const opened = text.length > item.maxLength ? null : await cipher.open(item.key, text)
    const value = opened === null ? undefined : await item.read(parse(opened))
    if (value !== undefined) return value
    // Corrupt, foreign, too long or of another version; another tab may have replaced it meanwhile.
    if (area.getItem(item.key) === text) area.removeItem(item.key)
    return item.empty
  }

  async function reload() {
    const before = written
    const value = await read()
    // A read that overlapped a write of this tab is outdated.
    if (before !== written) return
    stored = value
    show()
  }

  async function write(value: T) {
    if (value === item.empty) area.removeItem(item.key)
    else area.setItem(item.key, await cipher.seal(item.key, JSON.stringify(value)))
  }

  function start() {
    first ??= reload().catch((error: unknown) => {
      // The schemas could not be loaded: the next call tries again.
      first = undefined
      throw error
    })
    return first
  }

  async function change(how: (value: T) => T) {
    pending = [...pending, how]
    if (shown.isReady) show()
    await start()
    await withLock(item.key, async () => {
      const next = applied(await read(), how)
      written++
      await write(next)
      written++
      stored = next
      pending = pending.filter((each) => each !== how)
      show()
    })
  }

  return {
    unread,
    shown: () => shown,
    change,
    reload: () => (first ? reload() : Promise.resolve()),
    forget: () => change(() => item.empty),
    async ready() {
      await start()
      return shown.value
    },
    subscribe(listener) {
      listeners.add(listener)
      // What could not be loaded is said by `watchChunks`.
      start().catch(() => {})
      return () => listeners.delete(listener)
    },
  }
}

function applied<T>(value: T, how: (value: T) => T): T {
  try {
    return how(value)
  } catch {
    return value
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
