import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as pages from 'virtual:react-router/server-build'
import { type Config, readConfig } from './config/config.ts'
import { addCacheMetrics } from './metrics/add-cache-metrics.ts'
import { createPageCache } from './pages/page-cache.ts'
import { serveAssets } from './pages/serve-assets.ts'
import { serveCached } from './pages/serve-cached.ts'
import { servePages } from './pages/serve-pages.ts'
import { backUpBeforeUpgrade } from './start/back-up-before-upgrade.ts'
import { checkPort } from './start/check-port.ts'
import { explainFailure } from './start/explain-failure.ts'
import { openShop } from './start/open-shop.ts'

/** The production server of `npm start`; stops gracefully on a signal. */
async function main(): Promise<void> {
  const startedAt = performance.now()
  const config = readConfig(process.env)
  // Loaded on demand: it takes a second and 30 MB.
  const stopTracing = config.isTraced ? (await import('./tracing/start-tracing.ts')).startTracing() : async () => {}
  await checkPort(config)
  const report = (line: string) => console.log(line)
  const shop = await openShop(config, report, backupOf(config, report))
  const cache = createPageCache()
  addCacheMetrics(shop.metrics, cache)
  const app = await shop.serve(
    async (scope, calls) => {
      await serveAssets(scope)
      await servePages(scope, { calls, loadBuild: async () => pages, mode: 'production', cache })
    },
    (handler) => serveCached(cache, handler, shop.log),
  )
  shop.watch(cache)
  await app.listen({ port: config.port, host: config.host })
  await shop.work()

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    console.log(`Stopping Vitrine (${signal}) …`)
    if (signal === 'SIGTERM' && config.stopNoticeMs > 0) {
      shop.leave()
      // A balancer must not send another request over a connection that is about to close.
      app.server.prependListener('request', (_request, reply: ServerResponse) => {
        reply.shouldKeepAlive = false
      })
      await wait(config.stopNoticeMs)
    }
    const forcedExit = setTimeout(() => process.exit(1), 10_000)
    await app.close()
    await shop.close()
    await stopTracing()
    clearTimeout(forcedExit)
    console.log('Stopped.')
    process.exit(0)
  }
  process.on('SIGINT', () => void stop('Ctrl-C'))
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGHUP', () => void stop('SIGHUP'))

  console.log(
    `Vitrine is running at ${config.origin} (ready in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s).`,
  )
  shop.printLogin()
}

/** The command line is built beside this program, except in builds for tests. */
function backupOf({ hasBackupBeforeUpgrade, dataDir }: Config, report: (line: string) => void) {
  const commandLine = join(dirname(process.argv[1] ?? ''), 'shop.js')
  if (!hasBackupBeforeUpgrade || !existsSync(commandLine)) return {}
  return { beforeUpgrade: () => backUpBeforeUpgrade({ dataDir, commandLine, report }) }
}

main().catch((error: unknown) => {
  console.error(explainFailure(error))
  process.exit(1)
})
