import type { Tx } from '#db/open-database.ts'
import { closeAccount } from '../accounts/close-account.ts'
import type { Shop } from '../context.ts'
import { deleteEmails } from '../emails/delete-emails.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { deleteMessages } from '../messages/delete-messages.ts'
import { deleteSubscriptions } from '../newsletter/delete-subscriptions.ts'
import { anonymizeOrders } from '../orders/anonymize-orders.ts'
import { anonymizeReviews } from '../reviews/anonymize-reviews.ts'
import { deleteWishlist } from '../wishlist/delete-wishlist.ts'

/**
 * Takes a customer out of everything the shop holds: orders stay for the books without saying whose they were, reviews
 * without a name; everything else goes, and a last email says so. `refusal` words that an order is still in processing.
 */
export async function eraseCustomer(
  shop: Pick<Shop, 'enqueue'>,
  tx: Tx,
  customerId: string,
  refusal: (orderNumber: string) => string,
): Promise<void> {
  const { email, firstName } = await closeAccount(tx, customerId)
  const orderIds = await anonymizeOrders(tx, customerId, refusal)
  await anonymizeReviews(tx, customerId)
  await deleteWishlist(tx, customerId)
  await deleteSubscriptions(tx, email)
  const messageIds = await deleteMessages(tx, customerId)
  await deleteEmails(tx, email, { orderIds, messageIds })
  await queueEmail(shop, tx, {
    kind: 'account-deleted',
    cause: `account-deleted:${customerId}`,
    to: email,
    fields: { firstName, keepsOrders: orderIds.length > 0 },
  })
}
