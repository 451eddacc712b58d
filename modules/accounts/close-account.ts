import { and, eq, isNull, sql } from 'drizzle-orm'
import { conflict, unauthenticated } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { apiAccountsMessages } from '#messages/en-US/api/accounts.ts'
import { deleteOwnViews } from '../saved-views/delete-own-views.ts'
import { lockOwners } from '../staff/lock-owners.ts'
import { endAccess } from './end-access.ts'
import { noPassword } from './password.ts'

/**
 * Closes an account: clears its fields, deletes its sessions, known browsers, links and own views, and frees its address.
 * Returns what it was. Refuses the shop's only owner, so that the shop keeps one.
 */
export async function closeAccount(tx: Tx, customerId: string): Promise<typeof customers.$inferSelect> {
  const owners = await lockOwners(tx)
  const isOpen = and(eq(customers.id, customerId), isNull(customers.deletedAt))
  const [before] = await tx.select().from(customers).where(isOpen).for('update')
  if (!before) throw unauthenticated()
  if (before.role === 'owner' && owners.every((id) => id === customerId)) throw conflict(apiAccountsMessages.lastOwner)

  await tx
    .update(customers)
    .set({
      email: `deleted-${customerId}@deleted.invalid`,
      firstName: 'A former',
      lastName: 'customer',
      country: '',
      passwordHash: noPassword,
      role: null,
      channel: 'Others',
      emailConfirmedAt: null,
      note: '',
      tags: [],
      deletedAt: sql`now()`,
    })
    .where(eq(customers.id, customerId))
  await endAccess(tx, customerId)
  await deleteOwnViews(tx, customerId)
  return before
}
