import {
  type CachedPage,
  createEntry,
  type Entry,
  entryBytes,
  fingerprintOf,
  identityBody,
  isCacheable,
} from './cache-entry.ts'
import { type Encoding, encodeBody } from './encode-body.ts'
import { createPageStore, type StoreLimits } from './page-store.ts'
import type { RenderedPage } from './render-page.ts'

interface CacheLimits extends StoreLimits {
  /** A page older than this is served stale while it is rendered again. */
  freshMs: number
}

const defaults: CacheLimits = { maxBytes: 32 * 1024 * 1024, maxEntries: 5_000, freshMs: 60_000 }

export interface PageCache {
  /** The page of a key, cached or rendered; concurrent requests share one render. */
  find(key: string, render: () => Promise<RenderedPage>): Promise<Entry>
  /** A page in an encoding, compressed once on first request. */
  encode(page: Entry, encoding: Encoding): Promise<Buffer>
  /** The page of a key if it is cached and fresh. */
  findFresh(key: string): CachedPage | null
  /** Invalidates the pages that show one of the products, and all listings. */
  invalidateProducts(productIds: readonly string[]): void
  invalidateAll(): void
  /** Counts a request that was answered with a page. */
  recordRequest(key: string, page: CachedPage, { isHit }: { isHit: boolean }): void
  size(): { entries: number; bytes: number }
  /** Hits by the path pattern of the page, and misses. */
  counts(): { hits: ReadonlyMap<string, number>; misses: number }
}

/** Caches public pages, compressed, in memory. */
export function createPageCache(
  options: Partial<CacheLimits> & { onRequest?: (key: string) => void } = {},
  now: () => number = () => performance.now(),
): PageCache {
  const { freshMs, onRequest = () => {}, ...storeLimits } = { ...defaults, ...options }
  const store = createPageStore(storeLimits)
  const pending = new Map<string, Promise<Entry>>()
  const hits = new Map<string, number>()
  let misses = 0
  // Changes with every invalidation, so that a page rendered before one is not cached after it.
  let version = 0

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<Entry> {
    const known = pending.get(key)
    if (known) return known
    const versionBefore = version
    misses++
    const rendering = (async () => {
      const page = createEntry(key, await render(), now() + freshMs)
      if (isCacheable(page) && versionBefore === version) store.set(page)
      return page
    })().finally(() => {
      if (pending.get(key) === rendering) pending.delete(key)
    })
    pending.set(key, rendering)
    return rendering
  }

  async function compress(page: Entry, encoding: Encoding): Promise<Buffer> {
    const body = copyOf(await encodeBody(await identityBody(page), encoding))
    page.bodies[encoding] = body
    delete page.bodies.identity
    store.resize(page, entryBytes(page))
    return body
  }

  function invalidateWhere(isStale: (entry: Entry) => boolean) {
    version++
    pending.clear()
    store.removeWhere(isStale)
  }

  return {
    async find(key, render) {
      const entry = store.get(key)
      if (!entry) return renderOnce(key, render)
      // A failed refresh keeps the stale page; the next request tries again.
      if (entry.freshUntil < now()) renderOnce(key, render).catch(() => {})
      return entry
    },
    encode(page, encoding) {
      if (encoding === 'identity') return identityBody(page)
      page.encodings[encoding] ??= compress(page, encoding)
      return page.encodings[encoding]
    },
    findFresh(key) {
      const entry = store.get(key)
      return entry && entry.freshUntil >= now() ? entry : null
    },
    invalidateProducts(productIds) {
      const changed = new Set(productIds.map(fingerprintOf))
      invalidateWhere((entry) => entry.isListing || entry.products.some((product) => changed.has(product)))
    },
    invalidateAll: () => invalidateWhere(() => true),
    recordRequest(key, { status, template }, { isHit }) {
      if (isHit) hits.set(template, (hits.get(template) ?? 0) + 1)
      if (status === 200) onRequest(key)
    },
    size: store.size,
    counts: () => ({ hits, misses }),
  }
}

// Node allocates small buffers from a shared pool; a cached one would keep the whole pool in memory.
function copyOf(pooled: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(pooled.length)
  pooled.copy(own)
  return own
}
