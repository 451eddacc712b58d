import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import type { JobName } from '#modules/jobs/job.ts'
import { listInconsistencies } from '#test/list-inconsistencies.ts'

/** Work in progress of each kind, with the query that counts it. */
const pending = {
  'payments that became nothing yet': sql`
    select count(*)::int as left from sandbox_sessions t left join payments p on p.charge_id = t.charge_id
    where t.status = 'paid' and p.id is null`,
  'emails not sent': sql`select count(*)::int as left from emails where state = 'queued'`,
  'refunds not paid': sql`select count(*)::int as left from refunds where state <> 'done'`,
}

/** Waits until no work is in progress; returns what still is after `patienceMs`. */
export async function settle(db: Db, patienceMs: number): Promise<string[]> {
  const until = performance.now() + patienceMs
  for (;;) {
    const left = await stillPending(db)
    if (left.length === 0 || performance.now() > until) return left
    await wait(250)
  }
}

async function stillPending(db: Db): Promise<string[]> {
  const left: string[] = []
  for (const [what, query] of Object.entries(pending)) {
    const { rows } = await db.execute<{ left: number }>(query)
    if (rows[0]?.left) left.push(`${rows[0].left} ${what}`)
  }
  return left
}

/** The inconsistencies in the database, as text. Source: threats, invariants I1 to I8. */
export async function findInconsistencies(db: Db): Promise<string[]> {
  return Object.entries(await listInconsistencies(db)).map(([wrong, rows]) => `${rows} × ${wrong}`)
}

/** Returns one number from the database. */
export async function countOf(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(query)
  return Number(rows[0]?.count ?? 0)
}

/** Orders that a buyer saw and that are missing, and payments with two orders or with an order and a refund. */
export async function compareWithShown(
  db: Db,
  shownOrders: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  const { rows } = await db.execute<{ number: string }>(sql`select number from orders`)
  const stored = new Set(rows.map(({ number }) => number))
  const doubled = await countOf(
    db,
    sql`select (select count(*) from (select session_id from orders group by 1 having count(*) > 1) o)
      + (select count(*) from (select charge_id from sandbox_refunds where lost_at is null group by 1 having count(*) > 1) r)
      + (select count(*) from (select session_id from payments group by 1 having count(*) > 1) p) as count`,
  )
  return { lost: shownOrders.filter((number) => !stored.has(number)).length, doubled }
}

/** Records every job whose worker was given up while it ran; returns a function that counts them. */
export async function watchLeases(db: Db): Promise<() => Promise<number>> {
  await db.execute(sql`create table lost_leases (job text)`)
  await db.execute(sql`create function note_lost_lease() returns trigger language plpgsql as
    $$ begin insert into public.lost_leases values (new.name); return null; end $$`)
  await db.execute(sql`create trigger note_lost_lease after insert on jobs.job for each row
    when (new.output::text ~ 'job (heartbeat timeout|timed out)') execute function note_lost_lease()`)
  return () => countOf(db, sql`select count(*) from lost_leases`)
}

/** Queues a job that otherwise waits for its schedule. */
export async function queueJob(db: Db, name: JobName): Promise<void> {
  await db.execute(sql`insert into jobs.job (name, data) values (${name}, '{}')`)
}

/** Makes jobs that wait for a retry run now. */
export async function makeJobsDue(db: Db): Promise<void> {
  await db.execute(
    sql`update jobs.job set start_after = now() where state in ('created', 'retry') and start_after > now()`,
  )
}

/** Waits until a condition is true; returns whether it became true. */
export async function waitUntil(isSo: () => Promise<boolean>, patienceMs = 30_000): Promise<boolean> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    if (await isSo()) return true
    await wait(200)
  }
  return false
}
