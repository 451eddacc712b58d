import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log, Shop } from '#modules/context.ts'
import { type Enqueue, type JobName, jobRules } from '#modules/jobs/job.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { runJob } from './job-handlers.ts'
import { messageOf, runConcurrently } from './run-concurrently.ts'

const names = Object.keys(jobRules) as JobName[]

// A job whose process was killed is retried after this time at the latest.
const heartbeatSeconds = 20
const supervisionSeconds = 10
// How long finished jobs may stay after their time; a day by default.
const cleaningSeconds = 600

export interface JobQueue {
  enqueue: Enqueue
  /** Starts processing queued and scheduled jobs. */
  work(shop: Shop, metrics: Metrics): Promise<void>
  /** Runs due jobs until none is left; returns their number. For tests and the command line. */
  drain(shop: Shop): Promise<number>
  stop(): Promise<void>
}

/**
 * Opens the job queue in the shop's database. Only with `isWorker` it may `work`: it then also schedules jobs and retries
 * those whose process was lost, which takes more connections.
 */
export async function openJobQueue(
  url: string,
  log: Log,
  { isWorker = false }: { isWorker?: boolean } = {},
): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 3,
    application_name: 'vitrine-jobs',
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: supervisionSeconds,
    monitorIntervalSeconds: supervisionSeconds,
    maintenanceIntervalSeconds: cleaningSeconds,
  })
  let isStopped = false
  // A query that is still running when the queue is stopped fails.
  boss.on('error', (error) => isStopped || log.error({ err: error }, 'Job queue error'))
  await boss.start()
  await openQueues(boss)

  return {
    async enqueue(tx, name, ...payloads) {
      const jobs = payloads.map((data) => ({
        data,
        ...('startAfter' in data && data.startAfter && { startAfter: data.startAfter }),
      }))
      await boss.insert(name, jobs, { db: fromDrizzle(tx, sql) })
    },

    async work(shop, metrics) {
      for (const name of names) {
        const { cron, batchSize = 1 } = jobRules[name]
        const options = {
          pollingIntervalSeconds: 1,
          batchSize,
          burstWhenBatchFull: true,
          includeMetadata: true,
          perJobResults: true,
        } as const
        await boss.work(name, options, (jobs: JobWithMetadata<object>[]) =>
          runConcurrently(jobs, ({ data }) => metrics.timeJob(name, () => runJob(shop, name, data))),
        )
        if (cron) await boss.schedule(name, cron, {})
      }
    },

    async drain(shop) {
      let count = 0
      for (let hasMore = true; hasMore; ) {
        hasMore = false
        for (const name of await listDueQueues(boss)) {
          for (const job of await boss.fetch(name, { batchSize: 100 })) {
            hasMore = true
            count++
            try {
              await runJob(shop, name, job.data)
              await boss.complete(name, job.id)
            } catch (error) {
              await boss.fail(name, job.id, { message: messageOf(error) })
            }
          }
        }
      }
      return count
    },

    async stop() {
      await boss.stop({ graceful: true, timeout: 8_000, close: true })
      isStopped = true
    },
  }
}

/** Creates every queue, and updates queues that an earlier version created with other rules. */
async function openQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues(names)).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const { retryLimit, retryDelay, timeoutSeconds = 120, inOrder = false, isPersonal = false } = jobRules[name]
    const rules = {
      retryLimit,
      retryDelay,
      retryBackoff: retryDelay > 0,
      expireInSeconds: timeoutSeconds,
      heartbeatSeconds,
      ...(isPersonal && { deleteAfterSeconds: 3_600 }),
    }
    // With this policy the database runs only one job of the queue at a time, across processes.
    const policy = inOrder ? 'singleton' : 'standard'
    const before = existing.get(name)
    if (before && isDeepStrictEqual({ ...before, ...rules, policy }, before)) continue
    await boss.createQueue(name, { ...rules, policy })
    await boss.getDb().executeSql('update jobs.queue set policy = $2 where name = $1 and policy <> $2', [name, policy])
    await boss.updateQueue(name, rules)
  }
}

async function listDueQueues(boss: PgBoss): Promise<JobName[]> {
  const { rows } = await boss
    .getDb()
    .executeSql("select distinct name from jobs.job where state < 'active' and start_after <= now()")
  return names.filter((name) => rows.some((row) => row.name === name))
}
