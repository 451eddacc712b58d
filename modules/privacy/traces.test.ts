import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { emails } from '#db/tables/emails.ts'
import { orders } from '#db/tables/orders.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { tablesWith } from '#test/database/tables-with.ts'
import { goodImages } from '#test/images/image-corpus.ts'
import { password, question, settledIn, typed, words } from '#test/shops/settled-customer.ts'
import { requestPayment } from '../payment-links/request-payment.ts'

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

const traces = 'mira|quill|willow|226 9876'

test('what was on its way to an account when it was deleted is sent, and then deleted with the rest', async () => {
  const shop = await createTestShop()
  const { api } = await settledIn(shop)
  await api.messages.userRequests(question)
  await shop.as(shop.guest()).accounts.forgetPassword({ email: 'mira@example.com' })
  expect(await shop.db.$count(emails, eq(emails.state, 'queued'))).toBeGreaterThan(0)
  await api.privacy.deleteMyAccount({ password })
  expect(await tablesWith(shop.db, 'jobs', traces)).toEqual([])

  await shop.runJobs()
  await shop.db.update(emails).set({ state: 'sent', sentAt: new Date() }).where(eq(emails.state, 'unsent'))
  await shop.db.transaction((tx) => shop.enqueue(tx, 'sweepSessions', {}))
  await shop.runJobs()
  expect(await tablesWith(shop.db, 'public', traces)).toEqual(['invoices'])
  expect(await tablesWith(shop.db, 'jobs', traces)).toEqual([])
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
  expect(without(await tablesWith(shop.db, 'public', traces))).toEqual([])
  expect(await tablesWith(shop.db, 'jobs', traces)).toEqual([])
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
  expect(await tablesWith(shop.db, 'public', traces)).toContain('sandbox_sessions')

  await api.privacy.deleteMyAccount({ password })
  await shop.runJobs()
  const left = await tablesWith(shop.db, 'public', traces)
  expect(left.filter((name) => name !== 'invoices' && name !== 'emails')).toEqual([])
})

test('a failed job does not repeat the address that an email server named', async () => {
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
