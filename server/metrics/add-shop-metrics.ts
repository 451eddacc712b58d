import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import type { Log } from '#modules/context.ts'
import type { Metrics, Reading } from './create-metrics.ts'

interface Counted {
  orders_placed: number
  refunds_done: number
  refunded_cents: number
  refunds_failed: number
  emails_queued: number
  emails_parked: number
}

const figures: { name: string; help: string; of: keyof Counted }[] = [
  { name: 'vitrine_orders_placed_total', help: 'Orders placed since the shop opened.', of: 'orders_placed' },
  { name: 'vitrine_payments_refunded_total', help: 'Payments given back in full.', of: 'refunds_done' },
  { name: 'vitrine_payments_refunded_cents_total', help: 'Money given back, in cents.', of: 'refunded_cents' },
  { name: 'vitrine_refunds_failed', help: 'Refunds that wait for the owner.', of: 'refunds_failed' },
  { name: 'vitrine_emails_queued', help: 'Emails that are about to be sent.', of: 'emails_queued' },
  { name: 'vitrine_emails_parked', help: 'Emails that could not be sent.', of: 'emails_parked' },
]

/**
 * Adds what the database knows: the same in every process that shares it, and right after a restart. When it does not
 * answer, `vitrine_database_up` is 0 and these figures are left out.
 */
export function addShopMetrics(metrics: Metrics, db: Db, log: Log): void {
  let asking: Promise<{ counted: Counted; jobs: Reading[] } | null> | null = null
  // All figures of one scrape come from one look.
  const ask = () => {
    asking ??= look(db)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'The metrics could not be read from the database.')
        return null
      })
      .finally(() => setImmediate(() => (asking = null)))
    return asking
  }

  metrics.addGauge({
    name: 'vitrine_database_up',
    help: 'Whether the database answers.',
    read: async () => [{ value: (await ask()) ? 1 : 0 }],
  })
  for (const { name, help, of } of figures) {
    metrics.addGauge({ name, help, read: async () => ofAll(await ask(), of) })
  }
  metrics.addGauge({
    name: 'vitrine_jobs',
    help: 'Jobs in the queues: waiting, waiting for another try, running, or given up.',
    labels: ['job', 'state'],
    read: async () => (await ask())?.jobs ?? [],
  })
  addPoolMetrics(metrics, 'primary', db)
}

/** Adds how many connections of a pool are used, idle and waited for. */
export function addPoolMetrics(metrics: Metrics, database: 'primary' | 'replica', { $client: pool }: Db): void {
  metrics.addGauge({
    name: database === 'primary' ? 'vitrine_database_connections' : 'vitrine_replica_connections',
    help: `Connections of this process to the ${database}: used, idle, and asked for in vain so far.`,
    labels: ['state'],
    read: () => [
      { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waited for' }, value: pool.waitingCount },
    ],
  })
}

function ofAll(found: { counted: Counted } | null, of: keyof Counted): Reading[] {
  return found ? [{ value: Number(found.counted[of]) }] : []
}

async function look(db: Db): Promise<{ counted: Counted; jobs: Reading[] }> {
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql`
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
      from emails where state <> 'sent') emails
  `)
  const [counted] = rows
  if (!counted) throw new Error('Nothing was counted')
  const { rows: queues } = await db.execute<{ name: string; state: string; jobs: number }>(sql`
    select name, state::text as state, count(*) as jobs
    from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2
  `)
  const jobs = queues.map(({ name, state, jobs: value }) => ({ labels: { job: name, state }, value: Number(value) }))
  return { counted, jobs }
}
