import { type ComponentType, lazy } from 'react'
import { uiMessages } from '#messages/en-US/ui.ts'
import { toast } from './toast/toast.ts'

/** Source: spec section 9. */
export const chunkTimeoutMs = 120_000

/** Starts to load each part that a module of the server has declared; the browser loads its own when they are needed. */
const partsOfServer: (() => Promise<unknown>)[] = []
let loadingParts: Promise<unknown> = Promise.resolve()

/** Loads all parts, for a page that is rendered at once; also waits for those that another page has begun to load. */
export async function loadParts(): Promise<void> {
  let awaited: Promise<unknown>
  do {
    const starts = partsOfServer.splice(0)
    if (starts.length > 0) loadingParts = Promise.all([loadingParts, ...starts.map((start) => start())])
    awaited = loadingParts
    await awaited
    // A part may have declared others, which another page may be loading by now.
  } while (awaited !== loadingParts || partsOfServer.length > 0)
}

/**
 * A component that loads on demand. A failure never reaches the page: the component then stays suspended, and what the
 * server rendered in its place stays visible. What opens at a press is rendered after `load` has answered true.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loading: Promise<ComponentType<P> | null> | undefined
  let loaded: ComponentType<P> | null = null
  let failures = 0

  function start() {
    loading ??= inTime(load()).then(
      (found) => {
        loaded = found
        return found
      },
      (error: unknown) => {
        // In the browser, the shopper is told.
        if (import.meta.env.SSR) console.error(error)
        loading = undefined
        return null
      },
    )
    return loading
  }

  if (import.meta.env.SSR) partsOfServer.push(start)

  const Part = lazy(() => {
    if (loaded) return atOnce({ default: loaded })
    return start().then((found) => (found ? { default: found } : new Promise<never>(() => {})))
  })

  return Object.assign(Part, {
    /** False when the code cannot be loaded; the next call tries again. When a second one fails, the page at `href` opens. */
    async load(href?: string): Promise<boolean> {
      // What an earlier press asked for may fail while this one waits for it: this one has a try of its own.
      if ((loading && (await start())) || (await start())) return true
      if (href && ++failures > 1) window.location.assign(href)
      return false
    },
  })
}

function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      toast.error(uiMessages.chunkFailed)
      reject(new Error(uiMessages.chunkFailed))
    }, chunkTimeoutMs)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A promise that calls back before `then` returns. */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: React reads what calls back at once without waiting
  return Object.assign(Promise.resolve(value), { then: (done: (value: T) => unknown) => done(value) })
}
