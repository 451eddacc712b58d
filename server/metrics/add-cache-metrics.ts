import type { PageCache } from '../pages/page-cache.ts'
import type { Metrics } from './create-metrics.ts'

/** Adds what the cache of pages holds and how often it could answer. */
export function addCacheMetrics(metrics: Metrics, cache: PageCache): void {
  metrics.addGauge({
    name: 'vitrine_page_cache_hits_total',
    help: 'Pages sent from memory, by route.',
    labels: ['route'],
    read: () => [...cache.counts().hits].map(([route, value]) => ({ labels: { route }, value })),
  })
  metrics.addGauge({
    name: 'vitrine_page_cache_misses_total',
    help: 'Pages that had to be rendered.',
    read: () => [{ value: cache.counts().misses }],
  })
  metrics.addGauge({
    name: 'vitrine_page_cache_bytes',
    help: 'Memory that kept pages take.',
    read: () => [{ value: cache.size().bytes }],
  })
  metrics.addGauge({
    name: 'vitrine_page_cache_pages',
    help: 'Pages that are kept.',
    read: () => [{ value: cache.size().entries }],
  })
}
