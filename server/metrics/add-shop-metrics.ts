import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import type { Log } from '#modules/context.ts'
import type { Metrics, Reading } from './create-metrics.ts'

interface Counts {
  orders_placed: number
  refunds_done: number
  refunded_cents: number
  refunds_failed: number
  emails_queued: number
  emails_parked: number
}

const gauges: { name: string; help: string; of: keyof Counts }[] = [
  { name: 'vitrine_orders_placed_total', help: 'Orders placed in total.', of: 'orders_placed' },
  { name: 'vitrine_payments_refunded_total', help: 'Refunds completed.', of: 'refunds_done' },
  { name: 'vitrine_payments_refunded_cents_total', help: 'Refunded amount in cents.', of: 'refunded_cents' },
  { name: 'vitrine_refunds_failed', help: 'Failed refunds that need an admin.', of: 'refunds_failed' },
  { name: 'vitrine_emails_queued', help: 'Emails waiting to be sent.', of: 'emails_queued' },
  { name: 'vitrine_emails_parked', help: 'Emails that could not be delivered.', of: 'emails_parked' },
]

/**
 * Adds metrics read from the database, which are the same in every process and survive restarts. While the database is
 * unavailable, `vitrine_database_up` is 0 and the others are omitted.
 */
export function addShopMetrics(metrics: Metrics, db: Db, log: Log): void {
  let pendingRead: Promise<{ counts: Counts; jobs: Reading[] } | null> | null = null
  // The gauges of one scrape share one query.
  const readCounts = () => {
    pendingRead ??= queryCounts(db)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'Metrics could not be read from the database')
        return null
      })
      .finally(() => setImmediate(() => (pendingRead = null)))
    return pendingRead
  }

  metrics.addGauge({
    name: 'vitrine_database_up',
    isShared: true,
    help: 'Whether the database is reachable.',
    read: async () => [{ value: (await readCounts()) ? 1 : 0 }],
  })
  for (const { name, help, of } of gauges) {
    metrics.addGauge({ name, help, isShared: true, read: async () => readingOf(await readCounts(), of) })
  }
  metrics.addGauge({
    name: 'vitrine_jobs',
    isShared: true,
    help: 'Jobs by state: created, retry, active or failed.',
    labels: ['job', 'state'],
    read: async () => (await readCounts())?.jobs ?? [],
  })
  addPoolMetrics(metrics, 'primary', db)
}

/** Adds the used and idle connections of a pool, and the requests waiting for one. */
export function addPoolMetrics(metrics: Metrics, database: 'primary' | 'replica', { $client: pool }: Db): void {
  metrics.addGauge({
    name: database === 'primary' ? 'vitrine_database_connections' : 'vitrine_replica_connections',
    help: `Connections of this process to the ${database}: used, idle, and waited for.`,
    labels: ['state'],
    read: () => [
      { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waited for' }, value: pool.waitingCount },
    ],
  })
}

function readingOf(found: { counts: Counts } | null, of: keyof Counts): Reading[] {
  return found ? [{ value: Number(found.counts[of]) }] : []
}

async function queryCounts(db: Db): Promise<{ counts: Counts; jobs: Reading[] }> {
  const { rows } = await db.execute<Counts & Record<string, unknown>>(sql`
    select
      (select count(*) from orders) as orders_placed,
      refunds.*,
      emails.*
    from
      (select
        count(*) filter (where state = 'done') as refunds_done,
        coalesce(sum(amount_cents) filter (where state = 'done'), 0) as refunded_cents,
        count(*) filter (where state = 'failed') as refunds_failed
      from refunds) refunds,
      (select
        count(*) filter (where state = 'queued') as emails_queued,
        count(*) filter (where state = 'parked') as emails_parked
      from emails where state in ('queued', 'parked')) emails
  `)
  const [counts] = rows
  if (!counts) throw new Error('The counts query returned no row')
  const { rows: queues } = await db.execute<{ name: string; state: string; jobs: number }>(sql`
    select name, state::text as state, count(*) as jobs
    from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2
  `)
  const jobs = queues.map(({ name, state, jobs: value }) => ({ labels: { job: name, state }, value: Number(value) }))
  return { counts, jobs }
}
