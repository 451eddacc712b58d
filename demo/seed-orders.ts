import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Settings } from '#contract/settings/settings.ts'
import { homeMethods } from '#contract/shipping/shipping-offer.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { checkoutLines, checkoutSessions, reservations } from '#db/tables/checkout.ts'
import { customers } from '#db/tables/customers.ts'
import { emails } from '#db/tables/emails.ts'
import { canceledUnits, orderEvents, orderLines, orders } from '#db/tables/orders.ts'
import { payments, refundLines, refunds } from '#db/tables/payments.ts'
import { stockChanges } from '#db/tables/products.ts'
import { returnLines, returns } from '#db/tables/returns.ts'
import { sandboxRefunds, sandboxSessions } from '#db/tables/sandbox.ts'
import { shipmentLines, shipments } from '#db/tables/shipments.ts'
import type { Shop } from '#modules/context.ts'
import { issueCreditNotes } from '#modules/invoices/issue-credit-notes.ts'
import { issueInvoices } from '#modules/invoices/issue-invoices.ts'
import { type ItemToPrice, type PricedLine, priceLines } from '#modules/products/price-lines.ts'
import { readCarriers } from '#modules/shipping/list-carriers.ts'
import { type Buyer, inventBuyer, pick, type Random } from './orders/buyers.ts'
import { copyAccounts, copyOrders } from './orders/copy-orders.ts'
import { endReturns } from './orders/end-returns.ts'
import { type Invented, inventOrder } from './orders/invent-order.ts'
import { returnsInTurn } from './orders/invent-return.ts'
import { rowsOf } from './orders/order-rows.ts'
import type { returnRowsOf } from './orders/return-rows.ts'
import { spreadOrders } from './orders/spread-orders.ts'
import { randomFrom } from './random-from.ts'

/** How many orders are invented; more are copies of them. */
const maxTemplates = 10_000
const dayMs = 86_400_000
const maxVariants = 3_000
const customersKnown = 5_000

const analyze = sql`analyze orders, order_lines, order_events, shipments, shipment_lines, payments, refunds, refund_lines, returns, return_lines,
  invoices, emails, checkout_sessions, checkout_lines, reservations, canceled_units, stock_changes, customers, sandbox_sessions, sandbox_refunds`

type Customer = Buyer & { id: string }

interface Options {
  /** Called with the number of orders that were stored. */
  step?: (stored: number) => void
  templates?: number
}

/**
 * Adds generated orders of the last 90 days, in every status, with their payments, invoices, returns, refunds, emails and changes of stock,
 * to see how a shop with a history behaves. Sold units are restocked first: the stock stays
 * as it is. Of more than `templates`, each is copied in the database. Needs the sandbox, because a real payment provider has no
 * such payments. Returns how many were added.
 */
export async function seedOrders(
  shop: Shop,
  count: number,
  { step = () => {}, templates = maxTemplates }: Options = {},
): Promise<number> {
  const variants = await chooseVariants(shop.db)
  if (variants.length === 0) return 0
  // The demo has stored its own just before, and the notice of that may not have arrived.
  await shop.settings.refresh()
  const terms = await shop.settings.read()
  const methods = homeMethods(terms.delivery)
  const carriers = (await readCarriers(shop.db)).filter(({ isOn }) => isOn)
  const now = new Date()
  const known: Customer[] = []
  const sendBack = returnsInTurn(now, terms, variants)
  const toEnd: Parameters<typeof endReturns>[1][number][] = []
  const spread = spreadOrders(count, templates, now)
  const { maxCopies, apartMs } = spread
  for (const { from, until, orders: stored } of spread.turns) {
    const invented = await shop.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      const numbers = await reserveNumbers(tx, stored)
      const random = randomFrom(`orders ${numbers[0]}`)
      const opened: (Customer & { createdAt: Date })[] = []
      const all = Array.from({ length: until - from }, (_, at) => {
        const [number = 0, ...others] = numbers.splice(0, spread.ordersOf(from + at)).toReversed()
        const createdAt = spread.orderedAt(from + at, random())
        const customer = chooseBuyer(number, createdAt, known, opened, random)
        const made = inventOrder({ number, ...customer, variants, terms, carriers, methods, createdAt, now }, random)
        return { made, copies: others.map((other) => `${terms.shop.orderPrefix}${other}`) }
      })
      const made = all.map((each) => each.made)
      for (const each of made) {
        const course = sendBack(each, random)
        if (course) each.sentBack = { number: await nextReturnNumber(tx), course }
      }
      await insertAccounts(tx, opened)
      if (maxCopies > 0) await copyAccounts(tx, opened, { times: maxCopies, apartMs })
      toEnd.push(...(await insertAll(shop, tx, { made, terms })))
      const orderIds = made.map(({ id }) => id)
      await issueInvoices(tx, orderIds, { isBackdated: true })
      await issueCreditNotes(tx, orderIds, { isBackdated: true })
      return all.map(({ made, copies }) => ({ orderId: made.id, copies }))
    })
    if (maxCopies > 0) {
      // What was never analyzed is searched row by row.
      if (from === 0) await shop.db.execute(analyze)
      const half = Math.ceil(invented.length / 2)
      const halves = [invented.slice(0, half), invented.slice(half)].filter((each) => each.length > 0)
      await Promise.all(halves.map((templates) => copyOrders(shop, { templates, terms, apartMs })))
    }
    step(stored)
  }
  await endReturns(shop, toEnd)
  await shop.db.execute(analyze)
  return count
}

/** Variants in stock, priced as at checkout; in a large shop a random sample. */
async function chooseVariants(db: Db): Promise<PricedLine[]> {
  const { rows } = await db.execute<ItemToPrice & Record<string, unknown>>(sql`
    with shown as (
      select p.id, p.lot from products p where p.status = 'published' and p.deleted_at is null and p.is_sellable
      order by p.lot, p.id limit ${maxVariants}
    )
    select v.product_id as "productId", c.name as "selectedColor", size_on_wire(v.size) as "selectedSize", 1 as quantity
    from shown join variants v on v.product_id = shown.id left join product_colors c on c.id = v.color_id
    order by shown.lot, shown.id, v.id limit ${maxVariants}
  `)
  const priced = await priceLines(db, rows)
  return priced.flatMap((line) => line ?? [])
}

async function reserveNumbers(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ number: number }>(
    sql`select nextval('order_numbers')::float8 as number from generate_series(1, ${count}) order by 1`,
  )
  return rows.map(({ number }) => number)
}

async function nextReturnNumber(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ number: string }>(sql`select 'R-' || nextval('return_numbers') as number`)
  return rows[0]?.number ?? ''
}

/** A guest, a new customer, or a returning customer. */
function chooseBuyer(number: number, createdAt: Date, known: Customer[], opened: object[], random: Random) {
  const chance = random()
  if (chance < 0.35 && known.length > 0) {
    const back = pick(known, random)
    return { buyer: back, customerId: back.id }
  }
  const buyer = inventBuyer(String(number), random)
  if (chance < 0.65 || known.length >= customersKnown) return { buyer, customerId: null }
  const customer = { ...buyer, id: randomUUID() }
  known.push(customer)
  opened.push({ ...customer, createdAt })
  return { buyer, customerId: customer.id }
}

async function insertAccounts(tx: Tx, opened: readonly (Customer & { createdAt: Date })[]): Promise<void> {
  if (opened.length === 0) return
  // An invalid hash: nobody can log in with it.
  await tx.insert(customers).values(
    opened.map(({ id, email, firstName, lastName, createdAt }) => {
      const account = { id, email, firstName, lastName, country: 'United States', passwordHash: 'invented', createdAt }
      return { ...account, emailConfirmedAt: createdAt }
    }),
  )
}

interface ToInsert {
  made: readonly Invented[]
  terms: Settings
}

/** Returns the returns that are to be ended once all orders are stored. */
async function insertAll(shop: Shop, tx: Tx, { made, terms }: ToInsert) {
  const all = made.map((order) => rowsOf(shop, order, terms))
  await tx.insert(checkoutSessions).values(all.map(({ session }) => session))
  await tx.insert(checkoutLines).values(all.flatMap((each) => each.checkoutLines))
  await tx.insert(reservations).values(all.flatMap((each) => each.reservations))
  await tx.insert(orders).values(all.map(({ order }) => order))
  await tx.insert(orderLines).values(all.flatMap((each) => each.orderLines))
  const sent = all.flatMap((each) => each.shipments)
  if (sent.length > 0) {
    await tx.insert(shipments).values(sent)
    await tx.insert(shipmentLines).values(all.flatMap((each) => each.shipmentLines))
  }
  const canceled = all.flatMap((each) => each.canceledUnits)
  if (canceled.length > 0) await tx.insert(canceledUnits).values(canceled)
  await tx.insert(orderEvents).values(all.flatMap(({ events }) => events))
  await tx.insert(sandboxSessions).values(all.map(({ sandboxSession }) => sandboxSession))
  await tx.insert(payments).values(all.map(({ payment }) => payment))
  await tx.insert(emails).values(all.flatMap(({ emailTemplates }) => emailTemplates))
  const returned = all.flatMap(({ refund }) => refund ?? [])
  if (returned.length > 0) await tx.insert(refunds).values(returned)
  const paidBack = all.flatMap(({ sandboxRefund }) => sandboxRefund ?? [])
  if (paidBack.length > 0) await tx.insert(sandboxRefunds).values(paidBack)
  for (const { id, state } of returned) {
    if (state === 'pending') await shop.enqueue(tx, 'refundPayment', { refundId: id })
  }
  const back = all.flatMap((each) => each.back ?? [])
  await insertReturns(tx, back)
  // What comes back follows what was sold, so that the stock never falls below 0.
  const sold = all.flatMap(({ stock, back }) => [...stock, ...(back?.stock ?? [])])
  await tx.insert(stockChanges).values([...deliveriesFor(sold, made[0]?.createdAt ?? new Date()), ...sold])
  return back.flatMap(({ toEnd }) => toEnd ?? [])
}

async function insertReturns(tx: Tx, all: readonly NonNullable<ReturnType<typeof returnRowsOf>>[]): Promise<void> {
  if (all.length === 0) return
  await tx.insert(returns).values(all.map(({ sentBack }) => sentBack))
  await tx.insert(returnLines).values(all.map(({ line }) => line))
  const received = all.flatMap(({ received }) => received ?? [])
  for (const isGood of [true, false]) {
    const ids = received.filter((each) => each.isGood === isGood).map(({ returnId }) => returnId)
    await tx
      .update(returnLines)
      .set({ receivedQuantity: sql`quantity`, restockedQuantity: isGood ? sql`quantity` : 0 })
      .where(inArray(returnLines.returnId, ids))
  }
  const paidBack = all.flatMap(({ money }) => money ?? [])
  if (paidBack.length > 0) {
    await tx.insert(refunds).values(paidBack.map(({ refund }) => refund))
    await tx.insert(refundLines).values(paidBack.map(({ refundLine }) => refundLine))
    await tx.insert(sandboxRefunds).values(paidBack.map(({ sandboxRefund }) => sandboxRefund))
  }
  await tx.insert(orderEvents).values(all.flatMap(({ events }) => events))
}

function deliveriesFor(sold: readonly { variantId: string; delta: number }[], before: Date) {
  const units = new Map<string, number>()
  for (const { variantId, delta } of sold) units.set(variantId, (units.get(variantId) ?? 0) - delta)
  return [...units]
    .filter(([, delta]) => delta > 0)
    .map(([variantId, delta]) => {
      return { variantId, delta, reason: 'delivered', causeId: null, at: new Date(before.getTime() - dayMs) }
    })
}
