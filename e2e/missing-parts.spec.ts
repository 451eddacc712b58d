import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { addressOf, demoProducts } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'

test.use({
  ...returningVisitor,
  viewport: { width: 390, height: 844 },
  tolerated: /Failed to load resource|dynamically imported module|net::ERR_/i,
})

const message = (page: Page) => page.getByText('Loading chunk failed')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first()
const productOf = (name: string) => async (page: Page) => {
  await page.goto(await addressOf(page.request, name))
}

interface Part {
  open: (page: Page) => Promise<unknown>
  press: (page: Page) => Locator
  opened: (page: Page) => Locator
}

/** What loads at a press, by the file of its code. */
const parts = {
  'mobile-menu': {
    open: (page) => page.goto('/about-us'),
    press: (page) => page.getByRole('banner').getByRole('link', { name: 'Menu' }),
    opened: (page) => dialog(page, 'Menu'),
  },
  'filter-panel': {
    open: (page) => page.goto('/shop'),
    press: (page) => button(page, 'Filter'),
    opened: (page) => dialog(page, 'Filter'),
  },
  'variation-dialog': {
    open: (page) => page.goto('/shop?search=linen%20dress'),
    press: (page) => button(page, /^Add to cart/),
    opened: (page) => dialog(page, 'Variation'),
  },
  'notify-me': {
    open: productOf(demoProducts.gone),
    press: (page) => button(page, 'Notify me'),
    opened: (page) => dialog(page, 'Notify me'),
  },
} satisfies Record<string, Part>

const address = (code: string) => new RegExp(`/assets/${code}-[^/]*\\.js(\\?|$)`)

for (const [code, { open, press, opened }] of Object.entries(parts)) {
  test(`blocked code of ${code} is reported, and loads at the next press`, async ({ page }) => {
    await page.route(address(code), (route) => route.abort())
    await open(page)
    await press(page).click()
    await expect(message(page)).toHaveCount(1)
    await expect(opened(page)).toHaveCount(0)
    await page.unroute(address(code))
    await press(page).click()
    await expect(opened(page)).toBeVisible()
  })

  test(`slow code of ${code} holds up nothing, and opens with the press that asked for it`, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(address(code), async (route) => {
      await released
      await route.fallback()
    })
    await open(page)
    await press(page).click()
    await page.getByRole('contentinfo').getByRole('textbox').first().fill('ann@example.com')
    await expect(opened(page)).toHaveCount(0)
    release()
    await expect(opened(page)).toBeVisible()
    await expect(message(page)).toHaveCount(0)
  })
}

test('code that is cut off is reported, and loads at the next press', async ({ page }) => {
  const cutting = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '10000' })
    response.write('export const part = ', () => response.destroy())
  })
  await new Promise<void>((resolve) => cutting.listen(0, '127.0.0.1', resolve))
  const { port } = cutting.address() as AddressInfo
  await page.route(address('mobile-menu'), (route) => route.continue({ url: `http://127.0.0.1:${port}/part.js` }))
  const { open, press, opened } = parts['mobile-menu']
  await open(page)
  await press(page).click()
  await expect(message(page)).toHaveCount(1)
  await page.unroute(address('mobile-menu'))
  await press(page).click()
  await expect(opened(page)).toBeVisible()
  cutting.close()
})

test('without its own code a page is read as it came, and its links lead on', async ({ page }) => {
  await page.route(address('entry.client'), (route) => route.abort())
  await page.goto('/about-us', { waitUntil: 'load' })
  await expect(message(page)).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
})
