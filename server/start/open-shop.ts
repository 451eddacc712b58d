import type { FastifyInstance } from 'fastify'
import pino, { type Logger } from 'pino'
import { ShopError } from '#contract/errors.ts'
import { type EmbeddedServer, startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { listen } from '#db/listen.ts'
import { migrate } from '#db/migrate.ts'
import { fillDemoShop } from '#demo/fill-demo-shop.ts'
import { cliStartMessages } from '#messages/en-US/cli/start.ts'
import { recordProvider } from '#modules/clock/record-provider.ts'
import type { Shop } from '#modules/context.ts'
import { hasDemoImages } from '#modules/demo/has-demo-images.ts'
import { emptyUnbegunShop } from '#modules/settings/unbegun-shop.ts'
import { checkNewAdmin } from '#modules/staff/check-new-admin.ts'
import { createFirstAdmin, hasAdmin } from '#modules/staff/create-first-admin.ts'
import { forgetSwitches } from '#sandbox/switches.ts'
import { type AppOptions, createApp } from '../app.ts'
import type { Config } from '../config/config.ts'
import { type JobQueue, openJobQueue } from '../jobs/job-queue.ts'
import { loggerOptions } from '../log/log.ts'
import { addReplicaMetrics } from '../metrics/add-replica-metrics.ts'
import { addShopMetrics } from '../metrics/add-shop-metrics.ts'
import { createMetrics, type Metrics } from '../metrics/create-metrics.ts'
import { batchChanges } from '../pages/batch-changes.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { followHome } from './follow-home.ts'
import { openDataFolder } from './open-data-folder.ts'
import { openParts } from './open-parts.ts'
import { openReplica } from './open-replica.ts'
import { openSecrets } from './open-secrets.ts'
import { hasRoom } from './room-left.ts'
import { secretsKey } from './secrets-key.ts'
import { whenWritable } from './when-writable.ts'

export interface OpenShop {
  shop: Shop
  metrics: Metrics
  log: Logger
  /** Creates the HTTP application; `serve` registers further routes. */
  serve(serve?: AppOptions['serve'], serverFactory?: AppOptions['serverFactory']): Promise<FastifyInstance>
  work(): Promise<void>
  /** Invalidates cached settings and pages when any process changes them. */
  watch(pages: PageCache | null): void
  /** Tells balancers, at /readyz, that this process is stopping. */
  leave(): void
  /** Prints the login of a newly created admin. */
  printLogin(): void
  close(): Promise<void>
}

interface OpenOptions {
  beforeUpgrade?: () => Promise<void>
  /** The address of the embedded database, if another process of this shop has started it. */
  embeddedUrl?: string | null
}

/** Opens the database, storage, payments and jobs, and reports each step. */
export async function openShop(
  config: Config,
  report: (line: string) => void,
  { beforeUpgrade, embeddedUrl = null }: OpenOptions = {},
): Promise<OpenShop> {
  await openDataFolder(config.dataDir)
  const log = pino(loggerOptions(config.logLevel))
  const isStarted = config.databaseUrl !== null || embeddedUrl !== null
  const embedded = isStarted ? null : await startEmbedded(config, report)
  const url = config.databaseUrl ?? embeddedUrl ?? embedded?.url ?? ''
  const directUrl = config.directUrl ?? url

  let closeParts = async () => {}
  try {
    report(cliStartMessages.migrating)
    await migrate(directUrl, report, { ...(beforeUpgrade && { beforeUpgrade }) })
    const { shop: primaryShop, jobs, isReadOnly, close } = await openParts(config, url, log, { isWorker: true })
    closeParts = close
    const opened = openReplica(config, primaryShop.db, log)
    const shop: Shop = { ...primaryShop, replica: opened?.replica ?? null }
    const metrics = createMetrics()
    addShopMetrics(metrics, shop.db, log)
    if (opened) addReplicaMetrics(metrics, opened)
    if (isReadOnly) report(cliStartMessages.readOnly)
    const password = isReadOnly ? null : await prepareContents(shop, config, report)
    let isLeaving = false
    const health = { isLeaving: () => isLeaving, hasRoom: () => hasRoom(config) }
    let stopWaiting = async () => {}
    let stopWorkers = async () => {}
    let stopListening = async () => {}

    return {
      shop,
      metrics,
      log,
      serve: (serve, serverFactory) =>
        createApp(shop, { ...appOptions(config, metrics, serve, serverFactory), health }),
      async work() {
        if (!isReadOnly) return startWork(shop, jobs, metrics)
        stopWaiting = whenWritable(shop, async () => {
          await stopWorkers()
          await prepareContents(shop, config, report)
          const workers = await openJobQueue(url, log, { isWorker: true })
          stopWorkers = () => workers.stop()
          await startWork(shop, workers, metrics)
          report(cliStartMessages.writableAgain)
        })
      },
      watch(pages) {
        // A key that the command line has rotated is in force at once, in every process.
        const refreshSecrets = async () => {
          Object.assign(shop.secrets, await openSecrets(shop.db, { key: await secretsKey(config), isReadOnly: true }))
        }
        stopListening = invalidateOnChange(shop, directUrl, { pages, refreshSecrets })
      },
      leave() {
        isLeaving = true
      },
      printLogin() {
        if (password) report(cliStartMessages.adminLogin(config.adminEmail, password))
      },
      async close() {
        await stopListening()
        await stopWaiting()
        await stopWorkers()
        await shop.replica?.close()
        await close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await closeParts()
    await embedded?.stop()
    throw error
  }
}

/** Starts the embedded database of the shop. */
export function startEmbedded({ dataDir }: Config, report: (line: string) => void): Promise<EmbeddedServer> {
  report(cliStartMessages.startingDatabase)
  return startEmbeddedServer({ dataDir, say: report })
}

async function startWork(shop: Shop, jobs: JobQueue, metrics: Metrics): Promise<void> {
  await jobs.work(shop, metrics)
  // An email server that was just configured sends what waited for it now, not within the hour.
  if (shop.mailer.name === 'smtp') await shop.db.transaction((tx) => shop.enqueue(tx, 'requeueEmails', {}))
}

/** Adds the demo catalog and the first admin where they are missing; returns the password of a new admin. */
async function prepareContents(shop: Shop, config: Config, report: (line: string) => void) {
  await forgetSwitches(shop.db)
  const aheadDays = await recordProvider(shop.db, shop.payment.name)
  if (aheadDays > 0) report(cliStartMessages.clockReset(aheadDays))
  // Refused before the demo catalog is added: correcting it must not leave half a shop.
  if (!(await hasAdmin(shop.db))) await checkFirstAdmin(config)
  else if (config.adminPassword !== null) report(cliStartMessages.adminIgnored)
  if (isLive(config) && (await hasDemoImages(shop.db))) throw new Error(cliStartMessages.demoWithLiveKey)
  if (config.isSeeded) await fillDemoShop(shop, report)
  else await emptyUnbegunShop(shop.db)
  return createFirstAdmin(shop.db, config.adminEmail, config.adminPassword)
}

async function checkFirstAdmin({ adminEmail, adminPassword }: Config): Promise<void> {
  try {
    await checkNewAdmin(adminEmail, adminPassword)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    throw new Error(cliStartMessages.firstAdminRefused(adminEmail, error.message), { cause: error })
  }
}

const isLive = ({ stripe }: Config) => stripe?.secretKey.includes('_live_') ?? false

function appOptions(
  config: Config,
  metrics: Metrics,
  serve: AppOptions['serve'],
  serverFactory: AppOptions['serverFactory'],
): AppOptions {
  return {
    trustProxy: config.trustProxy,
    processes: config.processes,
    hstsSubdomains: config.hstsSubdomains,
    metrics: { registry: metrics, token: config.metricsToken },
    logger: loggerOptions(config.logLevel),
    ...(serve && { serve }),
    ...(serverFactory && { serverFactory }),
  }
}

/** Returns a function that stops it. */
function invalidateOnChange(
  shop: Shop,
  url: string,
  { pages, refreshSecrets }: { pages: PageCache | null; refreshSecrets: () => Promise<void> },
): () => Promise<void> {
  const home = followHome(shop, () => {
    shop.replica?.expectChange()
    pages?.invalidateAll()
  })
  const invalidateAll = () => {
    home.read()
    shop.replica?.expectChange()
    shop.settings.invalidate()
    pages?.invalidateAll()
    // Not only when the next page needs them: amounts are read and written by the currency among them.
    refreshSecrets().catch((error: unknown) => shop.log.warn({ err: error }, 'Secrets could not be read'))
    shop.settings.read().catch((error: unknown) => shop.log.warn({ err: error }, 'Settings could not be read'))
  }
  const products = batchChanges((productIds) => pages?.invalidateProducts(productIds))
  const invalidateProduct = (productId: string) => {
    shop.replica?.expectChange()
    products.add(productId)
  }
  const stopListening = listen(url, {
    onNotification: { catalog_changed: invalidateProduct, settings_changed: invalidateAll },
    onGap: invalidateAll,
  })
  return () => {
    home.stop()
    products.stop()
    return stopListening()
  }
}
