import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '#db/tables/customers.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { orders } from '#db/tables/orders.ts'
import { sessions } from '#db/tables/sessions.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { password, question, settledIn, signUp, typed } from '#test/shops/settled-customer.ts'
import { createStoreCode } from '../store-codes/create-store-code.ts'

test('a customer downloads everything the shop stores about them, and nothing about others', async () => {
  const shop = await createTestShop()
  const { mira, api, shipped, canceled } = await settledIn(shop)
  await shop.order()
  const given = { worth: { amountCents: 12_00 }, reason: 'goodwill' as const, expiresAt: null }
  await shop.db.transaction(async (tx) => {
    await createStoreCode(tx, { ...given, email: mira.email, customerId: mira.id })
    await createStoreCode(tx, { ...given, email: 'ann@example.com', customerId: null })
  })

  const { myData } = await api.privacy.downloadMyData({ password })
  expect(myData).toMatchObject({
    account: { firstName: 'Mira', lastName: 'Quill', email: 'mira@example.com', channel: 'Friends' },
    orders: [
      { orderNumber: canceled.number, status: 'Canceled', shippingAddress: { line1: '7 Willow Lane' } },
      { orderNumber: shipped.number, status: 'Shipped', trackingNumber: '9400 1' },
    ],
    reviews: [{ reviewTitle: 'Good', rating: 5, email: 'mira@example.com', productId: shipped.product.id }],
    wishlist: [{ productId: shipped.product.id, name: 'Lido' }],
    newsletter: { isSubscribed: true, unsubscribedAt: null },
    messages: [{ ...question, replies: [] }],
    storeCodes: [{ title: 'A gift from us', percent: null, balance: 12 }],
    stockAlerts: [],
  })
  expect(JSON.stringify(myData)).not.toMatch(/argon2|ch_sandbox|Ann Lee/)
})

test('data is downloaded only with the password, and only by its customer', async () => {
  const shop = await createTestShop()
  const { privacy } = shop.as(await signUp(shop))
  const refusals = [
    [{}, { status: 400, message: 'Please enter your password.' }],
    [{ password: 'something else' }, { status: 403, message: 'This password is incorrect.' }],
  ] as const
  for (const [payload, refusal] of refusals) {
    await expect(privacy.downloadMyData(payload)).rejects.toMatchObject(refusal)
  }
  await expect(privacy.downloadMyData({ password: 'x'.repeat(1_025) })).rejects.toMatchObject({ status: 400 })
  await expect(shop.as(shop.guest()).privacy.downloadMyData({ password })).rejects.toMatchObject({ status: 401 })
  expect((await privacy.downloadMyData({ password })).myData.account.email).toBe('mira@example.com')
})

test('alerts and messages of an email address are included only once the address is confirmed', async () => {
  const shop = await createTestShop()
  const scarf = await shop.product({ name: 'Scarf', colors: ['Sand'], onHand: 0 })
  const guest = shop.as(shop.guest())
  await guest.stockAlerts.notifyMe({ productId: scarf.id, selectedColor: 'Sand', email: 'mira@example.com' })
  await guest.messages.userRequests(question)

  const api = shop.as(await signUp(shop))
  expect((await api.privacy.downloadMyData({ password })).myData).toMatchObject({ messages: [], stockAlerts: [] })

  await guest.accounts.forgetPassword({ email: 'mira@example.com' })
  await shop.runJobs()
  const reset = (await shop.emails()).find(({ kind }) => kind === 'reset-password')
  const token = /r_[\w-]+/.exec(JSON.stringify(reset?.fields))?.[0] ?? ''
  await guest.accounts.resetPassword({ token, password, confirmPassword: password })
  const again = { ...shop.guest(), token: (await guest.accounts.login({ email: 'mira@example.com', password })).token }
  expect((await shop.as(again).privacy.downloadMyData({ password })).myData).toMatchObject({
    messages: [],
    stockAlerts: [{ productId: scarf.id, name: 'Scarf', color: 'Sand', size: null }],
  })
})

test('after an account is deleted, its orders and reviews stay without a name, and nothing else does', async () => {
  const shop = await createTestShop()
  const { mira, api, shipped, canceled } = await settledIn(shop)
  const elsewhere = {
    ...mira,
    token: (await shop.as(shop.guest()).accounts.login({ email: mira.email, password })).token,
  }

  expect(await api.privacy.deleteMyAccount({ password })).toMatchObject({ message: 'Your account has been deleted.' })

  for (const person of [mira, elsewhere]) {
    await expect(shop.as(person).accounts.accountInfo({})).rejects.toMatchObject({ status: 401 })
  }
  expect(await shop.db.$count(sessions, eq(sessions.customerId, mira.id))).toBe(0)
  await expect(shop.as(shop.guest()).accounts.login({ email: mira.email, password })).rejects.toMatchObject({
    status: 401,
  })

  const stored = await shop.db.select().from(orders)
  expect(stored.map(({ number }) => number).sort()).toEqual([shipped.number, canceled.number].sort())
  for (const order of stored) {
    expect(order).toMatchObject({
      customerId: null,
      customerName: 'A former customer',
      email: '',
      line1: '',
      postalCode: '',
      phone: '',
      country: 'US',
      state: 'OR',
      totalCents: 60_00,
    })
  }
  const { reviews } = await shop.as(shop.guest()).reviews.retreiveReviews({ productId: shipped.product.id })
  expect(reviews).toMatchObject([{ name: 'A former customer', message: 'Very good.', verified: true }])
  expect(await shop.db.$count(newsletterSubscribers)).toBe(0)

  // Only the last email is still queued, and invoices name their buyer; no other email or table does.
  await shop.runJobs()
  const left = await shop.emails()
  expect(left).toMatchObject([{ kind: 'account-deleted', toEmail: 'mira@example.com', state: 'unsent' }])
  const { rows } = await shop.db.execute<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { table_name: table } of rows.filter(({ table_name }) => !/^emails$|^invoices$/.test(table_name))) {
    const { rows: found } = await shop.db.execute(
      `select 1 from "${table}" t where t::text ~* 'mira|quill|willow|226 9876'  limit 1`,
    )
    expect([table, found.length]).toEqual([table, 0])
  }
})

test('the email address of a deleted account can register again and sees nothing of the old account', async () => {
  const shop = await createTestShop()
  const { api } = await settledIn(shop)
  await api.privacy.deleteMyAccount({ password })

  const again = shop.as(await signUp(shop))
  expect((await again.orders.ordersHistory({})).orderHistory).toEqual([])
  expect((await again.wishlist.wishlist({})).wishlist).toEqual([])
  expect((await again.privacy.downloadMyData({ password })).myData.reviews).toEqual([])
})

test('an account is deleted only with its password, and not while an order is in processing', async () => {
  const shop = await createTestShop()
  const mira = await signUp(shop)
  const api = shop.as(mira)
  const { number, id } = await shop.order({ by: mira, typed })

  await expect(api.privacy.deleteMyAccount({})).rejects.toMatchObject({
    status: 400,
    message: 'Please enter your password.',
  })
  await expect(api.privacy.deleteMyAccount({ password: 'something else' })).rejects.toMatchObject({
    status: 403,
    message: 'This password is incorrect.',
  })
  await expect(api.privacy.deleteMyAccount({ password })).rejects.toMatchObject({
    status: 409,
    message: `Order ${number} is still being processed. You can delete your account once it has shipped, or cancel the order first.`,
  })
  expect(await api.accounts.accountInfo({})).toMatchObject({ user: [{ email: 'mira@example.com' }] })
  expect((await api.orders.ordersHistory({})).orderHistory).toMatchObject([{ receiptEmail: 'mira@example.com' }])
  await expect(shop.as(shop.guest()).privacy.deleteMyAccount({ password })).rejects.toMatchObject({ status: 401 })

  await api.orders.cancelOrder({ orderToCancel: id })
  await api.privacy.deleteMyAccount({ password })
  expect(await shop.db.$count(orders, eq(orders.email, 'mira@example.com'))).toBe(0)
})

test('the only owner of a shop cannot delete their account, and of two who do so at once one stays', async () => {
  const shop = await createTestShop()
  const [mira, noa] = [await signUp(shop), await signUp(shop, 'noa@example.com')]
  await shop.db.update(customers).set({ role: 'owner' }).where(eq(customers.id, mira.id))
  const alone = {
    status: 409,
    message: 'You are the only owner of this shop. Please make someone else an owner first.',
  }
  await expect(shop.as(mira).privacy.deleteMyAccount({ password })).rejects.toMatchObject(alone)

  await shop.db.update(customers).set({ role: 'owner' }).where(eq(customers.id, noa.id))
  const outcomes = await Promise.allSettled(
    [mira, noa].map((each) => shop.as(each).privacy.deleteMyAccount({ password })),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('no email can be sent about an order whose buyer was deleted', async () => {
  const shop = await createTestShop()
  const { api, shipped } = await settledIn(shop)
  await api.privacy.deleteMyAccount({ password })
  const admin = shop.as(await shop.admin())
  const gone = { status: 409, message: 'This customer has deleted their account and can no longer be emailed.' }
  await expect(admin.orderEmails.resendReceiptEmail({ cusrtomerOrder: { _id: shipped.id } })).rejects.toMatchObject(
    gone,
  )
  await expect(admin.orderEmails.sendReviewInvitation({ order: { _id: shipped.id } })).rejects.toMatchObject(gone)
})
