import { join } from 'node:path'
import { outbox } from '#adapters/email/outbox.ts'
import { threadedMailer } from '#adapters/email/threaded-mailer.ts'
import { imageWorkers } from '#adapters/images/workers.ts'
import { isWritable } from '#db/is-writable.ts'
import { openDatabase } from '#db/open-database.ts'
import type { Log, Shop } from '#modules/context.ts'
import { createSettingsCache } from '#modules/settings/create-settings-cache.ts'
import type { Config } from '../config/config.ts'
import { type JobQueue, openJobQueue } from '../jobs/job-queue.ts'
import { createSecurityLog } from '../log/create-security-log.ts'
import { embeddedConnections } from '../processes/process-count.ts'
import { openFiles } from './open-files.ts'
import { openPayment } from './open-payment.ts'
import { openSecrets } from './open-secrets.ts'
import { formerSecretsKeys, secretsKey } from './secrets-key.ts'

export interface ShopParts {
  shop: Shop
  jobs: JobQueue
  /** Whether the database is read-only, as after a failover to a replica; then the queue has no workers. */
  isReadOnly: boolean
  close(): Promise<void>
}

// Nobody waits for a command: a busy machine may take long to give it a connection.
const patientMs = 60_000

/**
 * Opens what operations and jobs need, on a migrated database. Statements time out after 15 s by default; commands may
 * allow more. With `isWorker` the queued jobs can be worked on.
 */
export async function openParts(
  config: Config,
  url: string,
  log: Log,
  { answerMs, isWorker = false }: { answerMs?: number; isWorker?: boolean } = {},
): Promise<ShopParts> {
  let isClosing = false
  const db = openDatabase(url, {
    ...(answerMs && { answerMs, waitMs: patientMs }),
    connections: config.databaseUrl ? config.databaseConnections : embeddedConnections(config),
    // Prepared statements break behind a pooler in transaction mode; only the embedded database has none for sure.
    namePreparedStatements: config.databaseUrl === null,
    isPooled: config.directUrl !== null && url !== config.directUrl,
    // The server may close connections that are still ending.
    onError: (error) => isClosing || log.warn({ err: error }, 'Database connection lost'),
  })
  const isReadOnly = !(await isWritable(db))
  const jobs = await openJobQueue(url, log, { isWorker: isWorker && !isReadOnly })
  const secrets = await openSecrets(db, {
    key: await secretsKey(config),
    formerKeys: await formerSecretsKeys(config),
    isReadOnly,
  })
  const shop: Shop = {
    db,
    replica: null,
    payment: await openPayment(config, db, secrets),
    mailer: config.smtpUrl
      ? threadedMailer({
          url: config.smtpUrl,
          from: config.mailFrom,
          folder: join(config.dataDir, 'handed-over-emails'),
        })
      : outbox,
    files: await openFiles(config),
    images: imageWorkers({
      onLoss: (error) => log.warn({ err: error }, 'An image worker was lost'),
    }),
    enqueue: jobs.enqueue,
    origin: config.origin,
    inbox: config.inbox,
    secrets,
    settings: createSettingsCache(db),
    log,
    security: createSecurityLog({ db, log }),
  }
  // Puts the shop's currency in force before any amount is read or written.
  await shop.settings.read()
  return {
    shop,
    jobs,
    isReadOnly,
    async close() {
      await jobs.stop()
      await shop.security.store()
      await shop.mailer.close()
      shop.files.close()
      shop.images.close()
      isClosing = true
      await db.$client.end()
    },
  }
}
