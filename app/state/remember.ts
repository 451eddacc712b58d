import type { Area } from './area.ts'
import type { Cipher } from './cipher.ts'
import type { RememberedItem } from './remembered-items.ts'

/** What a store shows: the same object until something changes. */
export interface Shown<T> {
  value: T
  /** False until what was kept has been read; the value is the empty one sandbox then. */
  isReady: boolean
}

/** A value that outlives the page, in step between tabs. It never throws for what a storage does. */
export interface Remembered<T> {
  /** Before anything was read, and on the server. */
  unread: Shown<T>
  shown(): Shown<T>
  /** The value as soon as it has been read. */
  ready(): Promise<T>
  /**
   * Changes the value: seen here at once, then applied to what is kept then, so that two tabs do not undo each other.
   * A change that throws for the kept value leaves it as it is. Resolves when the change is kept.
   */
  change(how: (value: T) => T): Promise<void>
  forget(): Promise<void>
  /** Reads again what another tab may have written. */
  reload(): Promise<void>
  subscribe(listener: () => void): () => void
}

interface Parts {
  area: Area
  cipher: Cipher
  /** Runs one thing at a time per name, also across tabs where the browser can. */
  inTurn: <R>(name: string, act: () => Promise<R>) => Promise<R>
}

/** Keeps one item in a storage, sealed. Nothing is read before somebody asks. */
export function remember<T>(item: RememberedItem<T>, { area, cipher, inTurn }: Parts): Remembered<T> {
  const unread: Shown<T> = { value: item.empty, isReady: false }
  const listeners = new Set<() => void>()
  let pending: readonly ((value: T) => T)[] = []
  let kept = item.empty
  let written = 0
  let shown = unread
  let first: Promise<void> | undefined

  function show() {
    shown = { value: pending.reduce(applied, kept), isReady: true }
    for (const listener of listeners) listener()
  }

  async function read(): Promise<T> {
    const text = area.getItem(item.key)
    if (text === null) return item.empty
    const opened = text.length > item.maxLength ? null : await cipher.open(item.key, text)
    const value = opened === null ? undefined : await item.read(parse(opened))
    if (value !== undefined) return value
    // Corrupt, foreign, too long or of another version. Somebody may have written anew meanwhile.
    if (area.getItem(item.key) === text) area.removeItem(item.key)
    return item.empty
  }

  async function reload() {
    const before = written
    const value = await read()
    // What was read while this tab wrote is older than what it wrote.
    if (before !== written) return
    kept = value
    show()
  }

  async function write(value: T) {
    if (value === item.empty) area.removeItem(item.key)
    else area.setItem(item.key, await cipher.seal(item.key, JSON.stringify(value)))
  }

  function start() {
    first ??= reload().catch((error: unknown) => {
      // The reader could not be fetched: whoever asks next tries again.
      first = undefined
      throw error
    })
    return first
  }

  async function change(how: (value: T) => T) {
    pending = [...pending, how]
    if (shown.isReady) show()
    await start()
    await inTurn(item.key, async () => {
      const next = applied(await read(), how)
      written++
      await write(next)
      written++
      kept = next
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
      void start()
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
