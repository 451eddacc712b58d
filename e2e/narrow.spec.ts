import type { Page } from '@playwright/test'
import { addressOf, demoProducts } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'
import { addToCart, startAsCustomer } from './support/steps.ts'

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
