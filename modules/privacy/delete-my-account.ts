import type { Payload } from '#contract/call.ts'
import type { users } from '#contract/users.ts'
import type { CustomerContext } from '../context.ts'
import { closeAccount } from '../customers/close-account.ts'
import { confirmOwner } from '../customers/confirm-owner.ts'
import { forgetMails } from '../notifications/forget-mails.ts'
import { queueMail } from '../notifications/queue-mail.ts'
import { forgetBuyer } from '../orders/forget-buyer.ts'
import { forgetSubscriber } from '../requests/forget-subscriber.ts'
import { forgetAuthor } from '../reviews/forget-author.ts'
import { forgetWishlist } from '../wishlist/forget-wishlist.ts'

/**
 * Deletes the account of whoever is logged in, once they say its password again. Orders stay for the books without
 * saying whose they were, reviews without a name; everything else goes, in one transaction.
 */
export async function deleteMyAccount(ctx: CustomerContext, { password }: Payload<typeof users.deleteMyAccount>) {
  await confirmOwner(ctx, password)
  const { customerId } = ctx.caller

  await ctx.db.transaction(async (tx) => {
    const { email, firstName } = await closeAccount(tx, customerId)
    const orderIds = await forgetBuyer(tx, customerId)
    await forgetAuthor(tx, customerId)
    await forgetWishlist(tx, customerId)
    await forgetSubscriber(tx, email)
    await forgetMails(tx, email, orderIds)
    await queueMail(ctx, tx, {
      kind: 'account-deleted',
      cause: `account-deleted:${customerId}`,
      to: email,
      fields: { firstName, keepsOrders: orderIds.length > 0 },
    })
  })
  return { message: 'Your account has been deleted.' }
}
