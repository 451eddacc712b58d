import * as pages from 'virtual:react-router/server-build'
import { readConfig } from './config/config.ts'
import { addCacheMetrics } from './metrics/add-cache-metrics.ts'
import { createPageCache } from './pages/page-cache.ts'
import { serveAssets } from './pages/serve-assets.ts'
import { serveCached } from './pages/serve-cached.ts'
import { servePages } from './pages/serve-pages.ts'
import { openShop } from './start/open-shop.ts'

/** The shop as `npm start` runs it: everything it needs is opened in order, and closed in order when it is told to stop. */
async function main(): Promise<void> {
  const startedAt = performance.now()
  const config = readConfig(process.env)
  // Loaded only for those who collect: it takes a second and thirty megabytes.
  const stopTracing = config.isTraced ? (await import('./tracing/start-tracing.ts')).startTracing() : async () => {}
  const shop = await openShop(config, (line) => console.log(line))
  const cache = createPageCache()
  addCacheMetrics(shop.metrics, cache)
  const app = await shop.serve(
    async (scope, calls) => {
      await serveAssets(scope)
      await servePages(scope, { calls, loadBuild: async () => pages, mode: 'production', cache })
    },
    (handler, options) => serveCached(cache, handler, options, shop.log),
  )
  shop.watch(cache)
  await app.listen({ port: config.port, host: config.host })
  await shop.work()

  let closing = false
  const close = async (signal: string) => {
    if (closing) return
    closing = true
    console.log(`Stopping Vitrine (${signal}) …`)
    const failsafe = setTimeout(() => process.exit(1), 10_000)
    await app.close()
    await shop.close()
    await stopTracing()
    clearTimeout(failsafe)
    console.log('Stopped.')
    process.exit(0)
  }
  process.on('SIGINT', () => void close('Ctrl-C'))
  process.on('SIGTERM', () => void close('SIGTERM'))
  process.on('SIGHUP', () => void close('SIGHUP'))

  console.log(
    `Vitrine is running at ${config.origin} (ready in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s).`,
  )
  shop.greet()
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
