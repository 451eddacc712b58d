import type { FastifyInstance } from 'fastify'
import pino, { type Logger } from 'pino'
import { type EmbeddedServer, startEmbeddedServer } from '#db/embedded/start-embedded-server.ts'
import { listen } from '#db/listen.ts'
import { migrate } from '#db/migrate.ts'
import { fillDemoShop } from '#demo/fill-demo-shop.ts'
import type { Shop } from '#modules/context.ts'
import { createFirstAdmin } from '#modules/staff/create-first-admin.ts'
import { forgetSwitches } from '#sandbox/switches.ts'
import { type AppOptions, createApp } from '../app.ts'
import type { Config } from '../config/config.ts'
import { loggerOptions } from '../log/log.ts'
import { addReplicaMetrics } from '../metrics/add-replica-metrics.ts'
import { addShopMetrics } from '../metrics/add-shop-metrics.ts'
import { createMetrics, type Metrics } from '../metrics/create-metrics.ts'
import type { PageCache } from '../pages/page-cache.ts'
import { openDataFolder } from './open-data-folder.ts'
import { openParts } from './open-parts.ts'
import { openReplica } from './open-replica.ts'

export interface OpenShop {
  shop: Shop
  metrics: Metrics
  log: Logger
  /** The HTTP side; `serve` adds what is served beside the calls. */
  serve(serve?: AppOptions['serve'], serverFactory?: AppOptions['serverFactory']): Promise<FastifyInstance>
  work(): Promise<void>
  /** Lets go of what is out of date, in the settings at hand and in pages where some are kept, whichever process changed it. */
  watch(pages: PageCache | null): void
  /** Says once how the owner gets in. */
  greet(): void
  close(): Promise<void>
}

/** Opens everything the shop stands on, step by step, and says each step. */
export async function openShop(config: Config, say: (line: string) => void): Promise<OpenShop> {
  await openDataFolder(config.dataDir)
  const log = pino(loggerOptions(config.logLevel))

  let embedded: EmbeddedServer | null = null
  if (!config.databaseUrl) {
    say('Starting the database …')
    embedded = await startEmbeddedServer({ dataDir: config.dataDir, say })
  }
  const url = config.databaseUrl ?? embedded?.url ?? ''

  try {
    say('Migrating the database …')
    await migrate(url)
    const { shop: alone, jobs, close } = await openParts(config, url, log)
    const replica = openReplica(config, alone.db, log)
    const shop: Shop = { ...alone, replica: replica?.followed ?? null }
    const metrics = createMetrics()
    addShopMetrics(metrics, shop.db, log)
    if (replica) addReplicaMetrics(metrics, replica)
    await forgetSwitches(shop.db)
    if (config.isSeeded) await fillDemoShop(shop, say)
    const password = await createFirstAdmin(shop.db, config.adminEmail, config.adminPassword)

    let stopListening = async () => {}

    return {
      shop,
      metrics,
      log,
      serve: (serve, serverFactory) =>
        createApp(shop, {
          trustProxy: config.trustProxy,
          metrics: { counted: metrics, token: config.metricsToken },
          logger: loggerOptions(config.logLevel),
          ...(serve && { serve }),
          ...(serverFactory && { serverFactory }),
        }),
      work: () => jobs.work(shop, metrics),
      watch(pages) {
        const forgetAll = () => {
          shop.replica?.expectChange()
          shop.settings.drop()
          pages?.invalidateAll()
        }
        const forgetProduct = (productId: string) => {
          shop.replica?.expectChange()
          pages?.invalidateProduct(productId)
        }
        stopListening = listen(url, {
          onNotification: { catalog_changed: forgetProduct, settings_changed: forgetAll },
          onGap: forgetAll,
        })
      },
      greet() {
        if (password) say(`Admin login: ${config.adminEmail}, password: ${password} (shown only once).`)
      },
      async close() {
        await stopListening()
        await shop.replica?.close()
        await close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
