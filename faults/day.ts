import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Db } from '#db/open-database.ts'
import { customers, passwordResets } from '#db/tables/customers.ts'
import { hashToken, newToken } from '#modules/customers/session-token.ts'
import { type Bought, buy, newVisitor, openCardPage, type Visitor } from './buyer.ts'
import type { ProductToBuy } from './goods.ts'
import { adminEmail, adminPassword } from './shop-process.ts'

const password = 'a long enough password'

/**
 * A day in a shop, on which every part of it is used once: an account, a password by mail, a picture, carts left behind,
 * two orders, one of them shipped and the other canceled. What fails stops nothing else. Answers what was bought.
 */
export async function liveADay(origin: string, db: Db, product: ProductToBuy): Promise<Bought[]> {
  const bought: Bought[] = []
  const acts = [
    () => openAccount(origin, db),
    () => leaveCarts(origin, product),
    async () => {
      bought.push(...(await Promise.all([buy(origin, product), buy(origin, product)])))
    },
    () => workOff(origin, db),
  ]
  // A shop that died in the middle of the day leaves the rest of it undone.
  for (const act of acts) await act().catch(() => {})
  return bought
}

async function openAccount(origin: string, db: Db): Promise<void> {
  const { visitor, email } = await signUp(origin)
  await sendPicture(visitor, origin, await drawPicture(60, 80))
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  if (!customer) return
  const token = newToken('reset')
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db.insert(passwordResets).values({ tokenHash: hashToken(token), customerId: customer.id, expiresAt })
  const wanted = { password: `${password} 2`, confirmPassword: `${password} 2`, token }
  await newVisitor().call(origin, 'users/resetPassword', wanted, 'PUT')
}

/** Somebody new, who is logged in. */
export async function signUp(origin: string): Promise<{ visitor: Visitor; email: string }> {
  const visitor = newVisitor()
  const email = `customer-${randomUUID()}@example.com`
  const names = { firstName: 'Ann', lastName: 'Lee', country: 'United States', channel: 'Friends' }
  await visitor.call(origin, 'users/signup', { ...names, email, password, confirmPassword: password })
  return { visitor, email }
}

/** A JPEG of one color. */
export function drawPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } })
    .jpeg()
    .toBuffer()
}

/** Sends a picture for a review; answers the status it was taken with. */
export async function sendPicture(visitor: Visitor, origin: string, picture: Buffer): Promise<number> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'picture.jpg')
  const response = await visitor.ask(`${origin}/api/images`, { method: 'POST', body: form })
  await response.arrayBuffer()
  return response.status
}

/** More card pages than one visitor may have open: the first ones have to end for the last. */
async function leaveCarts(origin: string, product: ProductToBuy): Promise<void> {
  const visitor = newVisitor()
  for (const quantity of [1, 2, 3, 4]) await openCardPage(visitor, origin, product, quantity)
}

async function workOff(origin: string, db: Db): Promise<void> {
  const owner = newVisitor()
  await owner.call(origin, 'users/login', { email: adminEmail, password: adminPassword })
  const { rows } = await db.execute<{ id: string; number: string }>(
    sql`select id, number from orders where status = 'processing' order by created_at desc limit 2`,
  )
  const [toShip, toCancel] = rows
  if (toCancel) await owner.call(origin, 'orders/cancelOrder', { orderToCancel: toCancel.id }, 'PUT')
  if (!toShip) return
  const shipment = { orderId: toShip.id, carrier: 'UPS', trackingNumber: '1Z 999', orderNumber: toShip.number }
  await owner.call(origin, 'orders/markOrderAsShipped', shipment, 'PUT')
}
