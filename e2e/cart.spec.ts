import type { Page } from '@playwright/test'
import { addressOf, demoProducts } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'
import { addToCart, startAsCustomer } from './support/steps.ts'

test.use(returningVisitor)

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shopping cart/ })
const main = (page: Page) => page.getByRole('main')

async function buyPlain(page: Page) {
  await page.goto(await addressOf(page.request, demoProducts.plain))
  return addToCart(page)
}

test('adding opens the cart drawer, the header counts, and the same item is not added twice', async ({ page }) => {
  await page.goto('/about-us')
  await expect(badge(page)).toHaveAccessibleName('Shopping cart, 0 items, $0.00')

  const cart = await buyPlain(page)
  await expect(cart).toContainText('Subtotal$42.00')
  await expect(cart).toContainText('Standard shippingFree')
  await expect(cart).toContainText('Total before tax$42.00')
  await expect(cart).toContainText('Add $158.01 for free express shipping.')
  await expect(cart).toContainText('Tax and the shipping you choose are calculated at checkout.')
  await expect(cart).toContainText('15 days to return after delivery.')
  await expect(cart.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us')
  await cart.getByRole('button', { name: 'Close' }).click()
  await expect(badge(page)).toHaveAccessibleName('Shopping cart, 1 item, $42.00')

  await main(page).getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText('Already added to your cart.')).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName('Shopping cart, 1 item, $42.00')
})

test('a cart line has 1 to 100 units', async ({ page }) => {
  const cart = await buyPlain(page)
  const quantity = cart.getByRole('textbox', { name: `Quantity of ${demoProducts.plain}` })
  await expect(cart.getByRole('button', { name: 'Decrease' })).toBeDisabled()
  await cart.getByRole('button', { name: 'Increase' }).click()
  await expect(quantity).toHaveValue('2')
  await expect(cart).toContainText('Subtotal$84.00')

  await quantity.fill('101')
  await quantity.press('Enter')
  await expect(page.getByText('The limit per item is 100').first()).toBeVisible()
  await expect(cart.getByRole('listitem')).toContainText('The limit per item is 100')
  await expect(quantity).toHaveValue('100')
  await expect(cart).toContainText('Subtotal$4,200.00')
  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('1')
})

test('an item that is removed or cleared can be restored', async ({ page }) => {
  await buyPlain(page)
  await page.goto('/cart')
  await main(page)
    .getByRole('button', { name: `Remove ${demoProducts.plain}` })
    .click()
  await expect(main(page)).toContainText('Your cart is currently empty')
  await expect(main(page)).toContainText(`${demoProducts.plain} removed.`)
  await main(page).getByRole('button', { name: 'Undo' }).click()
  await expect(main(page).getByRole('link', { name: demoProducts.plain })).toBeVisible()

  await main(page).getByRole('button', { name: 'Clear cart' }).click()
  await expect(main(page)).toContainText('Your cart is currently empty')
  await expect(badge(page)).toHaveAccessibleName('Shopping cart, 0 items, $0.00')
  await main(page).getByRole('button', { name: 'Undo' }).click()
  await expect(badge(page)).toHaveAccessibleName('Shopping cart, 1 item, $42.00')
})

test('the cart survives a reload and is synchronized between tabs', async ({ page, context }) => {
  await buyPlain(page)
  await page.goto('/cart')
  const other = await context.newPage()
  await other.goto('/cart')
  await main(other).getByRole('button', { name: 'Increase' }).click()
  await expect(badge(page)).toHaveAccessibleName('Shopping cart, 2 items, $84.00')
  await main(page)
    .getByRole('button', { name: `Remove ${demoProducts.plain}` })
    .click()
  await expect(main(other)).toContainText('Your cart is currently empty')

  await main(page).getByRole('button', { name: 'Undo' }).click()
  await expect(badge(other)).toHaveAccessibleName('Shopping cart, 2 items, $84.00')
  await page.reload()
  await expect(badge(page)).toHaveAccessibleName('Shopping cart, 2 items, $84.00')
})

const corrupt = {
  'cut off': '1a.AAAA',
  'another version': '9b.W10=',
  'no JSON': `1b.${btoa('{"lines":')}`,
  'a forged price and a wicked link': `1b.${btoa(JSON.stringify([{ productId: '__proto__', productUrl: 'javascript:alert(1)', price: -1, quantity: 1e9 }]))}`,
  'far too long': `1b.${'A'.repeat(300_000)}`,
}

test('a corrupt stored cart is dropped, and the shop keeps working', async ({ page }) => {
  await page.goto('/about-us')
  for (const [what, stored] of Object.entries(corrupt)) {
    await test.step(what, async () => {
      await page.evaluate((text) => {
        localStorage.setItem('vitrine.cart', text)
        localStorage.setItem('vitrine.glance', '{"units":"<b>"')
      }, stored)
      await page.goto('/cart')
      await expect(main(page)).toContainText('Your cart is currently empty')
      await expect(badge(page)).toHaveAccessibleName('Shopping cart, 0 items, $0.00')
    })
  }
})

test('the stored cart cannot be read as plain text', async ({ page }) => {
  await buyPlain(page)
  await page.goto('/cart')
  await expect(main(page).getByRole('link', { name: demoProducts.plain })).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('vitrine.cart'))
  expect(stored).toMatch(/^1a\./)
})

test.describe('with every storage blocked', () => {
  // React Router's inline script logs that it cannot store the scroll position.
  test.use({ tolerated: /blocked/ })

  test('the shop still works within the page', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
      }
    })
    await page.goto(await addressOf(page.request, demoProducts.plain))
    await expect(await addToCart(page)).toContainText('Subtotal$42.00')
  })
})

test.describe('with a server that refuses', () => {
  test.use({ tolerated: /Failed to load resource|RefusedError/ })

  test('a failed checkout shows a lasting message in the cart, keeps everything and offers a retry', async ({
    page,
  }) => {
    let isDown = true
    await page.route('**/gateway', (route) =>
      isDown && route.request().postData()?.includes('createCheckoutSession')
        ? route.fulfill({ status: 503, json: { status: 503, message: 'The shop is busy.' } })
        : route.fallback(),
    )
    const cart = await buyPlain(page)
    await cart.getByRole('button', { name: 'CHECKOUT' }).click()
    await expect(cart.getByRole('alert')).toContainText("We couldn't open the payment page. Your cart is unchanged.")
    await expect(cart.getByRole('alert').getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/contact-us',
    )
    await expect(cart).toContainText('Subtotal$42.00')
    isDown = false
    await cart.getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL('/checkout')
  })
})

test('a changed price is shown on its line and accepted by one click', async ({ page }) => {
  await page.route('**/gateway', async (route) => {
    if (!route.request().postData()?.includes('cart/checkCart')) return route.fallback()
    const response = await route.fetch()
    const answer: { lines: { price: number }[] } = await response.json()
    await route.fulfill({
      response,
      json: { ...answer, lines: answer.lines.map((line) => ({ ...line, price: 39.5 })) },
    })
  })
  await buyPlain(page)
  await page.goto('/cart')
  await expect(main(page)).toContainText('The price changed from $42.00 to $39.50.')
  await main(page).getByRole('button', { name: 'Accept $39.50' }).click()
  await expect(badge(page)).toHaveAccessibleName('Shopping cart, 1 item, $39.50')
  await expect(main(page)).not.toContainText('The price changed')
})

test('a stored checkout URL of another origin is never followed', async ({ page }) => {
  await page.goto('/about-us')
  await page.evaluate(() => {
    sessionStorage.setItem('vitrine.checkout-url', `1b.${btoa(JSON.stringify('https://evil.example/pay'))}`)
  })
  await page.goto('/checkout')
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has experied.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checkout as Guest' })).toHaveCount(0)
  await page.waitForURL('/')
})

test('the checkout opened by its address with items in the cart leads to the cart', async ({ page }) => {
  await buyPlain(page)
  await page.goto('/checkout')
  await expect(main(page)).toContainText('Your session has experied.')
  await page.waitForURL('/cart')
  await expect(main(page).getByRole('alert')).toContainText('Your session has experied. Nothing was charged.')
  // A press that begins before the cart is checked may end beside the button, which then moves.
  await page.waitForLoadState('networkidle')
  await main(page).getByRole('button', { name: 'CHECKOUT' }).click()
  await page.waitForURL('/checkout')
  await expect(page.getByRole('button', { name: 'Checkout as Guest' })).toBeEnabled()
})

test('an expired card page leads back to the cart, which opens another one', async ({ page }) => {
  await page.clock.install()
  const cart = await buyPlain(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.waitForURL('/checkout')
  await expect(page.getByRole('button', { name: 'Checkout as Guest' })).toBeEnabled()

  await page.clock.fastForward('31:00')
  await page.getByRole('button', { name: 'Checkout as Guest' }).click()
  await expect(main(page)).toContainText('Your session has experied.')
  await page.clock.fastForward('00:03')
  await page.waitForURL('/cart')
  await expect(main(page).getByRole('alert')).toContainText('Your session has experied. Nothing was charged.')
  await expect(main(page).getByRole('link', { name: demoProducts.plain })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await main(page).getByRole('button', { name: 'CHECKOUT' }).click()
  await page.waitForURL('/checkout')
  await expect(page.getByRole('button', { name: 'Checkout as Guest' })).toBeEnabled()
})

test('a customer goes from the cart straight to the card page', async ({ page }) => {
  await startAsCustomer(page)
  const cart = await buyPlain(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.waitForURL(/\/sandbox\//)
})
