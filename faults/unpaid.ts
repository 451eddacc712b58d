import { eq } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { moveDispute, openDispute } from '#sandbox/disputes.ts'
import { newVisitor, type Visitor } from './buyer.ts'
import type { ProductToBuy } from './products.ts'

type Owner = Pick<Visitor, 'call'>

const buyer = {
  email: 'ann@example.com',
  name: 'Ann Lee',
  phone: '',
  country: 'US',
  line1: '12 Harbour Street',
  line2: '',
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
}

const itemOf = ({ id }: ProductToBuy) => ({ productId: id, selectedColor: null, selectedSize: null, quantity: 1 })

/** Turns on bank debits and bank transfers. */
export async function offerUnpaidMethods(origin: string, owner: Owner): Promise<void> {
  const payments = { card: true, wallets: false, klarna: false, afterpay: false, paypal: false, ideal: false }
  const bankTransfer = {
    ...{ offersTransfer: true, accountHolder: 'Shop', bankName: '', accountNumber: '1', bankCode: '' },
    ...{ transferNote: '', transferDays: 7 },
  }
  const changes = {
    changePayments: { version: 0, values: { ...payments, bankDebit: true } },
    changeBankTransfer: { version: 0, values: bankTransfer },
  }
  for (const [name, change] of Object.entries(changes)) {
    const { status, body } = await owner.call(origin, `settings/${name}`, change, 'PUT')
    if (status !== 200) throw new Error(`settings/${name} answered ${status}: ${JSON.stringify(body)}`)
  }
}

/** An order that awaits its payment, as its buyer saw it; null if nobody answered. */
export interface Unpaid {
  orderNumber: string
  sessionId: string
}

/** Orders a unit by bank transfer, to Oregon, where there is no tax. */
export async function orderByTransfer(
  origin: string,
  product: ProductToBuy,
  visitor = newVisitor(),
): Promise<Unpaid | null> {
  const price = product.priceCents / 100
  const { status, body } = await visitor.call(origin, 'payment/orderByTransfer', {
    ...{ products: [itemOf(product)], subTotal: price, total: price, buyer, shipping: 'standard' },
  })
  return status === 200 ? { orderNumber: String(body.orderNumber), sessionId: String(body.sessionId) } : null
}

/** The ID that staff name an unpaid order by. */
export async function pendingIdOf(db: Db, { orderNumber }: Unpaid): Promise<string> {
  const [found] = await db.select().from(pendingOrders).where(eq(pendingOrders.number, orderNumber))
  return found?.sessionId ?? ''
}

/** Staff say that an unpaid order is paid; returns the status. */
export async function markPaid(origin: string, owner: Owner, pendingOrderId: string): Promise<number> {
  const wish = { pendingOrderId, paidBy: 'bank_transfer', reference: 'Statement 1' }
  return (await owner.call(origin, 'pendingOrders/markPaid', wish, 'PUT')).status
}

/** Staff cancel an unpaid order; returns the status. */
export async function cancelUnpaid(origin: string, owner: Owner, pendingOrderId: string): Promise<number> {
  return (await owner.call(origin, 'pendingOrders/cancelPendingOrder', { pendingOrderId }, 'PUT')).status
}

/** Staff make an order that was paid in cash; returns its number, or null if nobody answered. */
export async function orderForCash(origin: string, owner: Owner, product: ProductToBuy): Promise<string | null> {
  const { status, body } = await owner.call(origin, 'pendingOrders/createManualOrder', {
    ...{ items: [itemOf(product)], payment: 'paid', paidBy: 'cash', email: buyer.email, customerName: buyer.name },
    ...{ country: 'US', buyer, shipping: 'standard', total: product.priceCents / 100, days: 1 },
  })
  return status === 200 ? String(body.orderNumber) : null
}

/** The buyer of an order disputes its payment, and staff win or lose it. */
export async function disputeOrder(db: Db, number: string, end: 'won' | 'lost'): Promise<void> {
  const [found] = await db
    .select({ chargeId: payments.chargeId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.number, number))
  if (!found) return
  await openDispute(db, found.chargeId)
  await moveDispute(db, found.chargeId, end)
}
