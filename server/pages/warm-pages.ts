import type { FastifyInstance } from 'fastify'
import type { PageCache } from './page-cache.ts'
import type { PopularPages } from './popular-pages.ts'

const restMs = 500
const saveMs = 5 * 60_000

export interface PageWarmer {
  /** The cache, whose most requested pages are rendered again once all were invalidated. */
  cache: PageCache
  stop(): Promise<void>
}

/**
 * Renders the most requested pages before anyone asks for them: after a start, and half a second after the last change
 * that invalidated every page. One at a time, so that a request waits for one render at most.
 */
export function createPageWarmer(app: FastifyInstance, cache: PageCache, popular: PopularPages): PageWarmer {
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let round = 0

  async function render(): Promise<void> {
    const own = ++round
    for (const url of popular.top()) {
      if (stopped.signal.aborted || own !== round) return
      if (cache.findFresh(url)) continue
      // What fails is logged as any request is, and rendered when it is requested.
      await app.inject({ url, headers: { 'accept-encoding': 'br' } }).catch(() => {})
    }
  }

  const save = () => popular.save().catch((error: unknown) => app.log.warn({ err: error }, 'Counts were not saved'))
  const saving = setInterval(save, saveMs).unref()

  return {
    cache: {
      ...cache,
      invalidateAll() {
        cache.invalidateAll()
        clearTimeout(timer)
        timer = setTimeout(render, restMs).unref()
      },
    },
    async stop() {
      stopped.abort()
      clearTimeout(timer)
      clearInterval(saving)
      await save()
    },
  }
}
