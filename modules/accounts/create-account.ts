import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { dailyCause } from '../emails/daily-cause.ts'
import { type EmailQueue, queueEmail } from '../emails/queue-email.ts'
import { isFreeAddress } from './is-free-address.ts'

type Customer = typeof customers.$inferSelect
type NewAccount = Pick<Customer, 'email' | 'firstName' | 'lastName' | 'country' | 'channel' | 'passwordHash'>

/**
 * Creates an account and queues its welcome email. Null for an address that has or lately had one; its owner, who may not be the one
 * signing up, is notified at most once a day.
 */
export async function createAccount(shop: EmailQueue, tx: Tx, account: NewAccount): Promise<Customer | null> {
  const [address] = await tx.select({ isFree: isFreeAddress(account.email, null) }).from(sql`(select 1) as one`)
  const [customer] = !address?.isFree
    ? []
    : await tx.insert(customers).values(account).onConflictDoNothing({ target: customers.email }).returning()
  if (!customer) {
    await notifyOwner(shop, tx, account.email)
    return null
  }
  const { id, email, firstName } = customer
  await queueEmail(shop, tx, { kind: 'welcome', cause: `welcome:${id}`, to: email, fields: { firstName } })
  return customer
}

async function notifyOwner(shop: EmailQueue, tx: Tx, email: string): Promise<void> {
  const [owner] = await tx.select().from(customers).where(eq(customers.email, email))
  if (!owner) return
  const cause = await dailyCause(tx, `account-exists:${owner.id}`)
  const fields = { firstName: owner.firstName }
  await queueEmail(shop, tx, { kind: 'account-exists', cause, to: owner.email, fields })
}
