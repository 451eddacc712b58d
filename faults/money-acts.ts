import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { createStoreCode } from '#modules/store-codes/create-store-code.ts'
import type { Act, Stage } from './acts.ts'
import { buy, newVisitor, payAtSandbox, returnToShop, type Wish } from './buyer.ts'
import { queueJob } from './check-database.ts'
import { openEdit } from './edits.ts'
import { findOrder, type Order, ship } from './order-moves.ts'
import type { ProductToBuy } from './products.ts'
import { requestReturn } from './returns.ts'

/** Orders a product; returns the order once its buyer saw it. */
export async function placeOrder(
  { origin, product, db, tell }: Stage,
  wish: Wish = {},
  what: ProductToBuy = product,
): Promise<Order | null> {
  const bought = await buy(origin, what, wish)
  if (bought.end !== 'ordered') return null
  tell(bought.orderNumber)
  return findOrder(db, bought.orderNumber)
}

async function placeAndShip(...asked: Parameters<typeof placeOrder>): Promise<Order | null> {
  const [{ origin, owner }] = asked
  const order = await placeOrder(...asked)
  return order && (await ship(origin, owner, order)) === 200 ? order : null
}

const newEmail = () => `buyer-${randomUUID()}@example.com`

/** How many store codes a buyer got. */
const codesOf = (email: string, origin: 'return' | 'cashback'): SQL =>
  sql`select count(*) from discounts where owner_email = ${email} and origin = ${origin}`

/** A unit is replaced by one that costs the same. */
export const editOne: Act = async (stage) => {
  const order = await placeOrder(stage)
  if (order) await (await openEdit(stage.db, stage.origin, stage.owner, order))(stage.origin)
}

/** A unit is replaced by one that costs more, which the buyer pays by the link in the email. */
export const editAndPay: Act = async (stage) => {
  const { db, origin, owner, sized } = stage
  const order = await placeOrder(stage, { selectedSize: sized.cheap.size }, sized.cheap)
  if (!order) return
  if ((await (await openEdit(db, origin, owner, order, sized.dear.variantId))(origin)) !== 200) return
  const visitor = newVisitor()
  const { body } = await visitor.call(origin, 'payment/openPaymentLink', { link: await linkOf(db, order) })
  const sessionId = String(body.url).replace(/#.*$/, '').split('/').at(-1) ?? ''
  await payAtSandbox(visitor, origin, sessionId)
  if (!(await returnToShop(visitor, origin, sessionId))) return
  stage.acknowledge(
    `the edit of ${order.number} is paid`,
    sql`select count(*) from order_changes c join payments p on p.change_id = c.id
      where c.order_id = ${order.id} and c.applied_at is not null and p.root_id is null`,
  )
}

async function linkOf(db: Db, { number }: Order): Promise<string> {
  const { rows } = await db.execute<{ link: string }>(sql`
    select replace(fields->>'place', '/pay/', '') as link from emails
    where kind = 'payment-request' and fields->>'orderNumber' = ${number} order by created_at desc limit 1
  `)
  return rows[0]?.link ?? ''
}

/** A part of an order is paid with store credit. */
export const payWithCredit: Act = async (stage) => {
  const paid = await placeWithCredit(stage, placeOrder)
  if (!paid) return
  stage.acknowledge(
    `the credit of ${paid.order.number} is used`,
    sql`select count(*) from discount_redemptions where order_id = ${paid.order.id} and state = 'redeemed'`,
  )
}

async function placeWithCredit(stage: Stage, place: typeof placeOrder) {
  const email = newEmail()
  const wanted = {
    worth: { amountCents: 50_01 },
    email,
    customerId: null,
    reason: 'goodwill' as const,
    expiresAt: null,
  }
  const { code } = await stage.db.transaction((tx) => createStoreCode(tx, wanted))
  const order = await place(stage, { quantity: 2, codes: [code], codeEmail: email })
  return order && { order, email }
}

/** One of two units is refunded that were partly paid with store credit, which goes back to its balance. */
export const refundOne: Act = async (stage) => {
  const { origin, owner } = stage
  const paid = await placeWithCredit(stage, placeAndShip)
  if (!paid) return
  const { id: orderId, number: orderNumber } = paid.order
  const { body } = await owner.call(origin, 'payments/findRefundable', { orderNumber })
  const lines = [{ lineId: Object(body.refundable).lines?.[0]?.lineId, quantity: 1 }]
  const isRestocked = Number(orderNumber.at(-1)) % 2 === 0
  const wish = { orderId, lines, hasShipping: false, motive: 'goodwill', isRestocked, refunded: 0 }
  if ((await owner.call(origin, 'payments/refundOrder', wish)).status !== 200) return
  stage.acknowledge(
    `a unit of ${orderNumber} is refunded`,
    sql`select count(*) from sandbox_refunds s join payments p on p.charge_id = s.charge_id
      where p.order_id = ${orderId} and s.lost_at is null`,
  )
}

type Outcome = 'refund' | 'exchange' | 'code'

/** Each step of a return reaches it; the first one that fails ends it. Returns whose it was once it is closed. */
async function sendBack(stage: Stage, outcome: Outcome) {
  const { origin, db, owner, sized } = stage
  const email = newEmail()
  const order = await placeAndShip(stage, { selectedSize: sized.dear.size, codeEmail: email }, sized.dear)
  if (!order) return null
  const wish = outcome === 'exchange' ? 'exchange' : 'refund'
  const { returnId, lineId } = await requestReturn(db, origin, newVisitor(), order, wish)
  const steps = {
    approveReturn: { wish },
    receiveReturn: { lines: [{ lineId, received: 1, restocked: 1 }] },
    closeReturn: { outcome, refunded: 0 },
  }
  for (const [step, asked] of Object.entries(steps)) {
    const { status } = await owner.call(origin, `returns/${step}`, { returnId, ...asked })
    if (status !== 200) return null
  }
  return { returnId, email, order }
}

export const returnOne: Act = async (stage) => {
  const done = await sendBack(stage, 'refund')
  if (!done) return
  const { id, number } = done.order
  stage.acknowledge(
    `the return of ${number} is refunded`,
    sql`select count(*) from sandbox_refunds s join payments p on p.charge_id = s.charge_id
      where p.order_id = ${id} and s.lost_at is null`,
  )
}

/** Exchanged for a cheaper variant, so that a part of the price is refunded too. */
export const exchangeOne: Act = async (stage) => {
  const done = await sendBack(stage, 'exchange')
  if (!done) return
  const { returnId, order } = done
  stage.acknowledge(
    `${order.number} is exchanged`,
    sql`select count(*) from payments p join returns r on r.exchange_order_id = p.order_id
      where p.charge_id = ${`exchange:${returnId}`} and r.id = ${returnId}`,
  )
}

export const returnForCode: Act = async (stage) => {
  const done = await sendBack(stage, 'code')
  if (done) stage.acknowledge(`${done.order.number} is returned for a code`, codesOf(done.email, 'return'))
}

/** An order whose return window is over earns its cashback. */
export const earnCashback: Act = async (stage) => {
  const { db } = stage
  const email = newEmail()
  const order = await placeAndShip(stage, { codeEmail: email })
  if (!order) return
  await db.execute(sql`update shipments set delivered_on = current_date - 200 where order_id = ${order.id}`)
  await db.execute(
    sql`update orders set cashback_rate = 10000, shipped_at = now() - interval '200 days' where id = ${order.id}`,
  )
  stage.acknowledge(`the cashback of ${order.number}`, codesOf(email, 'cashback'))
  await queueJob(db, 'sendCashback')
}
