import { expect, test } from 'vitest'
import { newsletterConsents, newsletterSubscribers } from '#db/tables/newsletter.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { confirmSubscription } from '#test/confirm-subscription.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { password, question, signUp, typed, words } from '#test/shops/settled-customer.ts'

const email = 'mira@example.com'

/** Mira, a guest with an order, the newsletter and a back-in-stock request, and a stranger who signs up with her address. */
async function shopWithStranger() {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  const guest = shop.as(shop.guest())
  const order = await shop.order({ typed })
  const scarf = await shop.product({ name: 'Scarf', colors: ['Sand'], onHand: 0 })
  await guest.stockAlerts.notifyMe({ productId: scarf.id, selectedColor: 'Sand', email })
  await guest.newsletter.newsletter({ email })
  await confirmSubscription(shop, email)
  await owner.shipments.markOrderAsShipped({ orderId: order.id, orderNumber: order.number, trackingNumber: '9400 1' })
  await shop.runJobs()
  const before = await kindsOf(shop)
  const stranger = await signUp(shop, email)
  await shop.runJobs()
  return { shop, owner, order, scarf, before, stranger }
}

const kindsOf = async (shop: TestShop) => {
  const sent = await shop.emails()
  return sent.flatMap(({ kind, toEmail }) => (toEmail.toLowerCase() === email ? [kind] : [])).toSorted()
}

const countsOf = async ({ db }: TestShop) => [await db.$count(newsletterSubscribers), await db.$count(stockAlerts)]

test('who signs up with the address of a guest and deletes the account takes nothing from the guest', async () => {
  const { shop, owner, before, stranger } = await shopWithStranger()
  await shop.as(shop.guest()).newsletter.deactivateNewsletter({ email })
  expect(await kindsOf(shop)).toContain('welcome')
  await shop.as(stranger).privacy.deleteMyAccount({ password })
  await shop.runJobs()

  expect(await countsOf(shop)).toEqual([1, 1])
  const { consents } = await owner.newsletter.listConsents({ search: email })
  expect(consents.map(({ event }) => event).toSorted()).toEqual(['asked', 'confirmed'])
  // The receipts and the newsletter are still there, the job ran, and of the account only the last email is left.
  expect(await kindsOf(shop)).toEqual([...before, 'account-deleted', 'unsubscribe-link'].toSorted())
  const last = (await shop.emails()).find(({ kind }) => kind === 'account-deleted')
  expect(last?.fields).toMatchObject({ keepsSubscriptions: true })
})

test('who signs up with the address of a guest sees neither its newsletter nor its requests', async () => {
  const { shop, owner, stranger } = await shopWithStranger()
  const { myData } = await shop.as(stranger).privacy.downloadMyData({ password })
  expect(myData).toMatchObject({ newsletter: null, stockAlerts: [], orders: [] })
  expect((await owner.privacy.exportCustomer({ customerId: stranger.id })).myData.newsletter).toBeNull()

  await shop.confirmAddress(stranger)
  const confirmed = (await shop.as(stranger).privacy.downloadMyData({ password })).myData
  expect(confirmed).toMatchObject({ newsletter: { isSubscribed: true }, stockAlerts: [{ name: 'Scarf' }] })
})

test('a guest is exported and erased with newsletter and requests while the account with the address is a stranger’s', async () => {
  const { shop, owner, stranger } = await shopWithStranger()
  const { guestData } = await owner.privacy.exportGuest({ email })
  expect(guestData).toMatchObject({ newsletter: { isSubscribed: true }, stockAlerts: [{ name: 'Scarf' }] })
  await owner.privacy.deleteGuest({ email })
  expect(await countsOf(shop)).toEqual([0, 0])
  expect(await kindsOf(shop)).toEqual(['welcome'])
  await expect(shop.as(stranger).accounts.accountInfo({})).resolves.toBeDefined()
})

test('an account without a confirmed address goes with its orders, messages and emails, and the newsletter of its sign-up', async () => {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  // Subscribed at once: no link is opened that would show whose address it is.
  const { settings, versions } = await owner.settings.ownSettings({})
  await owner.settings.changeShop({ version: versions.shop, values: { ...settings.shop, confirmsNewsletter: false } })
  const mira = await signUp(shop)
  const api = shop.as(mira)
  await shop.runJobs()
  expect((await api.privacy.downloadMyData({ password })).myData.newsletter).toMatchObject({
    ...{ isSubscribed: true, history: [{ event: 'subscribed', source: 'sign-up' }] },
  })
  const order = await shop.order({ by: mira, typed })
  await owner.shipments.markOrderAsShipped({ orderId: order.id, orderNumber: order.number, trackingNumber: '9400 1' })
  await api.reviews.addReview({ ...words, productId: order.product.id })
  await api.messages.userRequests(question)
  await shop.as(shop.guest()).accounts.forgetPassword({ email })
  await shop.runJobs()

  await api.privacy.deleteMyAccount({ password })
  await shop.runJobs()
  expect(await kindsOf(shop)).toEqual(['account-deleted'])
  expect(await shop.db.$count(newsletterSubscribers)).toBe(0)
  expect(JSON.stringify(await shop.db.select().from(newsletterConsents))).not.toMatch(/mira/i)
})
