import type { Locator, Page } from '@playwright/test'
import { demoProducts, findProduct } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, expectHydrated, test } from './support/shop-under-test.ts'

test.use(returningVisitor)

const name = demoProducts.colored
const searched = `/shop?search=${encodeURIComponent(name)}`
const cardOf = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: name }).first()
const dots = (card: Locator) => card.getByRole('group', { name: `Colors of ${name}` }).getByRole('button')
const dot = (card: Locator, color: string) =>
  dots(card).and(card.getByRole('button', { name: `${name} in ${color}`, exact: true }))

/** The last color of the product: a visit shows it by itself only now and then. */
async function lastColor(page: Page) {
  const color = (await findProduct(page.request, name)).colorVariant.at(-1)
  if (!color) throw new Error(`${name} has no colors.`)
  return color
}

async function expectShown(card: Locator, { id, color }: { id: string; color: string }) {
  await expect(dot(card, color)).toHaveAttribute('aria-pressed', 'true')
  await expect(dots(card).and(card.locator('[aria-pressed=true]'))).toHaveCount(1)
  await expect(card.getByRole('link').first()).toHaveAttribute('href', new RegExp(`/${id}$`))
  await expect(card.getByRole('img').first()).toHaveAttribute('src', new RegExp(`-${color.toLowerCase()}-`))
}

test('a color chosen on a card changes its image and link, and stays for the visit', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/shop?shown=72')
  const wanted = await lastColor(page)
  const card = cardOf(page)
  for (const target of await dots(card).all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  }
  const before = await card.boundingBox()
  await dot(card, wanted.color).focus()
  await page.keyboard.press('Enter')
  await expectShown(card, wanted)
  const after = await card.boundingBox()
  expect(after?.height, 'nothing moves').toBe(before?.height)
  await expect(page).toHaveURL('/shop?shown=72')

  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.locator('legend').filter({ hasText: 'Color' })).toContainText(wanted.color)
  await page.goBack()
  await expectShown(card, wanted)

  // Before any code of the page runs, too.
  await page.route('**/assets/*.js', () => {})
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expectShown(card, wanted)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expectHydrated(page)
  await expectShown(card, wanted)
})

test('the dialog before the cart begins with the color chosen on the card, and shows it', async ({ page }) => {
  await page.goto(searched)
  const wanted = await lastColor(page)
  const card = cardOf(page)
  await dot(card, wanted.color).click()
  await expectShown(card, wanted)
  await card.getByRole('button', { name: /^Add to cart/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Variation' })
  await expect(dialog.getByRole('button', { name: wanted.color, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByRole('img')).toHaveAttribute('src', new RegExp(`-${wanted.color.toLowerCase()}-`))
  await dialog.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText(wanted.color)
})

test('a listing filtered by a color shows it, whatever was chosen on the card before', async ({ page }) => {
  const { colorVariant } = await findProduct(page.request, name)
  const [filtered, other] = [colorVariant.at(0), colorVariant.at(-1)]
  if (!filtered || !other) throw new Error(`${name} has no two colors.`)
  await page.goto(searched)
  await dot(cardOf(page), other.color).click()
  await expect(dot(cardOf(page), other.color)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${searched}&color=${filtered.color}`)
  const card = cardOf(page)
  await expect(dot(card, filtered.color)).toHaveAttribute('aria-pressed', 'true')
  await dot(card, other.color).click()
  await expectShown(card, other)
})

test('without JavaScript a color on a card opens the product in it', async ({ browser, page }) => {
  const wanted = await lastColor(page)
  const visitor = await browser.newPage({ javaScriptEnabled: false })
  await visitor.goto(searched, { waitUntil: 'load' })
  await dot(cardOf(visitor), wanted.color).click()
  await expect(visitor.locator('legend').filter({ hasText: 'Color' })).toContainText(wanted.color)
  await visitor.close()
})

test('a mouse over a card shows its second image, then the others by its position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [, id] = /\/images\/([\w-]+)\//.exec(new URL(request.url()).pathname) ?? []
    if (id) fetched.add(id)
  })
  await page.goto('/shop/sunglasses/all')
  const card = page.getByRole('main').getByRole('article').nth(2)
  const strip = card.locator('.strip')
  const others = strip.locator('> span')
  await expect(strip.locator('img')).toHaveCount(1)
  await strip.scrollIntoViewIfNeeded()
  // The images of a color are numbered.
  const [, first = ''] = /\/images\/([\w-]+)\//.exec((await strip.locator('img').getAttribute('src')) ?? '') ?? []
  const fetchedOfCard = () => [...fetched].filter((id) => id.startsWith(first.replace(/\d+$/, ''))).length
  await expect.poll(fetchedOfCard).toBe(1)

  const box = await strip.boundingBox()
  if (!box) throw new Error('The card is not seen.')
  const pointAt = (part: number) => page.mouse.move(box.x + box.width * part, box.y + box.height * 0.4, { steps: 8 })
  await expect(async () => {
    await page.mouse.move(0, 0)
    // Straight there: on its way the mouse would show images of other cards.
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4)
    // Within one part of the card, however many images it has: another part would fetch its own.
    await pointAt(0.45)
    await expect(card.locator('.steps i')).not.toHaveCount(0, { timeout: 3_000 })
  }).toPass()
  const count = await card.locator('.steps i').count()
  expect(count).toBeGreaterThanOrEqual(3)
  await expect(others.first()).toHaveCSS('opacity', '1')
  await expect(strip.locator('img'), 'only the images seen are there').toHaveCount(2)
  expect(fetchedOfCard()).toBe(2)

  await pointAt(1 - 0.5 / count)
  await expect(others.last()).toHaveCSS('opacity', '1')
  await expect(others.last().locator('img')).toHaveJSProperty('complete', true)
  await pointAt(0.5 / count)
  await expect(others.first()).toHaveCSS('opacity', '0')
  await page.mouse.move(0, 0)
  await expect(others.last()).toHaveCSS('opacity', '0')
  expect((await strip.boundingBox())?.height, 'nothing moves').toBe(box.height)
})

test('a slow page never fetches another first color than the one it shows', async ({ browser }) => {
  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const client = await visitor.context().newCDPSession(visitor)
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 60_000,
    uploadThroughput: 60_000,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const fetched = new Set<string>()
  visitor.on('request', (request) => {
    const [, id] = /\/images\/([\w-]+)\//.exec(new URL(request.url()).pathname) ?? []
    if (id) fetched.add(id)
  })
  await visitor.goto('/shop', { waitUntil: 'load' })
  const shown = await visitor
    .locator('main article img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')?.split('/')[2] ?? ''))
  expect([...fetched].filter((id) => !shown.includes(id))).toEqual([])
  expect(fetched.size).toBeGreaterThan(3)
  await visitor.close()
})
