import type { Locator, Page } from '@playwright/test'
import { addressOf, demoProducts } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'

test.use({ ...returningVisitor, viewport: { width: 390, height: 844 } })

const barOf = (page: Page, name: string) =>
  page.getByRole('region', { name: `Buy ${name}`, exact: true }).locator(':scope > div')
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox()
  return Math.round((box?.y ?? 0) + (box?.height ?? 0))
}
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

for (const name of [demoProducts.plain, demoProducts.frame, demoProducts.sized]) {
  test(`name, price and cart button of ${name} are on the first screen of a phone`, async ({ page }) => {
    await page.goto(await addressOf(page.request, name))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name })).toBeInViewport({ ratio: 1 })
    await expect(main.getByText(/^(Now )?\$\d+\.\d\d$/).first()).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Add to cart')).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('button', { name: /^Zoom into image 1/ })).toBeInViewport({ ratio: 1 })
    await expect(barOf(page, name)).toHaveCount(0)
  })
}

test('a bar buys the product once the cart button is out of view, and ends above the footer', async ({ page }) => {
  await page.goto(await addressOf(page.request, demoProducts.sized))
  const bar = barOf(page, demoProducts.sized)
  await page.getByRole('heading', { name: 'You May Also Like' }).scrollIntoViewIfNeeded()
  await expect(bar).toContainText('$189.00')
  await expect.poll(() => bottomOf(bar)).toBe(844)

  // Without a size it leads to the sizes.
  await bar.getByRole('button', { name: 'Choose a size' }).click()
  await expect(page.getByRole('group', { name: 'Size' }).getByRole('button').first()).toBeFocused()
  await expect(bar).toHaveCount(0)
  await button(page, 'US 6, EU 38').click()

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(bar).not.toBeInViewport()
  const footer = await page.getByRole('contentinfo').boundingBox()
  await expect.poll(() => bottomOf(bar)).toBeLessThanOrEqual(Math.ceil(footer?.y ?? 0))

  await page.getByRole('heading', { name: 'You May Also Like' }).scrollIntoViewIfNeeded()
  await expect(bar).toContainText('US 6, EU 38')
  await bar.getByRole('button', { name: /^Add to cart ?: / }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('Size US 6 (EU 38)')
})

test('the bar leaves its place to the cookie banner', async ({ page }) => {
  await page.context().clearCookies({ name: 'cookie-choice' })
  await page.goto(await addressOf(page.request, demoProducts.frame))
  await page.getByRole('heading', { name: 'You May Also Like' }).scrollIntoViewIfNeeded()
  const banner = page.getByRole('region', { name: 'Cookies' })
  await expect(banner).toBeVisible()
  await expect(barOf(page, demoProducts.frame)).toHaveCount(0)
  await banner.getByRole('button', { name: 'Decline' }).click()
  await expect(barOf(page, demoProducts.frame)).toBeVisible()
})

test('what is focused is not hidden behind the bar', async ({ page }) => {
  await page.goto(await addressOf(page.request, demoProducts.frame))
  const bar = barOf(page, demoProducts.frame)
  await page.locator('summary', { hasText: 'Ship & return' }).focus()
  await expect(bar).toBeVisible()
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press('Tab')
    const top = (await bar.boundingBox())?.y ?? 844
    const focused = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect()
      return { bottom: box?.bottom ?? 0, height: box?.height ?? 0 }
    })
    // Higher than the screen: its start is in view.
    if (focused.height < 400) expect(focused.bottom).toBeLessThanOrEqual(top + 1)
  }
})

test('on a wide screen the images stay in view beside a longer column, and the bar is a card', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(await addressOf(page.request, demoProducts.frame))
  await page.locator('#ship-and-return').evaluate((part) => part.scrollIntoView({ block: 'end' }))
  await expect(page.getByRole('button', { name: /^Zoom into image 1/ })).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('heading', { name: 'You May Also Like' }).scrollIntoViewIfNeeded()
  await expect(barOf(page, demoProducts.frame)).toBeVisible()
  const card = await barOf(page, demoProducts.frame).boundingBox()
  expect(card?.width).toBeLessThan(600)
})
