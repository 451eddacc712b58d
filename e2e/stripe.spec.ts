import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openStripeDouble, type StripeDouble } from '../test/stripe/open-double.ts'
import { addPickupPoint } from './support/add-pickup-point.ts'
import { chooseToPickUp } from './support/pickup-screens.ts'
import { pathIn, readEmail } from './support/read-email.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, owner, test } from './support/shop-under-test.ts'
import { startShop } from './support/start-shop.ts'
import { addToCart, dismissFirstVisit, newEmail, searchProduct } from './support/steps.ts'

let double: StripeDouble
let origin: string
let stop = async () => {}

test.beforeAll(async () => {
  double = await openStripeDouble()
  const port = await freePort()
  origin = `http://localhost:${port}`
  stop = await startShop(port, {
    ...owner,
    STRIPE_SECRET_KEY: double.settings.secretKey,
    STRIPE_WEBHOOK_SECRET: double.settings.webhookSecrets.join(','),
    STRIPE_API_ORIGIN: double.settings.apiOrigin ?? '',
  })
})

test.afterAll(async () => {
  await stop()
  await double.close()
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

test.use({ baseURL: undefined })

test('with a Stripe key, a guest pays on its page and returns to the order', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  // A stub replaces Stripe's page.
  await context.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Stripe</h1>' }),
  )
  const home = await page.goto('/')
  expect(home?.headers()['content-security-policy']).toContain("form-action 'self' https://checkout.stripe.com;")
  await dismissFirstVisit(page)
  await searchProduct(page, 'Otto Round Sunglasses')
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.getByRole('button', { name: 'Checkout as Guest' }).click()
  await expect(page.getByRole('heading', { name: 'Stripe' })).toBeVisible()
  expect(page.url()).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/)

  const [session] = double.ledger().sessions
  const sessionId = session?.id ?? ''
  expect(double.pay(sessionId)).toBe('pays')
  await page.goto(`${origin}/shop/payment/feedback/${sessionId}`)
  await expect(page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('4242')
  expect(await double.deliver(origin)).toEqual([200])
  expect((await page.request.get(`${origin}/sandbox/${sessionId}`)).status()).toBe(404)
  await context.close()
})

test('what is picked up is paid on the page of Stripe with the price of the pickup point and without an address', async ({
  browser,
}) => {
  const pointId = await addPickupPoint(origin)
  const context = await browser.newContext({ ...returningVisitor, baseURL: origin })
  const page = await context.newPage()
  await context.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Stripe</h1>' }),
  )
  await page.goto('/')
  await searchProduct(page, 'Otto Round Sunglasses')
  await chooseToPickUp(page)
  await page.getByRole('main').getByRole('button', { name: 'CHECKOUT' }).click()
  await page.getByRole('button', { name: 'Checkout as Guest' }).click()
  await expect(page.getByRole('heading', { name: 'Stripe' })).toBeVisible()

  const opened = double.requests.findLast(({ path }) => path === '/v1/checkout/sessions')
  expect(opened?.form).not.toHaveProperty('shipping_address_collection')
  expect(opened?.form).toMatchObject({
    shipping_options: {
      0: {
        shipping_rate_data: {
          display_name: expect.stringMatching(/^Pickup: Studio Portland, ready \w{3}, /),
          fixed_amount: { amount: '300', currency: 'usd' },
          metadata: { option: pointId },
        },
      },
    },
  })
  const sessionId = double.ledger().sessions.at(-1)?.id ?? ''
  expect(double.pay(sessionId, { shipping: pointId })).toBe('pays')
  await page.goto(`${origin}/shop/payment/feedback/${sessionId}`)
  await expect(page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Details', exact: true })).toContainText('Studio Portland')
  await expect(page.getByRole('main')).toContainText('12 Alder Street')
  await context.close()
})

test('a refund of a part that is made at Stripe is booked: its buyer reads an email and the credit note', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...returningVisitor, baseURL: origin })
  const page = await context.newPage()
  await context.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Stripe</h1>' }),
  )
  await page.goto('/')
  await searchProduct(page, 'Otto Round Sunglasses')
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.getByRole('button', { name: 'Checkout as Guest' }).click()
  await expect(page.getByRole('heading', { name: 'Stripe' })).toBeVisible()
  const email = newEmail()
  const sessionId = double.ledger().sessions.at(-1)?.id ?? ''
  expect(double.pay(sessionId, { email })).toBe('pays')
  await page.goto(`${origin}/shop/payment/feedback/${sessionId}`)
  await expect(page.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
  const orderNumber = (await page.getByText(/^MG-\d+$/).textContent()) ?? ''
  const receipt = await readEmail(email, new RegExp(`^Receipt for order ${orderNumber}`), origin)

  const chargeId = double.ledger().charges.find((charge) => charge.sessionId === sessionId)?.id ?? ''
  double.refundAtDesk(chargeId, 12_50)
  await double.deliver(origin)
  const told = await readEmail(email, new RegExp(`^A refund for your order ${orderNumber}`), origin)
  expect(told).toContain('$12.50')
  await expect(async () => {
    await page.goto(pathIn(receipt, '/track-order/', origin))
    await expect(page.getByRole('main').getByRole('link', { name: /^Credit note/ })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('main')).toContainText('Refunded-$12.50')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Credit note/ })
    .click()
  await expect(page.getByRole('article')).toContainText('$12.50')
  await context.close()
})
