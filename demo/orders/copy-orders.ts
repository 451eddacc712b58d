import { createHash, randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { returnStates } from '#contract/returns/return-states.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutLines, checkoutSessions, reservations } from '#db/tables/checkout.ts'
import { customers } from '#db/tables/customers.ts'
import { emails } from '#db/tables/emails.ts'
import { canceledUnits, orderEvents, orderLines, orders } from '#db/tables/orders.ts'
import { payments, refundLines, refunds } from '#db/tables/payments.ts'
import { returnLines, returns } from '#db/tables/returns.ts'
import { sandboxRefunds, sandboxSessions } from '#db/tables/sandbox.ts'
import { shipmentLines, shipments } from '#db/tables/shipments.ts'
import type { Shop } from '#modules/context.ts'
import { confirmationPath, trackingPath } from '#modules/order-tracking/order-links.ts'
import { copyInvoices } from './copy-invoices.ts'
import { copyCustomerId, copyId, copyMark, copyRows } from './copy-rows.ts'

/** A stored order that stands for several. */
interface Template {
  orderId: string
  /** The numbers of its copies, from the newest to the oldest. */
  copies: readonly string[]
}

interface Copying {
  templates: readonly Template[]
  terms: Pick<Settings, 'invoices' | 'shop'>
  /** By how much each copy is older than the one before. */
  apartMs: number
}

const nothing = sql`null`
const none = sql`0`
const email = sql`replace(t.email::text, '@', '-' || n || '@')`
const causes = ['receipt', 'shipped', 'canceled', ...returnStates.map((state) => `return-${state}`)]

/** Copies the accounts of customers whose orders are copied: each `times` times. */
export async function copyAccounts(
  tx: Tx,
  accounts: readonly { id: string }[],
  { times, apartMs }: { times: number; apartMs: number },
): Promise<void> {
  const ids = accounts.map(({ id }) => id)
  const copies = sql`customers t cross join generate_series(1, ${times}::int) as n
    cross join lateral (select ${apart(apartMs)} as back) as age where t.id = any(${sql.param(ids)}::uuid[])`
  await copyRows(tx, customers, copies, { id: copyCustomerId(sql`t.id`), email })
}

/**
 * Copies orders inside the database with everything that belongs to them, which is much faster than to invent each. A copy is
 * somewhat older, has its own number and email address, and its return is to be refunded. Their accounts have been copied.
 */
export async function copyOrders(shop: Shop, copying: Copying): Promise<void> {
  await shop.db.transaction(async (tx) => {
    // The statistics do not know the rows that were just added; all of them are found by indexes.
    for (const option of ['statement_timeout', 'enable_hashjoin', 'enable_mergejoin']) {
      await tx.execute(sql`select set_config(${option}, '0', true)`)
    }
    await nameCopies(shop, tx, copying)
    await copyBought(tx)
    await copySent(tx)
    await copyReturns(tx)
    await copyMoney(tx)
    await moveStock(tx)
    await copyEmails(tx)
    await enqueueRefunds(shop, tx)
    await copyInvoices(tx, copying.terms)
  })
}

function apart(ms: number): SQL {
  return sql`n * make_interval(secs => ${ms / 1_000}::float8)`
}

/** The table `copies`: a row for each copy, with what it is called and what its template is called. */
async function nameCopies(shop: Shop, tx: Tx, { templates, apartMs }: Copying): Promise<void> {
  const mark = createHash('sha256')
    .update(templates[0]?.orderId ?? '')
    .digest('hex')
    .slice(0, 4)
  const own = sql`${mark}::text`
  const all = templates.flatMap(({ orderId, copies }) =>
    copies.map((number, at) => {
      const page = `cs_sandbox_${mark}${createHash('sha256').update(randomUUID()).digest('base64url').slice(0, 28)}`
      return {
        ...{ orderId, n: at + 1, number, page },
        ...{ place: confirmationPath(shop, page), tracking: trackingPath(shop, number) },
      }
    }),
  )
  const list = (key: 'orderId' | 'n' | 'number' | 'page' | 'place' | 'tracking') =>
    sql.param(all.map((each) => each[key]))
  await tx.execute(sql`
    create temp table copies on commit drop as
    select c.*, ${mark} as mark, ${copyId(sql`c.template`, own)} as order_id, ${copyId(sql`s.id`, own)} as copied_session,
      ${apart(apartMs)} as back, ${email} as email, t.created_at as ordered_at,
      t.number as old_number, s.id as session_id, s.provider_session_id as old_page, p.id as payment_id, p.paid_at,
      r.number as old_return_number, case when r.id is not null then 'R-' || nextval('return_numbers') end as return_number
    from unnest(
      ${list('orderId')}::uuid[], ${list('n')}::int[], ${list('number')}::text[], ${list('page')}::text[], ${list('place')}::text[],
      ${list('tracking')}::text[]
    ) as c (template, n, number, page, place, tracking)
    join orders t on t.id = c.template join checkout_sessions s on s.id = t.session_id join payments p on p.order_id = t.id
    left join returns r on r.order_id = t.id`)
  await tx.execute(sql`analyze copies`)
}

async function copyBought(tx: Tx): Promise<void> {
  await copyRows(tx, checkoutSessions, sql`copies c join checkout_sessions t on t.id = c.session_id`, {
    id: sql`c.copied_session`,
    providerSessionId: sql`c.page`,
    visitorHash: sql`mark || substr(encode(sha256(convert_to(t.visitor_hash || n, 'UTF8')), 'hex'), 5)`,
  })
  await copyRows(tx, checkoutLines, sql`copies c join checkout_lines t on t.session_id = c.session_id`)
  await copyRows(tx, reservations, sql`copies c join reservations t on t.session_id = c.session_id`)
  await copyRows(tx, orders, sql`copies c join orders t on t.id = c.template`, {
    id: sql`c.order_id`,
    number: sql`c.number`,
    email: sql`c.email`,
  })
  // Triggers count what is shipped, canceled and returned.
  const units = { shippedQuantity: none, canceledQuantity: none, returnedQuantity: none }
  await copyRows(tx, orderLines, sql`copies c join order_lines t on t.order_id = c.template`, units)
}

async function copySent(tx: Tx): Promise<void> {
  await copyRows(tx, shipments, sql`copies c join shipments t on t.order_id = c.template`)
  await copyRows(
    tx,
    shipmentLines,
    sql`copies c join shipments s on s.order_id = c.template join shipment_lines t on t.shipment_id = s.id`,
  )
  await copyRows(
    tx,
    canceledUnits,
    sql`copies c join order_lines l on l.order_id = c.template join canceled_units t on t.order_line_id = l.id`,
  )
  await copyRows(tx, orderEvents, sql`copies c join order_events t on t.order_id = c.template`, {
    note: sql`case when t.kind like 'return-%' then c.return_number else t.note end`,
  })
}

async function copyReturns(tx: Tx): Promise<void> {
  await copyRows(tx, returns, sql`copies c join returns t on t.order_id = c.template`, {
    number: sql`c.return_number`,
    wish: sql`'refund'`,
  })
  const lines = sql`copies c join returns r on r.order_id = c.template join return_lines t on t.return_id = r.id`
  await copyRows(tx, returnLines, lines, {
    ...{ wantedVariantId: sql`null::uuid`, wantedColor: nothing, wantedSize: nothing, wantedSizeLabel: nothing },
    ...{ receivedQuantity: sql`null::int`, restockedQuantity: none },
  })
  await tx.execute(sql`
    update return_lines b set received_quantity = t.received_quantity, restocked_quantity = t.restocked_quantity from ${lines}
    where t.received_quantity is not null and b.return_id = ${copyId(sql`r.id`)} and b.order_line_id = ${copyId(sql`t.order_line_id`)}`)
}

async function copyMoney(tx: Tx): Promise<void> {
  const addressed = (column: SQL) => sql`${column} || jsonb_build_object('email', c.email)`
  const chargeId = copyMark(sql`t.charge_id`, 'ch_sandbox_')
  const idempotencyKey = sql`t.idempotency_key || ':' || n`
  await copyRows(tx, sandboxSessions, sql`copies c join sandbox_sessions t on t.id = c.old_page`, {
    id: sql`c.page`,
    basket: addressed(sql`t.basket`),
    buyer: addressed(sql`t.buyer`),
    successUrl: sql`replace(t.success_url, t.id, c.page)`,
    chargeId,
  })
  await copyRows(tx, payments, sql`copies c join payments t on t.id = c.payment_id`, { chargeId })
  await copyRows(tx, refunds, sql`copies c join refunds t on t.payment_id = c.payment_id`, {
    idempotencyKey,
    providerRefundId: copyMark(sql`t.provider_refund_id`, 're_sandbox_'),
  })
  await copyRows(
    tx,
    refundLines,
    sql`copies c join refunds r on r.payment_id = c.payment_id join refund_lines t on t.refund_id = r.id`,
  )
  await copyRows(
    tx,
    sandboxRefunds,
    sql`copies c join payments p on p.id = c.payment_id join sandbox_refunds t on t.charge_id = p.charge_id`,
    { id: copyMark(sql`t.id`, 're_sandbox_'), chargeId, idempotencyKey },
  )
}

/** What is sold was delivered the day before, so that the stock stays as it is. */
async function moveStock(tx: Tx): Promise<void> {
  const ordered = sql`copies c join order_lines l on l.order_id = c.template`
  await tx.execute(sql`
    with moved as (
      insert into stock_changes (variant_id, delta, reason, cause_id, at)
      select l.variant_id, -l.quantity, 'sold', c.order_id, c.ordered_at - back from ${ordered}
      union all
      select l.variant_id, u.quantity, 'restocked', c.order_id, u.at - back
      from ${ordered} join canceled_units u on u.order_line_id = l.id
      union all
      select l.variant_id, b.restocked_quantity, 'restocked', c.order_id, r.received_at - back
      from ${ordered} join return_lines b on b.order_line_id = l.id join returns r on r.id = b.return_id
      where b.restocked_quantity > 0
      returning variant_id, delta, at
    )
    insert into stock_changes (variant_id, delta, reason, at)
    select variant_id, -sum(delta), 'delivered', min(at) - interval '1 day' from moved group by 1 having sum(delta) < 0`)
}

async function copyEmails(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temp table templates on commit drop as
    select o.template, about, t.* from (select distinct template from copies) as o
    cross join unnest(${sql.param(causes)}::text[]) as about join emails t on t.cause = about || ':' || o.template`)
  await tx.execute(sql`create index on templates (template)`)
  const orderedAt = sql`to_char((c.ordered_at - back) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  await copyRows(tx, emails, sql`copies c join templates t on t.template = c.template`, {
    cause: sql`t.about || ':' || c.order_id`,
    toEmail: sql`c.email`,
    subject: sql`replace(replace(t.subject, c.old_number, c.number), coalesce(c.old_return_number, c.number), coalesce(c.return_number, c.number))`,
    fields: sql`t.fields
        || case when t.kind = 'return-changed' then jsonb_build_object(
          'orderId', c.order_id, 'orderNumber', c.number, 'trackingPath', c.tracking,
          'returnNumber', c.return_number, 'slipPath', c.tracking || '/returns/' || c.return_number, 'wish', 'refund'
        ) else jsonb_build_object(
          'orderId', c.order_id, 'orderNumber', c.number, 'trackingPath', c.tracking, 'orderedAt', ${orderedAt}, 'place', c.place
        ) end`,
  })
}

/** The refunds that are not paid yet. */
async function enqueueRefunds(shop: Shop, tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${copyId(sql`r.id`)} as id from copies c join refunds r on r.payment_id = c.payment_id and r.state = 'pending'`)
  for (const { id } of rows) await shop.enqueue(tx, 'refundPayment', { refundId: id })
}
