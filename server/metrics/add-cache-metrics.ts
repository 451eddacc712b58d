import type { PageCache } from '../pages/page-cache.ts'
import type { Metrics } from './create-metrics.ts'

/** Adds hits, misses and size of the page cache. */
export function addCacheMetrics(metrics: Metrics, cache: PageCache): void {
  metrics.addGauge({
    name: 'vitrine_page_cache_hits_total',
    help: 'Pages served from the cache, by route.',
    labels: ['route'],
    read: () => [...cache.counts().hits].map(([route, value]) => ({ labels: { route }, value })),
  })
  metrics.addGauge({
    name: 'vitrine_page_cache_misses_total',
    help: 'Pages that were rendered.',
    read: () => [{ value: cache.counts().misses }],
  })
  metrics.addGauge({
    name: 'vitrine_page_cache_bytes',
    help: 'Memory used by cached pages.',
    read: () => [{ value: cache.size().bytes }],
  })
  metrics.addGauge({
    name: 'vitrine_page_cache_pages',
    help: 'Cached pages.',
    read: () => [{ value: cache.size().entries }],
  })
}
