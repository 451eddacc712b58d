import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Db } from '#db/open-database.ts'
import { passwordResets } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { hashToken, newToken } from '#modules/sessions/session-token.ts'
import { newVisitor, type Visitor } from './buyer.ts'

const password = 'a long enough password'

/** A new customer, logged in. */
export async function signUp(origin: string): Promise<{ visitor: Visitor; email: string }> {
  const visitor = newVisitor()
  const email = `customer-${randomUUID()}@example.com`
  const names = { firstName: 'Ann', lastName: 'Lee', country: 'United States', channel: 'Friends' }
  await visitor.call(origin, 'users/signup', { ...names, email, password, confirmPassword: password })
  return { visitor, email }
}

/** Sets a new password with the link of a reset email. */
export async function resetPassword(origin: string, db: Db, email: string): Promise<void> {
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  if (!customer) return
  const token = newToken('reset')
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db.insert(passwordResets).values({ tokenHash: hashToken(token), customerId: customer.id, expiresAt })
  const payload = { password: `${password} 2`, confirmPassword: `${password} 2`, token }
  await newVisitor().call(origin, 'users/resetPassword', payload, 'PUT')
}

/** A JPEG of one color. */
export function drawImage(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } })
    .jpeg()
    .toBuffer()
}

/** Uploads an image for a review; returns the status. */
export async function sendImage(visitor: Visitor, origin: string, image: Buffer): Promise<number> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'image.jpg')
  const response = await visitor.ask(`${origin}/api/images`, { method: 'POST', body: form })
  await response.arrayBuffer()
  return response.status
}
