import type { Page } from '@playwright/test'
import { addressOf, demoProducts } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { addToCart, startAsCustomer } from '../support/steps.ts'

test.use(returningVisitor)

async function expectNothingBeside(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [screen, wide] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
  expect(wide, page.url()).toBeLessThanOrEqual(screen ?? 0)
}

test('a phone at 200% zoom shows whole pages, and the cart with all its contents', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 })
  for (const path of ['/', '/shop', '/shop?search=Greta', '/about-us', '/contact-us', '/login', '/wishlist']) {
    await page.goto(path)
    await expectNothingBeside(page)
  }
  await page.goto(await addressOf(page.request, demoProducts.plain))
  await expectNothingBeside(page)
  const cart = await addToCart(page)
  const checkout = cart.getByRole('button', { name: 'Checkout' })
  await checkout.scrollIntoViewIfNeeded()
  await expect(checkout).toBeInViewport()
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('button', { name: 'Clear cart' })).toBeInViewport()
  await expectNothingBeside(page)
})

test('a phone with text at 200% shows whole pages, with cart, sum and wishlist in the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const header = page.getByRole('banner')
  const product = await addressOf(page.request, demoProducts.plain)
  await page.goto(product)
  await addToCart(page)
  for (const path of ['/', '/shop', product, '/shop?search=black', '/cart']) {
    await page.goto(path)
    await enlarge()
    await expectNothingBeside(page)
    for (const name of ['Menu', 'Search', 'Wishlist', 'Shopping cart'])
      await expect(header.getByRole('link', { name }), `${name} on ${path}`).toBeInViewport({ ratio: 1 })
  }
  for (const name of ['Menu', 'Search']) {
    await header.getByRole('link', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    const beside = await dialog.evaluate(
      (it) =>
        [it, ...it.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1).length,
    )
    expect(beside, name).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('a phone 320 px wide with text at 200% shows whole pages, and the buy bar beside nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 667 })
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const product = await addressOf(page.request, demoProducts.sized)
  for (const path of ['/login', '/contact-us', '/shipping-returns', '/privacy-policy', '/wishlist', product]) {
    await page.goto(path)
    await enlarge()
    await expectNothingBeside(page)
  }
  await page.locator('#add-to-cart').evaluate((row) => scrollTo(0, row.getBoundingClientRect().bottom + scrollY))
  const bar = page.locator('.buy-bar')
  const button = await bar.getByRole('button').boundingBox()
  const price = await bar.locator('.price').boundingBox()
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(320)
  expect(button?.y, 'below the price').toBeGreaterThanOrEqual((price?.y ?? 0) + (price?.height ?? 0))
})

test('the cart drawer of a small phone shows a whole line, the start of the next and the checkout button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 667 })
  for (const name of [demoProducts.plain, demoProducts.sized]) {
    await page.goto(await addressOf(page.request, name))
    const size = page.getByRole('button', { name: 'US 6, EU 38' })
    if (name === demoProducts.sized) await size.click()
    await addToCart(page)
  }
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
  const lines = cart.getByRole('listitem')
  await expect(lines).toHaveCount(2)
  const footer = await cart.getByText('Total before tax').boundingBox()
  const second = await lines.nth(1).boundingBox()
  expect((second?.y ?? 0) + 40).toBeLessThan(footer?.y ?? 0)
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeInViewport({ ratio: 1 })
})

test('a field with an error is scrolled below the toast under the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 })
  await page.goto('/contact-us')
  const name = page.getByRole('main').getByLabel('Name')
  await name.evaluate((field) => scrollTo(0, field.getBoundingClientRect().top + scrollY - 90))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(name).toBeFocused()
  const toast = await page.getByRole('banner').getByRole('alert').boundingBox()
  const field = await name.boundingBox()
  const labelPx = 28
  expect((field?.y ?? 0) - labelPx).toBeGreaterThanOrEqual((toast?.y ?? 0) + (toast?.height ?? 0))
})

test('a very long word is broken at the edge of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/shop?search=${'abcdefghij'.repeat(20)}`)
  await expect(page.getByText('Nothing found for')).toBeVisible()
  await expectNothingBeside(page)

  await startAsCustomer(page)
  await page.goto('/account')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Update' }).click()
  await main.getByLabel('First name').fill('Bartholomew'.repeat(4))
  await main.getByRole('button', { name: 'Update' }).click()
  await expect(main.getByText('Bartholomew'.repeat(4))).toBeVisible()
  await expectNothingBeside(page)
})

test('the menu links to the wishlist where the header has no space for it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/about-us')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist' })).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Wishlist' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
})
