import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { smtpMailer } from '#adapters/email/smtp.ts'
import { stripePayment } from '#adapters/payment/stripe/stripe-payment.ts'
import { calls, launchChecks } from '#contract/launch/calls.ts'
import { contentNames } from '#contract/settings/content-page.ts'
import { noPromises } from '#contract/settings/shown-defaults.ts'
import { images } from '#db/tables/media.ts'
import { paymentEvents } from '#db/tables/payments.ts'
import { apiLaunchMessages } from '#messages/en-US/api/launch.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { openEmailServer } from '#test/email-server.ts'
import type { AdminContext } from '../context.ts'
import { sendEmail } from '../emails/send-email.ts'
import { recordPassed } from './launch-record.ts'
import { listLaunchChecks } from './list-launch-checks.ts'
import { testWebhook } from './test-webhook.ts'

type Replaced = Partial<Pick<AdminContext, 'origin' | 'mailer' | 'payment'>>

/** The shop as its admin calls it, with another address, email server or payment provider. */
const asAdmin = (shop: TestShop, replaced: Replaced = {}) =>
  ({ ...shop, ...replaced, caller: { customerId: '', role: 'owner', sessionHash: '' } }) as unknown as AdminContext

async function openNames(shop: TestShop, replaced: Replaced = {}): Promise<string[]> {
  const { checks } = await listLaunchChecks(asAdmin(shop, replaced))
  expect(checks.every(({ isDone, advice }) => isDone === (advice === ''))).toBe(true)
  return checks.filter(({ isDone }) => !isDone).map(({ name }) => name)
}

test('every item of a new shop is open, and turns green once it is true', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  expect(await openNames(shop)).toEqual(launchChecks)
  expect((await admin.launch.listLaunchChecks({})).checks.map(({ isDone }) => isDone)).toEqual(
    launchChecks.map(() => false),
  )

  const { settings: before } = await admin.settings.ownSettings({})
  const own = {
    ...before.shop,
    name: 'Nord',
    contactEmail: 'hi@nord.no',
    postalAddress: 'Bryggen 1, Bergen',
    country: 'NO',
  }
  await admin.settings.changeShop({ version: 0, values: own })
  await admin.settings.changeBrand({ version: 0, values: { ...before.brand, corners: 'square' } })
  await admin.settings.changePromises({ version: 0, values: noPromises })
  for (const name of contentNames) {
    const values = {
      title: 'Ours',
      description: 'Ours.',
      effective: '',
      body: 'Ours. See [the shop](/shop), by {{shopName}}.',
    }
    await admin.settings.changePage({ name, version: 0, values })
  }
  const product = await shop.product()
  expect(await openNames(shop)).toEqual(['sales', 'https', 'email', 'webhook', 'order', 'backup', 'key'])

  for (const zone of (await admin.shipping.listZones({})).zones) await admin.shipping.changeZone(zone)
  await admin.settings.changePlaces({ version: 0, values: { countries: ['NO', 'SE'] } })
  const vatRates = [{ country: 'NO', rate: 25_000 }]
  const { version } = await admin.settings.changeTaxation({ version: 0, values: { mode: 'inclusive_vat', vatRates } })
  const { checks } = await admin.launch.listLaunchChecks({})
  expect(checks.find(({ name }) => name === 'sales')?.found).toBe('No tax is set for Sweden.')
  const rates = [...vatRates, { country: 'SE', rate: 25_000 }]
  await admin.settings.changeTaxation({ version, values: { mode: 'inclusive_vat', vatRates: rates } })

  const buyer = await shop.customer()
  const order = await shop.order({ product, by: buyer, typed: { country: 'NO' } })
  await shop.as(buyer).orders.cancelOrder({ orderToCancel: order.id })
  await shop.runJobs()
  await recordPassed(shop.db, 'backup', 'shop.tar.gz')
  expect(await openNames(shop)).toContain('backup')
  await recordPassed(shop.db, 'restore', 'shop.tar.gz')
  expect(await openNames(shop, { origin: 'https://nord.no' })).toEqual(['email', 'webhook', 'key'])
})

test('texts with a gap left, and images of the demo, are named', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const values = { title: 'Terms', description: 'Terms.', effective: '', body: 'The seller is [name of the company].' }
  await admin.settings.changePage({ name: 'terms-conditions', version: 0, values })
  await shop.product()
  await shop.db.insert(images).values({ id: 'd', fileKey: 'demo/1.avif', width: 1, height: 1 })
  const { checks } = await admin.launch.listLaunchChecks({})
  const found = Object.fromEntries(checks.map((check) => [check.name, check.found]))
  expect(found.texts).toContain('Terms has a placeholder left: [name of the company].')
  expect(found.texts).toMatch(/^Not your own text yet: Privacy policy, Shipping and returns, Refund policy\./)
  expect(found.product).toBe('Products or images of the demo are in the shop.')
})

test('a test email counts once the email server has accepted it', async () => {
  const shop = await createTestShop()
  const { emails } = shop.as(await shop.admin())
  const { emailId } = await emails.sendTestEmail({ email: 'box@example.com' })
  const server = await openEmailServer()
  const mailer = smtpMailer({ url: server.url, from: null })
  expect(await openNames(shop, { mailer })).toContain('email')
  await sendEmail({ ...shop, mailer }, { emailId }, async () => {})
  await mailer.close()
  expect(await openNames(shop, { mailer })).not.toContain('email')
  expect(await openNames(shop)).toContain('email')
})

test('the webhook test passes only when the event comes back, and holds for its address and provider', async () => {
  const shop = await createTestShop()
  const { url: origin } = await shop.listen()
  const refusal = (replaced: Replaced) =>
    testWebhook(asAdmin(shop, replaced)).then(
      () => '',
      (error: Error) => error.message,
    )
  expect(await refusal({ origin: 'http://127.0.0.1:9' })).toMatch(/could not be reached/)
  const other = await createTestShop()
  expect(await refusal({ origin: (await other.listen()).url })).toMatch(/answered 400/)
  expect(await openNames(shop, { origin })).toContain('webhook')

  expect(await testWebhook(asAdmin(shop, { origin }))).toEqual({
    message: 'The test event came back, with a valid signature.',
  })
  expect(await openNames(shop, { origin })).not.toContain('webhook')
  expect(await openNames(shop, { origin: 'https://nord.no' })).toContain('webhook')
  await shop.runJobs()
})

test('the webhook test follows no redirect: what answers elsewhere is not the address of the shop', async () => {
  const shop = await createTestShop()
  const { url } = await shop.listen()
  let asked = 0
  const elsewhere = createServer((request, reply) => {
    asked += 1
    request.resume()
    reply.writeHead(307, { location: `${url}${request.url}` }).end()
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void elsewhere.close())
  const { port } = elsewhere.address() as AddressInfo
  await expect(testWebhook(asAdmin(shop, { origin: `http://127.0.0.1:${port}` }))).rejects.toThrow(/answered 307/)
  expect(asked).toBe(1)
  expect(await shop.db.$count(paymentEvents)).toBe(0)
})

test('money moves only with a live key: the sandbox and a test key stay open, and say which of them it is', async () => {
  const shop = await createTestShop()
  const withKey = (secretKey: string) => {
    const settings = { secretKey, webhookSecrets: ['whsec_1'], apiOrigin: null, isTaxed: false, timeoutMs: 1_000 }
    return asAdmin(shop, { payment: stripePayment(settings) })
  }
  const found = async (admin: AdminContext) => (await listLaunchChecks(admin)).checks.find(({ name }) => name === 'key')
  expect(await found(asAdmin(shop))).toMatchObject({ isDone: false, found: apiLaunchMessages.keyIsSandbox })
  expect(await found(withKey('sk_test_1'))).toMatchObject({ isDone: false, found: apiLaunchMessages.keyIsTest })
  expect(await found(withKey('sk_live_1'))).toMatchObject({ isDone: true, found: apiLaunchMessages.keyDone })
})

test('no call ticks an item: the records of checks have no call that writes them, but the test of the webhook', () => {
  const writing = Object.entries(calls).filter(([name]) => !name.startsWith('list'))
  expect(writing.map(([name]) => name)).toEqual(['testWebhook'])
  expect(calls.testWebhook.payload.shape).toEqual({})
})

test('a test event of Stripe is signed as Stripe signs, and nothing acts on it', () => {
  const payment = stripePayment({
    secretKey: 'sk_live_1',
    webhookSecrets: ['whsec_1'],
    apiOrigin: null,
    isTaxed: false,
    timeoutMs: 1_000,
  })
  const { id, body, headers } = payment.signTestEvent()
  expect(payment.isLive).toBe(true)
  expect(payment.readEvent(Buffer.from(body), headers)).toEqual({ id, type: 'other', sessionId: null, chargeId: null })
  expect(() => payment.readEvent(Buffer.from(`${body} `), headers)).toThrow('signature')
})

test('the first steps of an empty shop are done one after the other', async () => {
  const shop = await createTestShop()
  const { launch, categories } = shop.as(await shop.admin())
  const done = async () =>
    (await launch.listStartSteps({})).steps.filter(({ isDone }) => isDone).map(({ name }) => name)
  expect(await done()).toEqual([])
  await categories.addCategory({ parentId: null, title: 'Coats' })
  expect(await done()).toEqual(['category'])
  await shop.product({ status: 'draft', subCategory: 'Coats' })
  expect(await done()).toEqual(['category', 'product'])
})
