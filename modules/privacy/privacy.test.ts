import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { customers } from '#db/tables/customers.ts'
import { emails } from '#db/tables/emails.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { orders } from '#db/tables/orders.ts'
import { sessions } from '#db/tables/sessions.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { sessionIdOf } from '#test/buy.ts'
import { confirmSubscription } from '#test/confirm-subscription.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { goodImages } from '#test/images/image-corpus.ts'
import { requestPayment } from '../payment-links/request-payment.ts'
import { createStoreCode } from '../store-codes/create-store-code.ts'

const password = 'correct horse battery'
const fields = { firstName: 'Mira', lastName: 'Quill', country: 'United States', channel: 'Friends' }

async function signUp(shop: TestShop, email = 'mira@example.com'): Promise<Person> {
  const guest = shop.guest()
  const { token, user } = await shop
    .as(guest)
    .accounts.signup({ ...fields, email, password, confirmPassword: password })
  return { ...guest, email, token, id: user.id }
}

const typed = { email: 'mira@example.com', name: 'Mira Quill', line1: '7 Willow Lane', phone: '+1 503 226 9876' }
const words = { name: 'Mira Quill', email: 'mira@example.com', reviewTitle: 'Good', message: 'Very good.', rating: 5 }

const sender = { name: 'Mira Quill', email: 'mira@example.com', phone: '+1 503 226 9876' }
const question = { ...sender, department: 'Returns', subject: 'A hinge', message: 'It came loose, says Quill.' }

/** Mira with a shipped and a canceled order, a review, a saved product, a message and the newsletter. */
async function settledIn(shop: TestShop) {
  const mira = await signUp(shop)
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

test('the last email to a deleted account is deleted once it is sent, and jobs forget addresses within an hour', async () => {
  const shop = await createTestShop()
  const { api } = await settledIn(shop)
  await api.privacy.deleteMyAccount({ password })
  await shop.runJobs()
  await shop.db.update(emails).set({ state: 'sent', sentAt: new Date() })
  await shop.db.transaction((tx) => shop.enqueue(tx, 'sweepSessions', {}))
  await shop.runJobs()

  expect(await shop.emails()).toEqual([])
  const { rows } = await shop.db.execute<{ name: string; seconds: number }>(
    `select name, deletion_seconds as seconds from jobs.queue where name in ('subscribeNewsletter', 'startPasswordReset')`,
  )
  expect(rows.map(({ seconds }) => seconds)).toEqual([3_600, 3_600])
})

/** Every table of a schema in which some row matches a pattern. */
async function tablesWith(shop: TestShop, schema: string, pattern: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = ${schema} and table_type = 'BASE TABLE' order by table_name
  `)
  const found: string[] = []
  for (const { name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const { rows: named } = await shop.db.execute(sql`select 1 from ${table} t where t::text ~* ${pattern} limit 1`)
    if (named.length > 0) found.push(name)
  }
  return found
}

const traces = 'mira|quill|willow|226 9876'

test('what was on its way to an account when it was deleted is sent, and then deleted with the rest', async () => {
  const shop = await createTestShop()
  const { api } = await settledIn(shop)
  await api.messages.userRequests(question)
  await shop.as(shop.guest()).accounts.forgetPassword({ email: 'mira@example.com' })
  expect(await shop.db.$count(emails, eq(emails.state, 'queued'))).toBeGreaterThan(0)
  await api.privacy.deleteMyAccount({ password })
  expect(await tablesWith(shop, 'jobs', traces)).toEqual([])

  await shop.runJobs()
  await shop.db.update(emails).set({ state: 'sent', sentAt: new Date() }).where(eq(emails.state, 'unsent'))
  await shop.db.transaction((tx) => shop.enqueue(tx, 'sweepSessions', {}))
  await shop.runJobs()
  expect(await tablesWith(shop, 'public', traces)).toEqual(['invoices'])
  expect(await tablesWith(shop, 'jobs', traces)).toEqual([])
})

test('what staff wrote and did about a customer, and what was typed elsewhere, goes with the account', async () => {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  const { api, mira, shipped } = await settledIn(shop)
  // Not their own address: typed on the card page, and by staff.
  const elsewhere = { ...typed, email: 'quill@other.example' }
  const bought = await shop.order({ by: mira, typed: elsewhere })
  await owner.orders.addOrderNote({ orderId: bought.id, note: 'Mira wants it by Friday.' })
  await owner.emails.sendTestEmail({ email: 'mira@example.com' })
  await owner.privacy.findCustomer({ customerId: mira.id })
  await owner.customers.sendResetEmail({ customerId: mira.id })
  await owner.orders.findOrder({ orderNumber: shipped.number })
  await api.orders.cancelOrder({ orderToCancel: bought.id })
  const photo = await api.reviews.uploadImage({
    file: new Uint8Array(Object.values(await goodImages())[0] ?? Buffer.alloc(0)),
  })
  const other = await shop.product({ name: 'Ring' })
  await api.reviews.addReview({ ...words, productId: other.id, photos: [photo.secure_url] })
  await shop.runJobs()

  await api.privacy.deleteMyAccount({ password })
  await shop.runJobs()
  const without = (names: string[]) => names.filter((name) => name !== 'invoices' && name !== 'emails')
  expect(without(await tablesWith(shop, 'public', traces))).toEqual([])
  expect(await tablesWith(shop, 'jobs', traces)).toEqual([])
  const kinds = (await shop.emails()).map(({ kind }) => kind)
  expect(kinds).toEqual(['account-deleted'])

  // Stored files: invoices are rows, photos have random names and no metadata.
  for await (const key of shop.files.list()) {
    expect(key).not.toMatch(new RegExp(traces, 'i'))
    expect((await shop.files.read(key))?.toString('latin1')).not.toMatch(new RegExp(traces, 'i'))
  }
})

test('what was typed into the card page of a payment link goes with the account, whatever address was typed', async () => {
  const shop = await createTestShop()
  const { api, mira } = await settledIn(shop)
  const bought = await shop.order({ by: mira, typed })
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, bought.id))
  if (!order) throw new Error('No such order')
  const asked = { order, amountCents: 12_00, description: 'A longer chain', units: [], validDays: 7 }
  const { path } = await shop.db.transaction((tx) => requestPayment(shop, tx, asked))
  const guest = shop.as(shop.guest())
  const open = () => guest.paymentLinks.openPaymentLink({ link: path.replace('/pay/', '') })
  await shop.payment.expireSession(sessionIdOf((await open()).url))
  const sessionId = sessionIdOf((await open()).url)
  expect(await shop.pay(sessionId, { ...typed, email: 'other@example.org' })).toBe('pays')
  await guest.checkout.retreiveSession({ sessionId })
  await shop.as(await shop.admin()).shipments.markOrderAsShipped({
    orderId: bought.id,
    orderNumber: bought.number,
    trackingNumber: '9400 2',
  })
  await shop.runJobs()
  expect(await tablesWith(shop, 'public', traces)).toContain('sandbox_sessions')

  await api.privacy.deleteMyAccount({ password })
  await shop.runJobs()
  const left = await tablesWith(shop, 'public', traces)
  expect(left.filter((name) => name !== 'invoices' && name !== 'emails')).toEqual([])
})

test('a failed job does not repeat the address that a mail server named', async () => {
  const shop = await createTestShop()
  const { api } = await settledIn(shop)
  const refuse = () => Promise.reject(new Error('550 5.1.1 <mira@example.com>: no such mailbox'))
  const mailer = { name: 'smtp' as const, send: refuse, close: async () => {} }
  await api.messages.userRequests(question)
  const jobs = await openJobQueue(shop.url, shop.log)
  onTestFinished(() => jobs.stop())
  await jobs.drain({ ...shop, mailer })
  const { rows } = await shop.db.execute(sql`select 1 from jobs.job where output::text like '%no such mailbox%'`)
  expect(rows.length).toBeGreaterThan(0)
  const { rows: named } = await shop.db.execute(sql`select output from jobs.job where output::text ~* ${traces}`)
  expect(named).toEqual([])
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
