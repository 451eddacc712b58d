import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { customers } from '#db/tables/customers.ts'
import { orders } from '#db/tables/orders.ts'
import { closeAccount } from '../accounts/close-account.ts'
import type { Shop } from '../context.ts'
import { forgetUser } from '../discounts/forget-user.ts'
import { accountKinds, deleteEmails, newsletterKinds } from '../emails/delete-emails.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { issueInvoices } from '../invoices/issue-invoices.ts'
import { forgetJobs } from '../jobs/forget-jobs.ts'
import { deleteMessages } from '../messages/delete-messages.ts'
import { deleteNewsletter, deleteSubscriptions } from '../newsletter/delete-subscriptions.ts'
import { isOfSignUp } from '../newsletter/is-of-sign-up.ts'
import { anonymizeOrders } from '../orders/anonymize-orders.ts'
import { anonymizePendingOrders } from '../pending-orders/anonymize-pending-orders.ts'
import { anonymizeReturns } from '../returns/anonymize-returns.ts'
import { anonymizeReviews } from '../reviews/anonymize-reviews.ts'
import { deleteWishlist } from '../wishlist/delete-wishlist.ts'
import { forgetSandboxBuyer } from './forget-sandbox-buyer.ts'

type Erasing = Pick<Shop, 'enqueue' | 'secrets'>

/**
 * Erases a customer: orders remain without personal data, invoices as they were issued, and reviews without a name.
 * Everything else is deleted, and a last email confirms it. What belongs to an address that the customer never confirmed
 * stays, as it may be someone else's. `refusal` returns the error message while an order is in processing.
 */
export async function eraseCustomer(
  shop: Erasing,
  tx: Tx,
  customerId: string,
  refusal: (orderNumber: string) => string,
): Promise<void> {
  const account = await closeAccount(tx, customerId)
  const { email, firstName, emailConfirmedAt } = account
  const placed = await tx
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(eq(orders.customerId, customerId))
  // An invoice that is issued later could no longer name its buyer.
  await issueInvoices(
    tx,
    placed.map(({ id }) => id),
  )
  await forgetSandboxBuyer(tx, { customerId }, emailConfirmedAt ? email : null)
  const orderIds = await anonymizeOrders(tx, { customerId }, refusal)
  const unpaid = await anonymizePendingOrders(tx, { customerId }, orderIds)
  await forgetUser(tx, { customerId })
  await anonymizeReturns(tx, orderIds)
  await anonymizeReviews(tx, customerId)
  await deleteWishlist(tx, customerId)
  const messageIds = await deleteMessages(tx, { customerId })
  const kinds = emailConfirmedAt ? await eraseAddress(shop, tx, email) : await eraseUnconfirmed(shop, tx, account)
  const orderNumbers = [...placed.map(({ number }) => number), ...unpaid]
  await deleteEmails(tx, { to: email, kinds, orderIds, orderNumbers, messageIds })
  await queueEmail(shop, tx, {
    kind: 'account-deleted',
    cause: `account-deleted:${customerId}`,
    to: email,
    fields: { firstName, keepsOrders: orderIds.length > 0, keepsSubscriptions: emailConfirmedAt === null },
  })
}

/** Erases what belongs to an address, whose emails of all kinds are to be deleted. */
async function eraseAddress(shop: Erasing, tx: Tx, email: string): Promise<undefined> {
  await deleteSubscriptions(shop, tx, email)
  await forgetJobs(tx, email)
}

/** Erases only what the account itself has caused for its address; returns the kinds of emails of which that is true. */
async function eraseUnconfirmed(shop: Erasing, tx: Tx, { email, createdAt }: typeof customers.$inferSelect) {
  await forgetJobs(tx, email, { ofAccount: true })
  if (!(await isOfSignUp(tx, email, createdAt))) return accountKinds
  await deleteNewsletter(shop, tx, email)
  return [...accountKinds, ...newsletterKinds]
}
