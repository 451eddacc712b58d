import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { closeAccount } from '../accounts/close-account.ts'
import type { Shop } from '../context.ts'
import { forgetUser } from '../discounts/forget-user.ts'
import { deleteEmails } from '../emails/delete-emails.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { issueInvoices } from '../invoices/issue-invoices.ts'
import { forgetJobs } from '../jobs/forget-jobs.ts'
import { deleteMessages } from '../messages/delete-messages.ts'
import { deleteSubscriptions } from '../newsletter/delete-subscriptions.ts'
import { anonymizeOrders } from '../orders/anonymize-orders.ts'
import { anonymizePendingOrders } from '../pending-orders/anonymize-pending-orders.ts'
import { anonymizeReturns } from '../returns/anonymize-returns.ts'
import { anonymizeReviews } from '../reviews/anonymize-reviews.ts'
import { deleteWishlist } from '../wishlist/delete-wishlist.ts'
import { forgetSandboxBuyer } from './forget-sandbox-buyer.ts'

/**
 * Erases a customer: orders remain without personal data, invoices as they were issued, and reviews without a name.
 * Everything else is deleted, and a last email confirms it. `refusal` returns the error message while an order is in processing.
 */
export async function eraseCustomer(
  shop: Pick<Shop, 'enqueue' | 'secrets'>,
  tx: Tx,
  customerId: string,
  refusal: (orderNumber: string) => string,
): Promise<void> {
  const { email, firstName } = await closeAccount(tx, customerId)
  const placed = await tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  // An invoice that is issued later could no longer name its buyer.
  await issueInvoices(
    tx,
    placed.map(({ id }) => id),
  )
  await forgetSandboxBuyer(tx, { customerId }, email)
  const orderIds = await anonymizeOrders(tx, { customerId }, refusal)
  await anonymizePendingOrders(tx, { customerId }, orderIds)
  await forgetUser(tx, { customerId })
  await anonymizeReturns(tx, orderIds)
  await anonymizeReviews(tx, customerId)
  await deleteWishlist(tx, customerId)
  await deleteSubscriptions(shop, tx, email)
  const messageIds = await deleteMessages(tx, { customerId })
  await deleteEmails(tx, email, { orderIds, messageIds })
  await forgetJobs(tx, email)
  await queueEmail(shop, tx, {
    kind: 'account-deleted',
    cause: `account-deleted:${customerId}`,
    to: email,
    fields: { firstName, keepsOrders: orderIds.length > 0 },
  })
}
