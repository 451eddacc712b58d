import cluster from 'node:cluster'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as pages from 'virtual:react-router/server-build'
import type { FastifyInstance } from 'fastify'
import type { Files } from '#adapters/files/files.ts'
import { findEmbeddedServer } from '#db/embedded/find-embedded-server.ts'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import type { Config } from '../config/config.ts'
import { addCacheMetrics } from '../metrics/add-cache-metrics.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { openPopularPages } from '../pages/popular-pages.ts'
import { serveAssets } from '../pages/serve-assets.ts'
import { serveCached } from '../pages/serve-cached.ts'
import { servePages } from '../pages/serve-pages.ts'
import { shareAssets } from '../pages/share-assets.ts'
import { createPageWarmer } from '../pages/warm-pages.ts'
import { readyMessage } from '../processes/run-processes.ts'
import { backupOf } from './back-up-before-upgrade.ts'
import { checkPort } from './check-port.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const report = (line: string) => console.log(line)

/** How long connections may take to end before the process exits. */
export const endingMs = 10_000

/** Serves the shop in this process, until a signal ends it. */
export async function serveShop(config: Config): Promise<void> {
  const startedAt = performance.now()
  // Loaded on demand: it takes a second and 30 MB.
  const stopTracing = config.isTraced ? (await import('../tracing/start-tracing.ts')).startTracing() : async () => {}
  const shop = await (cluster.isWorker ? openBesideOthers(config) : openAlone(config))
  // A folder is of one machine, which has the assets of its earlier builds.
  const files = shop.shop.files.name === 's3' ? shop.shop.files : null
  const stopSharing = files ? await keepSharing(shop, files) : () => {}
  const popular = await openPopularPages(config.dataDir, ['/', '/shop'])
  const cache = createPageCache({ onRequest: popular.record })
  addCacheMetrics(shop.metrics, cache)
  const app = await shop.serve(
    async (scope, calls) => {
      await serveAssets(scope, { files })
      await servePages(scope, { calls, loadBuild: async () => pages, mode: 'production', cache })
    },
    (handler) => serveCached(cache, handler, shop.log),
  )
  const warmer = createPageWarmer(app, cache, popular)
  shop.watch(warmer.cache)
  await listen(app, config)
  await shop.work()

  stopOnSignal(async (signal) => {
    if (!cluster.isWorker) report(cliStartMessages.stopping(signal))
    if (signal === 'SIGTERM') await announceLeaving(config, shop, app)
    const forcedExit = setTimeout(() => process.exit(1), endingMs)
    stopSharing()
    await warmer.stop()
    await app.close()
    await shop.close()
    await stopTracing()
    clearTimeout(forcedExit)
    if (!cluster.isWorker) report(cliStartMessages.stopped)
  })
  if (cluster.isWorker) {
    process.send?.(readyMessage)
    return
  }
  report(cliStartMessages.running(config.origin, 1, performance.now() - startedAt))
  shop.printLogin()
}

/** Stores the assets of this build for the processes of other builds, now and daily. The shop serves without it, too. */
async function keepSharing({ log }: OpenShop, files: Files): Promise<() => void> {
  const share = () =>
    shareAssets(files).catch((error: unknown) =>
      log.warn({ err: error }, 'The assets of the build could not be stored.'),
    )
  await share()
  const daily = setInterval(share, 86_400_000).unref()
  return () => clearInterval(daily)
}

async function openAlone(config: Config): Promise<OpenShop> {
  await checkPort(config)
  return openShop(config, report, backupOf(config, report))
}

/** The first process has started the embedded database, migrated and filled it, and says how it went. */
async function openBesideOthers(config: Config): Promise<OpenShop> {
  const embedded = config.databaseUrl ? null : await findEmbeddedServer(config.dataDir)
  return openShop(config, () => {}, { embeddedUrl: embedded?.url ?? null })
}

/**
 * One of several processes has a socket of its own on the port where the system can deal connections to them: those of a
 * process that is killed end with it, while Node's would wait for a process that is gone.
 */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  // Node reads more options than Fastify's type names.
  const options = { port, host, reusePort: cluster.isWorker && process.platform === 'linux' }
  await app.listen(options)
}

/** A balancer must not send another request over a connection that is about to close. */
async function announceLeaving({ stopNoticeMs }: Config, shop: OpenShop, app: FastifyInstance): Promise<void> {
  if (stopNoticeMs === 0) return
  shop.leave()
  app.server.prependListener('request', (_request, reply: ServerResponse) => {
    reply.shouldKeepAlive = false
  })
  await wait(stopNoticeMs)
}
