import type { Page } from '@playwright/test'
import { addressOf, demoProducts } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, expectHydrated, test } from './support/shop-under-test.ts'
import { startAsCustomer } from './support/steps.ts'

test.use({
  ...returningVisitor,
  tolerated: /Failed to load resource|route module|dynamically imported module|net::ERR_FAILED/i,
})

const message = 'Loading chunk failed'
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isMarked', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true)

/** Refuses one of the page's scripts; returns a function that lets it through. */
async function refuse(page: Page, name: string): Promise<() => Promise<void>> {
  const address = new RegExp(`/assets/${name}-[^/]*\\.js(\\?|$)`)
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

test.describe('without the code of the newsletter window', () => {
  test.use({ storageState: { ...returningVisitor.storageState, origins: [] } })

  test('the page goes on', async ({ page }) => {
    await refuse(page, 'newsletter-modal')
    await page.goto('/about-us')
    await page.mouse.wheel(0, 600)
    await expect(page.getByText(message)).toHaveCount(1)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Shopping cart/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible()
  })
})

test('the cart drawer is tried again at the next press', async ({ page }) => {
  const allow = await refuse(page, 'cart-drawer')
  await page.goto('/about-us')
  await mark(page)
  const cart = page.getByRole('banner').getByRole('link', { name: /^Shopping cart/ })
  await cart.click()
  await expect(page.getByText(message)).toHaveCount(1)
  await allow()
  await cart.click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

for (const [link, code, path] of [
  [/^Shopping cart/, 'cart-drawer', '/cart'],
  ['Search', 'search-popup', '/shop'],
] as const) {
  test(`without ${code} the second press opens ${path}`, async ({ page }) => {
    await refuse(page, code)
    await page.goto('/about-us')
    await mark(page)
    await page.getByRole('banner').getByRole('link', { name: link }).click()
    await expect(page.getByText(message)).toHaveCount(1)
    expect(await isMarked(page)).toBe(true)
    await page.getByRole('banner').getByRole('link', { name: link }).click()
    await page.waitForURL(new RegExp(`${path}(\\?|$)`))
  })
}

test('a cart drawer that never arrives is reported after 120 seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about-us')
  await page.route(/\/assets\/cart-drawer-/, () => {})
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Shopping cart/ })
    .click()
  await page.clock.runFor(119_000)
  await expect(page.getByText(message)).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(page.getByText(message)).toHaveCount(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a link loads the whole page, once, and a press there tries again', async ({ page }) => {
  const allow = await refuse(page, 'contact-us')
  await page.goto('/about-us')
  let loads = 0
  page.on('load', () => loads++)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })
  await link.hover()
  expect(loads).toBe(0)
  await link.click()
  await page.waitForURL('/contact-us')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
  await expect(page.getByText(message)).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(1)

  await allow()
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Contact Us' })
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .click()
  await expect(page.getByText(message)).toHaveCount(0)
  await expectHydrated(page)
})

test('the way back leads to the page whose code is missing', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await refuse(page, 'contact-us')
  await page.reload()
  await expectHydrated(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})

test('a product is shown, and can be reviewed once the code arrives', async ({ page }) => {
  await startAsCustomer(page)
  const allow = await refuse(page, 'write-review')
  await refuse(page, 'product-details')
  await page.goto(await addressOf(page.request, demoProducts.reviewed))
  await expect(page.getByText(message)).toHaveCount(1)
  await expect(page.getByText('Description', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  const write = page.getByRole('button', { name: 'Write a review' })
  await write.click()
  await expect(page.getByText(message)).toHaveCount(1)
  await allow()
  await write.click()
  await expect(page.getByRole('dialog', { name: 'Write a review' })).toBeVisible()
})
