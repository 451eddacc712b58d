import { seasonOf } from '#app/frame/season-of.ts'
import { addressOf, demoProducts } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'
import { addToCart } from './support/steps.ts'

test.use(returningVisitor)

test('the promo bar names the season and its discount', async ({ page }) => {
  await page.goto('/about-us')
  const bar = page.getByRole('complementary', { name: 'Offer' })
  await expect(bar).toContainText(seasonOf(new Date()))
  await expect(bar).toContainText('SALE - up to 30% off, free shipping on all orders over $200')
  await bar.getByRole('link', { name: 'Learn more' }).click()
  await expect(page).toHaveURL('/shop')
})

test('/isp/true opens the cart drawer over the home page, any other word does not', async ({ page }) => {
  await page.goto('/isp/true')
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(cart).toContainText('Your cart is currently empty')
  await cart.getByRole('link', { name: 'Continue Browsing' }).click()
  await expect(cart).toBeHidden()
  await expect(page).toHaveURL('/')
  await page.goto('/isp/false')
  await expect(page.getByRole('link', { name: 'Shop now' })).toBeVisible()
  // The code of a cart drawer that should open would be loaded by then.
  await page.waitForLoadState('networkidle')
  await expect(cart).toBeHidden()
})

test('the header shrinks after 100 px, and the banner is split or a carousel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo(0, 160))
  await expect(header).toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo(0, 90))
  await expect(header).not.toHaveAttribute('data-scrolled')
})

test('the rows show three or four products on wide screens and one on narrow ones, and scroll by their buttons', async ({
  page,
}) => {
  for (const [width, rows] of [
    [1440, { 'New In': 3, 'MG Best Seller': 4, 'Shop MG Collection': 4 }],
    [390, { 'New In': 1, 'MG Best Seller': 1, 'Shop MG Collection': 1 }],
  ] as const) {
    await page.setViewportSize({ width, height: 1200 })
    await page.goto('/')
    for (const [name, shown] of Object.entries(rows)) {
      const row = page.getByRole('region', { name, exact: true })
      const [card, whole] = await Promise.all([
        row
          .getByRole('listitem')
          .first()
          .evaluate((item) => item.clientWidth),
        row.getByRole('list').evaluate((list) => list.clientWidth),
      ])
      expect(Math.floor((whole + 40) / card), `${name} at ${width}`).toBe(shown)
    }
  }
  const [first, second, third] = await page
    .getByRole('region', { name: 'Shop MG Collection' })
    .getByRole('listitem')
    .evaluateAll((items) => items.slice(0, 3).map((item) => item.getBoundingClientRect().left))
  expect(second, 'two rows').toBe(first)
  expect(third).toBeGreaterThan(first ?? 0)

  const row = page.getByRole('region', { name: 'New In' })
  await expect(row.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await row.getByRole('button', { name: 'Next' }).click()
  await expect(row.getByRole('button', { name: 'Previous' })).toBeEnabled()
})

test('the mobile menu shows the categories at once, and what a shopper looks for on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(menu.getByText('Account', { exact: true })).toBeHidden()
  for (const name of ['All products', 'Sale', 'Wishlist', 'Track your order', 'Shipping and Returns', 'Contact Us']) {
    await expect(menu.getByRole('link', { name })).toBeVisible()
  }
  const rows = menu.locator('summary:visible, nav a:visible')
  await expect(rows).toHaveCount(16)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await expect(menu.getByRole('button', { name: 'Checkout' }), 'with an empty cart').toHaveCount(0)
  await menu.getByText('Sunglasses', { exact: true }).click()
  await menu.getByRole('link', { name: 'Cat Eye' }).click()
  await expect(page).toHaveURL('/shop/sunglasses/cat-eye')
  await expect(menu).toBeHidden()
})

test('on a phone, checkout starts from the menu too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await addressOf(page.request, demoProducts.plain))
  await addToCart(page)
  await page.goto('/about-us')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Checkout' })).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByRole('button', { name: 'Checkout as Guest' })).toBeVisible()
})

test('the seven pages of the footer exist', async ({ page }) => {
  await page.goto('/about-us')
  for (const name of [
    'Privacy Policy',
    'Terms and Conditions',
    'Shipping and Returns',
    'Contact Us',
    'Cookie Policy',
    'Refund Policy',
    'About Us',
  ]) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }
  await page.goto('/terms-conditions')
  const numbered = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(numbered).toHaveCount(20)
})

test.describe('with a server that does not answer', () => {
  test.use({ tolerated: /Failed to load resource|RefusedError/ })

  test('a row that cannot be loaded keeps what came with the page, without an error', async ({ page }) => {
    await page.route('**/gateway', (route) => route.abort())
    const logged = page.waitForEvent('console', (message) => /RefusedError/.test(message.text()))
    await page.goto('/')
    const row = page.getByRole('region', { name: 'New In' })
    await row.scrollIntoViewIfNeeded()
    await logged
    await expect(row.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
