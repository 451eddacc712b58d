import { confirmSubscription } from '../confirm-subscription.ts'
import type { Person, TestShop } from '../create-test-shop.ts'

export const password = 'correct horse battery'
const fields = { firstName: 'Mira', lastName: 'Quill', country: 'United States', channel: 'Friends' }

export async function signUp(shop: TestShop, email = 'mira@example.com'): Promise<Person> {
  const guest = shop.guest()
  const { token, user } = await shop
    .as(guest)
    .accounts.signup({ ...fields, email, password, confirmPassword: password })
  return { ...guest, email, token, id: user.id }
}

export const typed = { email: 'mira@example.com', name: 'Mira Quill', line1: '7 Willow Lane', phone: '+1 503 226 9876' }
export const words = {
  name: 'Mira Quill',
  email: 'mira@example.com',
  reviewTitle: 'Good',
  message: 'Very good.',
  rating: 5,
}

const sender = { name: 'Mira Quill', email: 'mira@example.com', phone: '+1 503 226 9876' }
export const question = { ...sender, department: 'Returns', subject: 'A hinge', message: 'It came loose, says Quill.' }

/** Mira, whose address is confirmed, with a shipped and a canceled order, a review, a saved product, a message and the newsletter. */
export async function settledIn(shop: TestShop) {
  const mira = await signUp(shop)
  await shop.confirmAddress(mira)
  const api = shop.as(mira)
  const shipped = await shop.order({ by: mira, typed })
  const canceled = await shop.order({ by: mira, typed })
  await shop.as(await shop.admin()).shipments.markOrderAsShipped({
    orderId: shipped.id,
    orderNumber: shipped.number,
    trackingNumber: '9400 1',
  })
  await api.orders.cancelOrder({ orderToCancel: canceled.id })
  await shop.runJobs()
  await api.reviews.addReview({ ...words, productId: shipped.product.id })
  await api.wishlist.addRemoveWishlistItem({ data: { _id: shipped.product.id } })
  await api.messages.userRequests(question)
  await confirmSubscription(shop, 'mira@example.com')
  return { mira, api, shipped, canceled }
}
