import { type ComponentType, lazy } from 'react'
import { uiMessages } from '#messages/en-US/ui.ts'
import { toast } from './toast/toast.ts'

/** Source: spec section 9. */
export const chunkTimeoutMs = 120_000

/**
 * A component that loads on demand. A failure never reaches the page: the component then stays suspended, and what the
 * server rendered in its place stays visible. What opens at a press is rendered after `load` has answered true.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loading: Promise<ComponentType<P> | null> | undefined
  let failures = 0

  function start() {
    loading ??= inTime(load()).catch(() => {
      loading = undefined
      return null
    })
    return loading
  }

  const Part = lazy(async () => {
    const found = await start()
    return found ? { default: found } : new Promise<never>(() => {})
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
