import type { Page } from '@playwright/test'
import { total, wholeListing } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, origin, test } from './support/shop-under-test.ts'

test.use(returningVisitor)

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Loads more, 24 at a time, until this many are shown. */
async function loadAll(page: Page, wanted: number) {
  for (let shown = await cards(page).count(); shown < wanted; shown = await cards(page).count()) {
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(cards(page)).not.toHaveCount(shown)
  }
}
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })

test('filters and sort order are kept in the URL, counted, and removed one by one or all at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/shop')
  const form = page.getByRole('form', { name: 'Filter and sort' })
  await form.getByText('Color', { exact: true }).click()
  const black = form.getByRole('checkbox', { name: /^Black \(\d+\)$/ })
  const count = Number((await black.locator('..').textContent())?.match(/\((\d+)\)/)?.[1])
  await black.click()
  await expect(page).toHaveURL('/shop?color=Black')
  const shown = Math.min(24, count)
  await expect(page.getByText(`${shown} of ${count}`)).toBeVisible()
  await expect(cards(page)).toHaveCount(shown)

  await form.getByRole('checkbox', { name: /^Honey \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/shop?color=Black&color=Honey')
  await page.keyboard.press('Escape')
  await form.getByText('Availability', { exact: true }).click()
  await form.getByRole('checkbox', { name: /^On sale/ }).click()
  await expect(page).toHaveURL('/shop?color=Black&color=Honey&sale=1')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(page).toHaveURL('/shop?color=Black&color=Honey&sale=1&sort=price-low')

  await page.reload()
  await chips(page).getByRole('link', { name: 'Remove Honey' }).click()
  await expect(page).toHaveURL('/shop?color=Black&sale=1&sort=price-low')
  await page.goBack()
  await expect(chips(page).getByRole('link', { name: 'Remove Honey' })).toBeVisible()
  await chips(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/shop?sort=price-low')
  await expect(chips(page)).toHaveCount(0)
})

test('the focus stays in the row of chosen filters, and goes to the heading after the last', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  // Before the row's code is there, a press opens a document.
  const loaded = () => page.waitForLoadState('networkidle')
  const chip = (name: string) => chips(page).getByRole('link', { name })
  await page.goto('/shop?color=Black&color=Honey&sale=1')
  await loaded()
  await chip('Remove Black').press('Enter')
  await expect(chip('Remove Honey')).toBeFocused()
  await chip('Remove Honey').press('Enter')
  await expect(chip('Remove On sale')).toBeFocused()
  await chip('Remove On sale').press('Enter')
  await expect(page).toHaveURL('/shop')
  await expect(heading).toBeFocused()
  await page.goto('/shop?color=Black&sale=1')
  await loaded()
  await chip('Clear all').press('Enter')
  await expect(heading).toBeFocused()
})

test('what is pressed before the products have come adds to what was pressed before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/shop')
  const { promise: pressed, resolve } = Promise.withResolvers<void>()
  await page.route('**/shop.data*', async (route) => {
    await pressed
    await route.continue()
  })
  const form = page.getByRole('form', { name: 'Filter and sort' })
  await form.getByText('Color', { exact: true }).click()
  const [black, honey] = ['Black', 'Honey'].map((color) =>
    form.getByRole('checkbox', { name: new RegExp(`^${color} `) }),
  )
  await black?.click()
  await expect(black ?? form).toBeChecked()
  await honey?.click()
  await page.keyboard.press('Escape')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(page.getByLabel('Sort by')).toHaveValue('price-low')
  resolve()
  await expect(page).toHaveURL('/shop?color=Black&color=Honey&sort=price-low')
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(page.locator('input[name=color][value=Black]').first()).not.toBeChecked()
  await expect(page.getByLabel('Sort by')).not.toHaveValue('price-low')
})

test('filters without results say so and offer a way to continue', async ({ page }) => {
  await page.goto('/shop?min=100000')
  await expect(page.getByRole('main')).toContainText('No products match these filters')
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL('/shop')
  await expect(cards(page)).toHaveCount(24)
})

test('on a phone the filters are in a drawer that counts the results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop')
  const filter = page.getByRole('button', { name: 'Filter' })
  await filter.click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await expect(drawer.getByRole('button', { name: `Show ${total} products` })).toBeVisible()
  await drawer.getByRole('checkbox', { name: /^Dresses/ }).click()
  await drawer.getByRole('button', { name: 'Show 2 products' }).click()
  await expect(drawer).toBeHidden()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeVisible()
})

test('a press that ends the typing of a price leads where it says', async ({ browser }) => {
  const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await browser.newPage({ ...returningVisitor, ...touch })
  await page.clock.install()
  await page.goto(`${origin}/shop?color=Black`)
  await page.getByRole('main').getByRole('button', { name: 'Filter' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByText('Price', { exact: true }).tap()
  await drawer.getByLabel('From $').fill('100')
  await drawer.getByRole('link', { name: 'Clear all' }).tap()
  await expect(page).toHaveURL(`${origin}/shop`)
  // The typed price does not come back with what was still to be done.
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL(`${origin}/shop`)
  await page.close()
})

test('Back restores the same number of products and the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/shop')
  await expect(page.getByText(`24 of ${total}`)).toBeVisible()
  await loadAll(page, total)
  await expect(page).toHaveURL(`/shop?shown=${wholeListing}`)
  await expect(page.getByText(`${total} of ${total}`)).toBeVisible()
  await expect(cards(page)).toHaveCount(total)

  const card = cards(page).nth(33)
  await card.scrollIntoViewIfNeeded()
  // Images of a new shop are resized on their first request and hold the browser's connections until then.
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(() => window.scrollY)
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/shop\/[^?]+\/[^?]+\/[^?]+\//)
  await expect(page.getByText('Ship & return')).toBeVisible()
  await page.goBack()
  await expect(page.getByText(`${total} of ${total}`)).toBeVisible()
  await expect(cards(page)).toHaveCount(total)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 40)
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(before + 40)
  await expect(card).toBeInViewport()
})

test('the whole listing repeats four times in the browser, and never in the HTML of the server', async ({ page }) => {
  await page.goto(`/shop?shown=${wholeListing}`)
  for (let pass = 2; pass <= 4; pass++) {
    await page.getByRole('link', { name: 'Show them again' }).click()
    await expect(cards(page)).toHaveCount(total * (pass - 1) + 24)
    await loadAll(page, total * pass)
    await expect(cards(page)).toHaveCount(total * pass)
  }
  await expect(page.getByRole('link', { name: 'Show them again' })).toHaveCount(0)

  const html = await (await page.request.get(`/shop?shown=${wholeListing}&pass=4`)).text()
  expect(html.match(/<article/g)).toHaveLength(total)
  for (const part of [`/shop?color=Black&shown=${wholeListing}`, '/shop/sunglasses/cat-eye']) {
    await page.goto(part)
    await expect(page.getByRole('link', { name: 'Show them again' })).toHaveCount(0)
  }
})

test('at 1440 by 900 px the first row of whole products begins at 260 px at the latest', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/shop', '/shop/sunglasses/all', '/shop/sunglasses/cat-eye']) {
    await page.goto(path)
    for (const card of [cards(page).nth(0), cards(page).nth(1)]) {
      expect((await card.boundingBox())?.y, path).toBeLessThanOrEqual(260)
      await expect(card, path).toBeInViewport({ ratio: 1 })
      await expect(card.locator('img'), 'two images of it').toHaveCount(2)
    }
  }
})

test('the number of products is beside the title, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop')
  await expect(page.getByText(`${total} products`, { exact: true })).toBeInViewport({ ratio: 1 })
  await page.goto('/shop/apparel/dresses')
  await expect(page.getByText('2 products', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(cards(page).nth(1)).toBeInViewport({ ratio: 1 })
})

test('of each six cards on large screens the first two are half as wide as the page, the rest a quarter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/shop')
  const widths = await cards(page).evaluateAll((all) => all.slice(0, 12).map((card) => Math.round(card.clientWidth)))
  const [half = 0, , quarter = 0] = widths
  expect(widths).toEqual([half, half, quarter, quarter, quarter, quarter, half, half, ...Array(4).fill(quarter)])
  expect(half / quarter).toBeGreaterThan(1.9)
  expect(half / quarter).toBeLessThan(2.2)
})

test('on a narrow screen the products can be shown one by one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Show one by one' }).click()
  await expect(page).toHaveURL('/shop?view=slides')
  await expect.poll(async () => (await cards(page).first().boundingBox())?.width).toBeGreaterThan(300)
  await expect(cards(page).nth(1)).not.toBeInViewport({ ratio: 0.5 })
  await page.getByRole('link', { name: 'Show as a grid' }).click()
  await expect(page).toHaveURL('/shop')
})

for (const [width, count] of [
  [1200, 8],
  [992, 6],
  [768, 4],
  [576, 2],
  [575, 1],
] as const) {
  test(`at ${width} px the listing shows ${count} placeholders while loading`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.install()
    await page.goto('/about-us')
    await page.route(/\/shop\.data/, () => {})
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
    await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click()
    // The wait begins once React has rendered that the page is loading.
    await expect(async () => {
      await page.clock.runFor(300)
      const status = page.getByRole('status').filter({ hasText: 'Please wait...' })
      await expect(status).toBeAttached({ timeout: 1_000 })
    }).toPass()
    const shapes = page.getByRole('main').locator('ul').first().locator('> li')
    await expect(shapes.filter({ visible: true })).toHaveCount(count)
    await page.clock.runFor(600)
    await expect(shapes.filter({ visible: true }), 'a spinner follows').toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('up to 991 px the listing has its phone layout, from 992 px its desktop layout', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 900 })
  await page.goto('/shop')
  const filter = page.getByRole('button', { name: 'Filter' })
  await expect(filter).toBeVisible()
  await page.setViewportSize({ width: 992, height: 900 })
  await expect(filter).toBeHidden()
  await expect(page.getByRole('form', { name: 'Filter and sort' }).getByText('Color', { exact: true })).toBeVisible()
})

test('an unknown category is not found', async ({ page }) => {
  const answer = await page.goto('/shop/boots/all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText("This page doesn't exist")
})
