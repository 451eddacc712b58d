import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { adminPages } from '#app/admin/pages.ts'
import { contentNames } from '#contract/settings/content-page.ts'
import { demoIn, imageFile, imagesIn, ownerOf, payAsGuest, readZip, sell, shownBy } from './support/own-shop.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, port, test } from './support/shop-under-test.ts'
import { runShopCommand, startEmptyShop } from './support/start-shop.ts'

// A shop of one's own, without the demo, beside the shop of the other journeys, and what is imported from its file.
const ownPort = port + 50
const origin = `http://localhost:${ownPort}`
const copyOrigin = `http://localhost:${port + 70}`
const login = { email: 'owner@nord.example', password: 'a-password-for-nord' }
const asOwner = { ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password }
const stops: (() => Promise<void>)[] = []

// The shop of the other journeys is another host.
const tolerated = new RegExp(`Failed to load resource|^Requested (${origin}|${copyOrigin})/`)

test.use({ ...returningVisitor, baseURL: origin, tolerated })
test.afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Starts an empty shop, and makes it Atelier Nord on the page for its owner. */
async function openAtelier(page: Page, own: { country: string; currency: string }) {
  const { dataDir, stop } = await startEmptyShop(ownPort, asOwner)
  stops.push(stop)
  const owner = ownerOf(page.request, origin)
  await owner('POST', 'users/login', login)
  await page.goto('/admin/start')
  await page.getByLabel('Shop name').fill('Atelier Nord')
  await page.getByLabel('Contact email').fill('hello@nord.example')
  await page.getByLabel('Country').selectOption(own.country)
  await page.getByLabel('Currency').selectOption(own.currency)
  await page.getByRole('button', { name: 'Start my shop' }).click()
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  return { owner, dataDir }
}

type Owner = ReturnType<typeof ownerOf>

/** Ships to countries by a method. */
async function ship(owner: Owner, countries: readonly string[], method: object) {
  const { zoneId } = await owner<{ zoneId: string }>('POST', 'shipping/addZone', { name: 'Everywhere' })
  const usual = { isOn: true, speed: 'standard', perKg: 0, over: 0, priceOver: 0, minDays: 2, maxDays: 4 }
  await owner('PUT', 'shipping/changeZone', {
    ...{ zoneId, version: 1, name: 'Everywhere', isRest: false, countries, methods: [{ ...usual, ...method }] },
  })
}

const openShopper = async (browser: Browser) =>
  (await browser.newContext({ ...returningVisitor, baseURL: origin })).newPage()

/** Opens the card page of the cart as a guest; returns what it shows. */
async function checkOut(shopper: Page): Promise<string> {
  await shopper.getByRole('dialog', { name: 'Shopping Cart' }).getByRole('button', { name: 'CHECKOUT' }).click()
  await shopper.getByRole('button', { name: 'Checkout as Guest' }).click()
  await shopper.waitForURL(/\/sandbox\//)
  return shopper.content()
}

async function addToCart(shopper: Page, product: string, size?: string) {
  await shopper.goto('/shop')
  await shopper.getByRole('main').getByRole('link', { name: product }).first().click()
  await expect(shopper.getByRole('heading', { level: 1, name: product })).toBeVisible()
  if (size) await shopper.getByRole('button', { name: size, exact: true }).click()
  await shopper.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(shopper.getByRole('dialog', { name: 'Shopping Cart' })).toContainText(product)
}

interface Order {
  _id: string
  orderNumber: string
  grandTotal: number
  includedTax: number
  invoices: { number: string }[]
}

const findOrder = async (owner: Owner) =>
  (await owner<{ orderHistory: Order[] }>('POST', 'orders/ordersHistory', {})).orderHistory[0]

/** Every email of the shop, by its kind. */
async function readEmails(owner: Owner): Promise<Record<string, string>> {
  const { emails } = await owner<{ emails: { id: string; kind: string }[] }>('POST', 'emails/listEmails', {})
  const read = emails.map(async ({ id, kind }) => [
    `email ${kind}`,
    JSON.stringify((await owner<{ email: unknown }>('POST', 'emails/findEmail', { id })).email),
  ])
  return Object.fromEntries(await Promise.all(read))
}

const publicPaths = [
  ...['/', '/shop', '/cart', '/wishlist', '/looks', '/login', '/register', '/forget-password', '/track-order'],
  ...['/newsletter', '/no-such-page', '/feeds/google.xml', '/sitemap.xml', '/robots.txt', '/favicon.svg'],
  ...['/api/docs', '/api/openapi.json', ...contentNames.map((name) => `/${name}`)],
]
const adminPaths = adminPages.flatMap(({ path }) => (path.includes(':') ? [] : path))

/** Expects nothing of the demo in texts and pages, and no images but the owner's. */
async function expectNoDemo(page: Page, texts: Record<string, string>, paths: readonly string[], own: string[]) {
  const read = { ...texts }
  for (const path of [...publicPaths, ...adminPaths, ...paths]) {
    read[path] = await (await page.request.get(path)).text()
  }
  const found = Object.entries(read).map(([place, text]) => [
    place,
    [...demoIn(text), ...imagesIn(text).filter((id) => !own.includes(id))],
  ])
  expect(found.filter(([, hits = []]) => hits.length > 0)).toEqual([])
}

test('an owner makes an empty shop hers and sells from it, and nothing of the demo is anywhere', async ({
  page,
  browser,
}) => {
  // It opens a shop, sells, and opens a second one from its file.
  test.slow()
  const { owner, dataDir } = await openAtelier(page, { country: 'DE', currency: 'EUR' })
  type Own = { settings: { brand: object }; versions: { places: number } }
  const { settings, versions } = await owner<Own>('POST', 'settings/ownSettings', {})
  const countries = ['DE', 'FR', 'JP']
  await owner('PUT', 'settings/changePlaces', { version: versions.places, values: { countries } })
  const vatRates = [
    { country: 'DE', rate: 19_000 },
    { country: 'FR', rate: 20_000 },
    { country: 'JP', rate: 10_000 },
  ]
  await owner('PUT', 'settings/changeTaxation', { version: 0, values: { mode: 'inclusive_vat', vatRates } })
  const brand = { ...settings.brand, paper: '#ffffff', ink: '#14213d', accent: '#7a1f2b' }
  await owner('PUT', 'settings/changeBrand', { version: 0, values: brand })
  await ship(owner, countries, { name: 'Parcel', kind: 'by_weight', price: 5, perKg: 2 })

  await page.goto('/admin/settings')
  const logo = page.getByRole('region', { name: 'Logo and icon', exact: true })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><path d="M0 0h120v30H0z" fill="#7a1f2b"/></svg>'
  await logo.getByLabel('Upload logo').setInputFiles({
    ...{ name: 'nord.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
  })
  await expect(logo.getByLabel('Replace logo')).toBeAttached()
  await logo.getByRole('button', { name: 'Save' }).click()
  await expect(logo.getByText('Settings saved.')).toBeVisible()

  await page.goto('/admin/home')
  await page.getByLabel('Kind').selectOption('Image with text')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByLabel('Show this section').check()
  await page.getByLabel('Title').fill('Sewn in Bergen')
  await page.getByRole('textbox', { name: /^Text/ }).fill('Leather from the north.')
  await page.getByLabel('Add image').setInputFiles(await imageFile('studio.jpg', '#445'))
  await expect(page.getByRole('button', { name: 'Remove image 1' })).toBeVisible()
  await page.getByLabel('Alt text').fill('The studio')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published.').first()).toBeVisible()

  const sizeVariant = ['38', '38.5', '39'].map((size) => ({ size }))
  const shoe = { title: 'Fjord', price: 190, subCategory: 'Shoes', type: 'Boots', grams: 1_200, sizeVariant }
  const boot = await sell(page, origin, shoe)
  const bag = await sell(page, origin, { title: 'Skerry', price: 240, subCategory: 'Bags', type: 'Totes', grams: 900 })
  type Listed = { categories: { categoryId: string; title: string }[] }
  const { categories } = await owner<Listed>('POST', 'categories/listCategories', {})
  const categoryId = categories.find(({ title }) => title === 'Shoes')?.categoryId
  const { chartId } = await owner<{ chartId: string }>('POST', 'sizeCharts/addSizeChart', { title: 'Shoes' })
  await owner('PUT', 'sizeCharts/changeSizeChart', {
    ...{ chartId, version: 1, title: 'Shoes', note: '', system: 'EU', unit: '', hasBothUnits: false },
    columns: [{ kind: 'system', name: 'US', unit: '', isOnButtons: false }],
    rows: [{ size: '38.5', cells: ['7½'] }],
    places: [{ categoryId, audience: '' }],
  })

  const shopper = await openShopper(browser)
  await shopper.goto('/')
  await expect(shopper.getByRole('heading', { name: 'Sewn in Bergen' })).toBeVisible()
  await addToCart(shopper, 'Skerry')
  await addToCart(shopper, 'Fjord', 'EU 38.5')
  const cardPage = await checkOut(shopper)
  await expect(shopper.getByLabel('Country').getByRole('option')).toHaveText(['France', 'Germany', 'Japan'])
  await shopper.getByLabel('Country').selectOption('France')
  const address = { Address: '1 rue du Port', City: 'Brest', postalCode: '29200' }
  await payAsGuest(shopper, { Email: 'ann@example.com', 'Full name': 'Ann Lee', ...address })
  const confirmation = await shopper.content()
  await shopper.context().close()

  const placed = await findOrder(owner)
  if (!placed) throw new Error('There is no order')
  // 2.1 kg are three started kilograms: 190 + 240 + 5 + 3 × 2, of which 20 % on top of the net are VAT.
  expect(placed).toMatchObject({ grandTotal: 441, includedTax: 73.5 })
  const { _id: orderId, orderNumber } = placed
  await owner('PUT', 'orders/markOrderAsShipped', { orderId, orderNumber, carrier: 'UPS', trackingNumber: '1Z 999' })
  await page.goto(`/admin/orders/${orderNumber}`)
  await page.getByRole('link', { name: 'Refund' }).click()
  await page.getByLabel('Skerry').selectOption({ index: 1 })
  await page.getByRole('button', { name: /^Refund €240/ }).click()
  const papers = async () => (await findOrder(owner))?.invoices.map(({ number }) => number)
  await expect.poll(papers).toHaveLength(2)
  const [invoice = '', creditNote = ''] = ((await papers()) ?? []).toSorted().toReversed()
  await page.goto(`/admin/orders/${orderNumber}/invoices/${invoice}`)
  await expect(page.getByRole('main')).toContainText('€73.50')
  await page.goto(`/admin/orders/${orderNumber}/invoices/${creditNote}`)
  await expect(page.getByRole('main')).toContainText('240.00')

  const kinds = ['receipt', 'shipped', 'refunded'].map((kind) => `email ${kind}`)
  await expect.poll(async () => Object.keys(await readEmails(owner))).toEqual(expect.arrayContaining(kinds))
  await page.goto('/admin/emails')
  await page.getByRole('link', { name: `Receipt for order ${orderNumber}` }).click()
  const letter = page.frameLocator('iframe').first()
  await expect(letter.getByRole('img', { name: 'Atelier Nord' })).toBeAttached()
  await expect(letter.locator('body')).toContainText('Includes 20% VAT')

  const folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-file-'))
  stops.push(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'shop.zip')
  await runShopCommand(dataDir, 'export', file)
  const zip = [...(await readZip(file))]
  const files = Object.fromEntries(zip.map(([name, content]) => [`file ${name}`, `${name}\n${content.toString()}`]))
  type Sections = { sections: { images: { imageId: string }[] }[] }
  const { sections } = await owner<Sections>('POST', 'home/listSections', {})
  const own = [...boot.images, ...bag.images, ...sections.flatMap(({ images }) => images.map(({ imageId }) => imageId))]
  const sold = [
    '/shop/shoes/all',
    '/shop/shoes/boots',
    '/shop/bags/all',
    `/shop/${boot.productId}`,
    `/shop/${bag.productId}`,
  ]
  const orderPath = `/admin/orders/${orderNumber}`
  await expectNoDemo(
    page,
    { cardPage, confirmation, ...(await readEmails(owner)), ...files },
    [
      ...sold,
      ...['', '/packing-slip', `/invoices/${invoice}`, `/invoices/${creditNote}`].map((part) => orderPath + part),
      ...[`/admin/products/${boot.productId}`, `/admin/size-charts/${chartId}`],
    ],
    own,
  )

  const copy = await mkdtemp(join(tmpdir(), 'vitrine-e2e-copy-'))
  await runShopCommand(copy, 'import', file)
  stops.push((await startEmptyShop(port + 70, asOwner, copy)).stop)
  const pages = ['/', '/shop', ...sold, '/feeds/google.xml', '/about-us', '/shipping-returns', '/terms-and-conditions']
  let images = 0
  for (const path of pages) {
    const shown = await shownBy(page.request, origin + path)
    expect(await shownBy(page.request, copyOrigin + path), path).toEqual(shown)
    images += shown.images.length
  }
  expect(images).toBeGreaterThan(pages.length)
})

test('a shop in yen has prices, card page, order and email without decimals, and nothing of the demo', async ({
  page,
  browser,
}) => {
  const { owner } = await openAtelier(page, { country: 'JP', currency: 'JPY' })
  await ship(owner, ['JP'], { name: '', kind: 'flat', price: 600 })
  const tote = { title: 'Tote', price: 12_000, subCategory: 'Bags', type: 'Totes', grams: 700 }
  const { productId, images } = await sell(page, origin, tote)
  const shopper = await openShopper(browser)
  await addToCart(shopper, 'Tote')
  await expect(shopper.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('¥12,000')
  const cardPage = await checkOut(shopper)
  await expect(shopper.getByRole('button', { name: /^Pay/ })).toHaveText(/¥12,600/)
  const address = { Address: '1-2-3 Ginza', City: 'Tokyo', postalCode: '104-0061' }
  await payAsGuest(shopper, { Email: 'yuki@example.com', 'Full name': 'Yuki Mori', ...address })
  const confirmation = await shopper.content()
  await shopper.context().close()
  const order = await findOrder(owner)
  expect(order).toMatchObject({ grandTotal: 12_600 })
  const emails = await readEmails(owner)
  expect(emails['email receipt']).toContain('¥12,600')
  expect(emails['email receipt']).not.toMatch(/¥[\d,]+\.\d/)
  const paths = [`/shop/${productId}`, '/shop/bags/totes', `/admin/orders/${order?.orderNumber}`]
  await expectNoDemo(page, { cardPage, confirmation, ...emails }, paths, images)
})
