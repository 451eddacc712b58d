import { type APIRequestContext, expect as expectIt, type Page } from '@playwright/test'
import sharp from 'sharp'
import { adminPages } from '#app/admin/pages.ts'
import { contentNames } from '#contract/settings/content-page.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, port, test } from './support/shop-under-test.ts'
import { startEmptyShop } from './support/start-shop.ts'

// A shop of one's own, without the demo, beside the shop of the other journeys.
const ownPort = port + 50
const origin = `http://localhost:${ownPort}`
const login = { email: 'owner@nord.example', password: 'a-password-for-nord' }
let stop: () => Promise<void> = async () => {}

// The shop of the other journeys is another host.
const tolerated = new RegExp(`Failed to load resource|^Requested ${origin}/`)

test.use({ ...returningVisitor, baseURL: origin, tolerated })
test.afterEach(() => stop())

/** Makes a call as the owner who is logged in. */
async function call(request: APIRequestContext, method: 'POST' | 'PUT', path: string, data: object) {
  const reply = await request.fetch(`/api/${path}`, { method, data, headers: { origin } })
  const body = await reply.json()
  expectIt(reply.ok(), `${path}: ${JSON.stringify(body)}`).toBe(true)
  return body
}

/** Starts an empty shop, and makes it Atelier Nord on the page for its owner. */
async function openAtelier(page: Page, own: { country: string; currency: string }) {
  stop = await startEmptyShop(ownPort, { ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password })
  await call(page.request, 'POST', 'users/login', login)
  await page.goto('/admin/start')
  await page.getByLabel('Shop name').fill('Atelier Nord')
  await page.getByLabel('Contact email').fill('hello@nord.example')
  await page.getByLabel('Country').selectOption(own.country)
  await page.getByLabel('Currency').selectOption(own.currency)
  await page.getByRole('button', { name: 'Start my shop' }).click()
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  return (method: 'POST' | 'PUT', path: string, data: object) => call(page.request, method, path, data)
}

type Call = Awaited<ReturnType<typeof openAtelier>>

/** Publishes a product with an image of its own; returns its ID. */
async function sell(
  page: Page,
  owner: Call,
  product: { title: string; price: number; sizeVariant?: { size: string }[] },
) {
  const buffer = await sharp({ create: { width: 760, height: 1000, channels: 3, background: '#8a5a2b' } })
    .jpeg()
    .toBuffer()
  const file = { name: 'boot.jpg', mimeType: 'image/jpeg', buffer }
  const upload = () => page.request.post('/api/media/uploadProductImage', { multipart: { file }, headers: { origin } })
  const [main, other] = [await (await upload()).json(), await (await upload()).json()]
  const { productId } = await owner('POST', 'products/createProduct', {
    ...{ description: 'Made in Bergen.', quantity: 10, category: 'Women', oldPrice: product.price },
    ...{ subCategory: 'Shoes', type: 'Boots', sku: product.title.toUpperCase(), ...product },
    ...{ mainPicture: main.imageId, otherPicture: [other.imageId] },
    altTexts: [main, other].map(({ imageId }) => ({ imageId, alt: 'A brown boot' })),
  })
  const { product: stored } = await owner('POST', 'products/findOwnProduct', { productId })
  await owner('PUT', 'products/publishProduct', { productId, version: stored.version })
  return productId
}

/** What a shop of one's own shows of the demo: its name, its law, its products or its images. */
function demoIn(text: string): string[] {
  const shown = text
    .replaceAll(/\/assets\/[\w.-]+/g, '')
    // Madagascar.
    .replaceAll(/\bMG\b(?=\\?"(?:,\\?"|>)Madagascar)|value="MG"/g, '')
  return shown.match(/[^\s>]*(?:\bMG\b|sunglass|Oregon|Marigold|mg-[sahf]-\d|files\/demo|care@mg)[^<\n]{0,40}/gi) ?? []
}

test('an owner makes an empty shop hers and sells from it, and nothing of the demo is anywhere', async ({
  page,
  browser,
}) => {
  const owner = await openAtelier(page, { country: 'DE', currency: 'EUR' })
  const { settings, versions } = await owner('POST', 'settings/ownSettings', {})
  const brand = { ...settings.brand, paper: '#ffffff', ink: '#14213d', accent: '#7a1f2b' }
  await owner('PUT', 'settings/changePlaces', { version: versions.places, values: { countries: ['DE', 'FR', 'JP'] } })
  await owner('PUT', 'settings/changeTaxation', {
    version: 0,
    values: {
      mode: 'inclusive_vat',
      vatRates: [
        { country: 'DE', rate: 19_000 },
        { country: 'FR', rate: 20_000 },
        { country: 'JP', rate: 10_000 },
      ],
    },
  })
  await owner('PUT', 'settings/changeBrand', { version: 0, values: brand })
  const { zoneId } = await owner('POST', 'shipping/addZone', { name: 'Everywhere' })
  const byWeight = {
    ...{ isOn: true, name: 'Parcel', speed: 'standard', kind: 'by_weight', price: 5, perKg: 2 },
    ...{ over: 0, priceOver: 0, minDays: 2, maxDays: 4 },
  }
  await owner('PUT', 'shipping/changeZone', {
    ...{ zoneId, version: 1, name: 'Everywhere', isRest: false, countries: ['DE', 'FR', 'JP'], methods: [byWeight] },
  })
  const sizeVariant = ['38', '38.5', '39'].map((size) => ({ size }))
  const boot = await sell(page, owner, { title: 'Fjord', price: 190, sizeVariant })
  const { categories } = await owner('POST', 'categories/listCategories', {})
  const { categoryId } = categories.find(({ title }: { title: string }) => title === 'Shoes')
  const { chartId } = await owner('POST', 'sizeCharts/addSizeChart', { title: 'Shoes' })
  const us = { kind: 'system', name: 'US', unit: '', isOnButtons: false }
  await owner('PUT', 'sizeCharts/changeSizeChart', {
    ...{ chartId, version: 1, title: 'Shoes', note: '', system: 'EU', unit: '', hasBothUnits: false, columns: [us] },
    rows: [{ size: '38.5', cells: ['7½'] }],
    places: [{ categoryId, audience: '' }],
  })

  const shopper = await (await browser.newContext({ ...returningVisitor, baseURL: origin })).newPage()
  await shopper.goto('/shop')
  await shopper.getByRole('main').getByRole('link', { name: 'Fjord' }).first().click()
  await expect(shopper.getByRole('main')).toContainText('€190.00')
  await shopper.getByRole('button', { name: 'EU 38.5', exact: true }).click()
  await shopper.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await shopper.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('button', { name: 'CHECKOUT' }).click()
  await shopper.getByRole('button', { name: 'Checkout as Guest' }).click()
  await shopper.waitForURL(/\/sandbox\//)
  const cardPage = await shopper.content()
  await expect(shopper.getByLabel('Country')).toHaveValue('DE')
  for (const [label, typed] of Object.entries({
    ...{ Email: 'ann@example.com', Phone: '+49 151 23456789', 'Full name': 'Ann Lee', City: 'Berlin' },
    ...{ 'Card number': '4242 4242 4242 4242', 'Expiration date': '12 / 34', CVC: '123' },
  })) {
    await shopper.getByLabel(label).fill(typed)
  }
  await shopper.getByLabel('Address', { exact: true }).fill('Torstrasse 1')
  await shopper.getByLabel(/postal code/i).fill('10119')
  await shopper.getByRole('button', { name: /^Pay/ }).click()
  await expect(shopper.getByRole('heading', { name: "IT'S ORDERED!" })).toBeVisible()
  const confirmation = await shopper.content()
  await shopper.context().close()

  const { orderHistory } = await owner('POST', 'orders/ordersHistory', {})
  const [order] = orderHistory
  // Shipping of a boot without a weight is the price of the method; 19 % of what it all costs is VAT.
  expect(order).toMatchObject({ grandTotal: 195 })
  await owner('PUT', 'orders/markOrderAsShipped', {
    ...{ orderId: order._id, orderNumber: order.orderNumber, carrier: 'UPS', trackingNumber: '1Z 999' },
  })
  const kinds = async () => {
    const { emails } = await owner('POST', 'emails/listEmails', {})
    return emails.map(({ kind }: { kind: string }) => kind)
  }
  await expect.poll(kinds).toEqual(expect.arrayContaining(['receipt', 'shipped']))

  const { emails } = await owner('POST', 'emails/listEmails', {})
  const letters = await Promise.all(
    emails.map(async ({ id }: { id: string }) =>
      JSON.stringify((await owner('POST', 'emails/findEmail', { id })).mail),
    ),
  )
  const admin = adminPages.flatMap(({ path }) => (path.includes(':') ? [] : path))
  const paths = [
    ...['/', '/shop', '/shop/shoes/all', '/shop/shoes/boots', '/cart', '/wishlist', '/looks', '/login', '/register'],
    ...['/forget-password', '/track-order', '/newsletter', '/no-such-page', '/feeds/google.xml', '/sitemap.xml'],
    ...['/robots.txt', '/favicon.svg', '/api/docs', '/api/openapi.json'],
    ...contentNames.map((name) => `/${name}`),
    ...[...admin, `/admin/products/${boot}`, `/admin/orders/${order.orderNumber}`, `/admin/size-charts/${chartId}`],
  ]
  const found: Record<string, string[]> = { cardPage: demoIn(cardPage), confirmation: demoIn(confirmation) }
  for (const [at, letter] of letters.entries()) found[`email ${at}`] = demoIn(letter)
  for (const path of paths) found[path] = demoIn(await (await page.request.get(path)).text())
  expect(Object.entries(found).filter(([, hits]) => hits.length > 0)).toEqual([])
})

test('a shop in yen has prices, card page and order without decimals', async ({ page, browser }) => {
  const owner = await openAtelier(page, { country: 'JP', currency: 'JPY' })
  const { zoneId } = await owner('POST', 'shipping/addZone', { name: 'Japan' })
  const method = {
    ...{ isOn: true, name: '', speed: 'standard', kind: 'flat', price: 600, perKg: 0, over: 0, priceOver: 0 },
    ...{ minDays: 1, maxDays: 2 },
  }
  await owner('PUT', 'shipping/changeZone', {
    ...{ zoneId, version: 1, name: 'Japan', isRest: false, countries: ['JP'], methods: [method] },
  })
  await sell(page, owner, { title: 'Tote', price: 12_000 })
  const shopper = await (await browser.newContext({ ...returningVisitor, baseURL: origin })).newPage()
  await shopper.goto('/shop')
  await shopper.getByRole('main').getByRole('link', { name: 'Tote' }).first().click()
  await expect(shopper.getByRole('main')).toContainText('¥12,000')
  await shopper.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await shopper.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('button', { name: 'CHECKOUT' }).click()
  await shopper.getByRole('button', { name: 'Checkout as Guest' }).click()
  await shopper.waitForURL(/\/sandbox\//)
  await expect(shopper.getByRole('button', { name: /^Pay/ })).toHaveText(/¥12,600/)
  await shopper.context().close()
})
