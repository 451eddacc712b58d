import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import type { JobName } from '#modules/jobs/job.ts'
import { listInconsistencies } from '#test/list-inconsistencies.ts'
import type { Bought } from './buyer.ts'

/** Work in progress of each kind, with the query that counts it. */
const pending = {
  'payments that became nothing yet': sql`
    select count(*)::int as left from sandbox_sessions t left join payments p on p.charge_id = t.charge_id
    where t.status = 'paid' and p.id is null`,
  'emails not sent': sql`select count(*)::int as left from emails where state = 'queued'`,
  'disputes that the shop does not know as they are': sql`
    select count(*)::int as left from sandbox_disputes s left join disputes d on d.provider_dispute_id = s.id
    where d.state is distinct from s.state`,
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

/**
 * What can happen twice, each with the query that finds it. Keys keep out a second order or payment of a checkout, a second
 * invoice of an order and a second email of a cause.
 */
const doubles = {
  'charges at the provider for an order': sql`
    select coalesce(p.order_id, p.adds_to_order_id) from sandbox_sessions s join payments p on p.charge_id = s.charge_id
    where p.change_id is null group by 1 having count(*) > 1`,
  'refunds at the provider beyond those of the shop': sql`
    select p.id from payments p join sandbox_refunds r on r.charge_id = p.charge_id and r.lost_at is null
    group by p.id having sum(r.amount_cents) > (
      select coalesce(sum(f.amount_cents - f.transferred_cents), 0) from refunds f join payments m on m.id = f.payment_id
      where coalesce(m.root_id, m.id) = p.id
    )`,
  'emails of a kind about an order': sql`
    select kind, fields->>'orderNumber' from emails where kind in ('receipt', 'new-order', 'canceled')
    group by 1, 2 having count(*) > 1`,
  'units of an order taken from the stock, or put back': sql`
    select c.cause_id from stock_changes c where c.reason in ('sold', 'restocked') and c.cause_id in (select id from orders)
    group by c.cause_id, c.variant_id, c.reason having abs(sum(c.delta)) > (
      select coalesce(sum(l.quantity), 0) from order_lines l where l.order_id = c.cause_id and l.variant_id = c.variant_id
    )`,
}

/** Orders that a buyer saw and that are missing, and what happened twice about any. */
export async function compareWithShown(
  db: Db,
  shownOrders: readonly string[],
): Promise<{ lost: number; doubled: number }> {
  const { rows } = await db.execute<{ number: string }>(sql`select number from orders`)
  const stored = new Set(rows.map(({ number }) => number))
  let doubled = 0
  for (const query of Object.values(doubles)) doubled += (await db.execute(query)).rows.length
  return { lost: shownOrders.filter((number) => !stored.has(number)).length, doubled }
}

/** Payments that a buyer was told were made and that are neither an order nor given back. */
export async function findForgottenPayments(db: Db, bought: readonly Bought[]): Promise<string[]> {
  const paid = bought.flatMap((each) => (each.end === 'broken' && each.after === 'paid' ? each.sessionId : []))
  const { rows } = await db.execute<{ id: string }>(sql`
    select t.id from sandbox_sessions t join payments p on p.charge_id = t.charge_id
    where p.order_id is not null or exists (select from refunds r where r.payment_id = p.id)`)
  const settled = new Set(rows.map(({ id }) => id))
  return paid.filter((id) => !settled.has(id)).map((id) => `the payment of ${id} was forgotten`)
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
