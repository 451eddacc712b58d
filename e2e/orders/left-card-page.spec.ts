import { addressOf, demoProducts } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage } from '../support/steps.ts'

test.use(returningVisitor)

test('who pays and never sees the confirmation finds the cart without what was ordered', async ({ page }) => {
  // The payment is made, and the way back to the shop is lost.
  await page.route('**/sandbox/**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ body: 'Nothing of the shop.' })
  })
  await page.goto(await addressOf(page.request, demoProducts.plain))
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.getByRole('button', { name: 'Checkout as Guest' }).click()
  await page.waitForURL(/\/sandbox\//)

  // Back from the card page, nothing is ordered yet.
  const cardPage = page.url()
  const badge = page.getByRole('banner').getByRole('link', { name: /^Shopping cart/ })
  await page.goto('/about-us')
  await expect(badge).toHaveAccessibleName('Shopping cart, 1 item, $42.00')

  await page.goto(cardPage)
  await fillCardPage(page)
  await expect(page.getByText('Nothing of the shop.')).toBeVisible()
  await page.goto('/about-us')
  await expect(
    page.getByText(/^Order MG-\d+ was placed\. Its items are no longer in your cart\.$/).first(),
  ).toBeVisible()
  await expect(badge).toHaveAccessibleName('Shopping cart, 0 items, $0.00')
})
