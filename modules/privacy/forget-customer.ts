import type { Tx } from '#db/open-database.ts'
import { closeAccount } from '../accounts/close-account.ts'
import type { Shop } from '../context.ts'
import { forgetEmails } from '../emails/forget-emails.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { forgetMessages } from '../messages/forget-messages.ts'
import { forgetSubscriber } from '../newsletter/forget-subscriber.ts'
import { forgetBuyer } from '../orders/forget-buyer.ts'
import { forgetAuthor } from '../reviews/forget-author.ts'
import { forgetWishlist } from '../wishlist/forget-wishlist.ts'

/**
 * Takes a customer out of everything the shop holds: orders stay for the books without saying whose they were, reviews
 * without a name; everything else goes, and a last mail says so. `refusal` words that an order is still in processing.
 */
export async function forgetCustomer(
  shop: Pick<Shop, 'enqueue'>,
  tx: Tx,
  customerId: string,
  refusal: (orderNumber: string) => string,
): Promise<void> {
  const { email, firstName } = await closeAccount(tx, customerId)
  const orderIds = await forgetBuyer(tx, customerId, refusal)
  await forgetAuthor(tx, customerId)
  await forgetWishlist(tx, customerId)
  await forgetSubscriber(tx, email)
  const messageIds = await forgetMessages(tx, customerId)
  await forgetEmails(tx, email, { orderIds, messageIds })
  await queueEmail(shop, tx, {
    kind: 'account-deleted',
    cause: `account-deleted:${customerId}`,
    to: email,
    fields: { firstName, keepsOrders: orderIds.length > 0 },
  })
}
