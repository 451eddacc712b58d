import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Log, Shop } from '#modules/context.ts'
import { type Enqueue, type JobName, jobRules } from '#modules/jobs/job.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { runJob } from './job-handlers.ts'
import { runConcurrently } from './run-concurrently.ts'

const names = Object.keys(jobRules) as JobName[]

// A job whose process was killed is noticed after this time at the latest, and tried again by another one.
const heartbeatSeconds = 20
const lookAfterSeconds = 10

export interface JobQueue {
  enqueue: Enqueue
  /** Starts working through the jobs, and those that run by the clock. */
  work(shop: Shop, metrics: Metrics): Promise<void>
  /** Runs what waits, again and again until nothing does; answers how many ran. For tests and the command line. */
  drain(shop: Shop): Promise<number>
  stop(): Promise<void>
}

/** Opens the queue of jobs in the shop's own database. */
export async function openJobQueue(url: string, log: Log): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 3,
    application_name: 'vitrine-jobs',
    superviseIntervalSeconds: lookAfterSeconds,
    monitorIntervalSeconds: lookAfterSeconds,
  })
  let isStopped = false
  // It may still be at work on its tables when everything is closed behind it.
  boss.on('error', (error) => isStopped || log.error({ err: error }, 'The queue of jobs has trouble.'))
  await boss.start()
  await openQueues(boss)

  return {
    async enqueue(tx, name, ...told) {
      const jobs = told.map((data) => ({ data }))
      await boss.insert(name, jobs, { db: fromDrizzle(tx, sql) })
    },

    async work(shop, metrics) {
      for (const name of names) {
        const { cron, batchSize = 1 } = jobRules[name]
        const pace = {
          pollingIntervalSeconds: 1,
          batchSize: batchSize,
          burstWhenBatchFull: true,
          includeMetadata: true,
          perJobResults: true,
        } as const
        await boss.work(name, pace, (jobs: JobWithMetadata<object>[]) =>
          runConcurrently(jobs, ({ data }) => metrics.timeJob(name, () => runJob(shop, name, data))),
        )
        if (cron) await boss.schedule(name, cron, {})
      }
    },

    async drain(shop) {
      let ran = 0
      for (let found = true; found; ) {
        found = false
        for (const name of await namesOfDue(boss)) {
          for (const job of await boss.fetch(name, { batchSize: 100 })) {
            found = true
            ran++
            try {
              await runJob(shop, name, job.data)
              await boss.complete(name, job.id)
            } catch (error) {
              await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) })
            }
          }
        }
      }
      return ran
    },

    async stop() {
      await boss.stop({ graceful: true, timeout: 8_000, close: true })
      isStopped = true
    },
  }
}

/** Makes every queue, and gives one that an earlier version of the shop made the rules of this one. */
async function openQueues(boss: PgBoss): Promise<void> {
  const made = new Map((await boss.getQueues(names)).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const { retryLimit, retryDelay, timeoutSeconds = 120, inOrder = false } = jobRules[name]
    const rules = {
      retryLimit,
      retryDelay,
      retryBackoff: retryDelay > 0,
      expireInSeconds: timeoutSeconds,
      heartbeatSeconds,
    }
    // With this policy the database itself lets no second job of a queue begin.
    const policy = inOrder ? 'singleton' : 'standard'
    const before = made.get(name)
    if (before && isDeepStrictEqual({ ...before, ...rules, policy }, before)) continue
    await boss.createQueue(name, { ...rules, policy })
    await boss.getDb().executeSql('update jobs.queue set policy = $2 where name = $1 and policy <> $2', [name, policy])
    await boss.updateQueue(name, rules)
  }
}

async function namesOfDue(boss: PgBoss): Promise<JobName[]> {
  const { rows } = await boss
    .getDb()
    .executeSql("select distinct name from jobs.job where state < 'active' and start_after <= now()")
  return names.filter((name) => rows.some((row) => row.name === name))
}
