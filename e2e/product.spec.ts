import type { Page } from '@playwright/test'
import { addressOf, demoProducts, findProduct } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'
import { newEmail } from './support/steps.ts'

test.use(returningVisitor)

const outOfStock =
  "We're sorry! This item is currently out of stock. Please check back later or sign up to be notified when it's available again."
const pick = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('color and size are kept in the URL, and sold-out options cannot be chosen', async ({ page }) => {
  const { colorVariant } = await findProduct(page.request, demoProducts.sized)
  const white = colorVariant.find(({ color }) => color === 'White')
  await page.goto(await addressOf(page.request, demoProducts.sized))
  await pick(page, 'US 4, EU 36').click()
  await expect(page).toHaveURL(/\?size=36$/)
  await pick(page, 'White').click()
  await expect(page).toHaveURL(new RegExp(`/amalfi-linen-dress/${white?.id}\\?size=36$`))
  await expect(pick(page, 'White')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /^Zoom into image 1 of \d+: .*white/i })).toBeVisible()
  await expect(pick(page, 'US 10, EU 42, sold out')).toBeDisabled()

  await page.reload()
  await expect(pick(page, 'White')).toHaveAttribute('aria-pressed', 'true')
  await expect(pick(page, 'US 4, EU 36')).toHaveAttribute('aria-pressed', 'true')
})

test('a color chosen right after a size keeps the size', async ({ page }) => {
  await page.goto(await addressOf(page.request, demoProducts.sized))
  const size = await pick(page, 'US 4, EU 36').elementHandle()
  await pick(page, 'White').evaluate((color: HTMLElement, chosenFirst) => {
    if (chosenFirst instanceof HTMLElement) chosenFirst.click()
    color.click()
  }, size)
  await expect(pick(page, 'White')).toHaveAttribute('aria-pressed', 'true')
  await expect(pick(page, 'US 4, EU 36')).toHaveAttribute('aria-pressed', 'true')
})

test('without a size nothing is added: a message appears at the top left and at the picker, which gets the focus', async ({
  page,
}) => {
  await page.goto(await addressOf(page.request, demoProducts.sized))
  await pick(page, 'Add to cart').click()
  const toast = page.getByRole('alert').filter({ hasText: 'Please select a variant' })
  await expect(toast).toBeVisible()
  const place = await toast.boundingBox()
  expect(place?.x).toBeLessThan(40)
  const header = await page.getByRole('banner').boundingBox()
  expect(place?.y, 'below the header').toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await expect(page.getByText('Please choose a size.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Size' }).getByRole('button').first()).toBeFocused()
  await pick(page, 'US 6, EU 38').click()
  await expect(toast).toBeHidden({ timeout: 2_000 })
  await pick(page, 'Add to cart').click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('Size US 6 (EU 38)')
})

test('a size that is pressed just before Add to cart counts, though the page has not shown it yet', async ({
  page,
}) => {
  await page.goto(await addressOf(page.request, demoProducts.sized))
  const [size, add] = [await pick(page, 'US 6, EU 38').elementHandle(), pick(page, 'Add to cart')]
  await add.evaluate((button, before) => {
    for (const pressed of [before, button])
      pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }, size)
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('Size US 6 (EU 38)')
})

test('the size guide shows every measurement on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await addressOf(page.request, demoProducts.sized))
  await page.getByText('Size guide', { exact: true }).click()
  const table = page.getByRole('table', { name: "Women's sizes (EU)" })
  await expect(table).toBeVisible()
  for (const column of ['Size', 'US', 'UK', 'Bust', 'Waist', 'Hips']) {
    await table.getByRole('columnheader', { name: column, exact: true }).scrollIntoViewIfNeeded()
    await expect(table.getByRole('columnheader', { name: column, exact: true })).toBeInViewport({ ratio: 1 })
  }
  expect(
    await table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)),
  ).toBe(0)
})

test('the variation dialog asks for size and color, shows the color and marks what is sold out', async ({ page }) => {
  await page.goto('/shop?search=Amalfi')
  await page.getByRole('button', { name: /^Add to cart ?: Amalfi/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Variation' })
  await expect(dialog.getByRole('heading', { name: demoProducts.sized })).toBeVisible()
  const option = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
  const sizes = dialog.getByRole('group', { name: 'Size' }).getByRole('button')
  await expect(sizes).toHaveText([/34$/, /36$/, /38$/, /40$/, /42$/, /44$/])
  await expect(dialog.locator('[aria-pressed=true]')).toHaveCount(0)
  await option('Add to cart').click()
  await expect(page.getByText('Please select a variant')).toBeVisible()
  await expect(dialog.getByText('Please choose a color.')).toBeVisible()
  await expect(dialog.getByText('Please choose a size.')).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Color' }).getByRole('button').first()).toBeFocused()
  await option('White').click()
  await expect(dialog.getByRole('img')).toHaveAttribute('alt', /white/i)
  await expect(option(/42, sold out$/)).toBeDisabled()
  await option(/40$/).click()
  await option('Add to cart').click()
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(cart).toContainText('White, Size US 8 (EU 40)')
  await cart.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: /^Add to cart ?: Amalfi/ }).click()
  await expect(dialog.getByRole('group', { name: 'Size' })).toBeVisible()
  await expect(dialog.locator('[aria-pressed=true]')).toHaveCount(0)
})

test('a product without variants is added to the cart from its card, one unit', async ({ page }) => {
  await page.goto('/shop?search=Perla')
  await page.getByRole('button', { name: /^Add to cart ?: Perla/ }).click()
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(cart.getByRole('textbox', { name: `Quantity of ${demoProducts.plain}` })).toHaveValue('1')
})

test('a sold-out product says so on card and page, and offers a stock alert for exactly this variant', async ({
  page,
}) => {
  await page.goto('/shop?search=Velvet')
  const card = page.getByRole('article').filter({ hasText: demoProducts.gone })
  await expect(card).toContainText('Out of stock')
  await card.getByRole('link', { name: /^View/ }).click()
  await expect(page.getByText(outOfStock)).toBeVisible()
  await expect(pick(page, 'Add to cart')).toHaveCount(0)

  await pick(page, 'Forest').click()
  await pick(page, 'Notify me').click()
  const dialog = page.getByRole('dialog', { name: 'Notify me' })
  await expect(dialog.getByLabel('Color')).toHaveValue('Forest')
  await dialog.getByLabel('Email').fill('nobody')
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address.')

  const answer = Promise.withResolvers<void>()
  await page.route('**/gateway', async (route) => {
    await answer.promise
    await route.fallback()
  })
  await dialog.getByLabel('Email').fill(newEmail())
  await dialog.getByRole('button', { name: 'Notify me' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Please wait...' })).toBeVisible()
  answer.resolve()
  await expect(dialog).toBeHidden()
  const thanks = page.getByRole('main').getByRole('status').filter({ hasText: 'Thank you.' })
  await expect(thanks).toHaveText("Thank you. We'll email you as soon as this item is back in stock.")
})

test('a card shows the second image of its product on hover', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/shop?search=Perla')
  const card = page.getByRole('article').filter({ hasText: demoProducts.plain })
  await expect(card.locator('img')).toHaveCount(1)
  await card.hover()
  await expect(card.locator('img')).toHaveCount(2)
})

test('the thumbnails of a product link to the large images', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(await addressOf(page.request, demoProducts.frame))
  const gallery = page.getByRole('region', { name: `Images of ${demoProducts.frame}` })
  await gallery.getByRole('link', { name: 'Image 3' }).click()
  await expect(gallery.getByText('3 / 4')).toBeVisible()
  await expect(gallery.getByRole('button', { name: /^Zoom into image 3/ })).toBeInViewport()
  await expect(gallery.getByRole('button', { name: /^Zoom into image 1/ })).not.toBeInViewport()
})

test('recently viewed products are offered again', async ({ page }) => {
  await page.goto(await addressOf(page.request, demoProducts.frame))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine.recently-viewed'))).not.toBeNull()
  await page.goto(await addressOf(page.request, demoProducts.plain))
  const row = page.getByRole('region', { name: 'Recently viewed' })
  await expect(row.getByRole('link', { name: new RegExp(`${demoProducts.frame}$`) })).toBeVisible()
  await expect(row.getByRole('link', { name: new RegExp(`${demoProducts.plain}$`) })).toHaveCount(0)
})

test('a URL with a wrong slug redirects to the right one, an unknown product is not found', async ({ page }) => {
  const { _id, path } = await findProduct(page.request, demoProducts.plain)
  const moved = await page.request.get(`/shop/a/b/c/${_id}`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, `/shop/${path}/${_id}`])
  const none = await page.goto('/shop/a/b/c/00000000-0000-4000-8000-000000000000')
  expect(none?.status()).toBe(404)
})

test('a zoomed image appears at once, and is sharp once the large one has loaded', async ({ page }) => {
  await page.goto(await addressOf(page.request, demoProducts.frame))
  const opener = page.getByRole('button', { name: /^Zoom into image 1 of/ })
  await expect.poll(() => opener.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const large = Promise.withResolvers<void>()
  await page.route('**/1900.avif', async (route) => {
    await large.promise
    await route.fallback()
  })
  await opener.click()
  const viewer = page.getByRole('dialog', { name: `Images: ${demoProducts.frame}` })
  const standIn = viewer.locator('img[alt=""]')
  await expect(standIn).toBeVisible()
  const isShown = (image: HTMLImageElement) => image.complete && image.clientHeight > 300
  await expect.poll(() => standIn.evaluate(isShown)).toBe(true)
  const sharp = viewer.getByRole('img', { name: /./ })
  await expect(sharp).toHaveCSS('opacity', '0')
  large.resolve()
  await expect(standIn).toHaveCount(0)
  await expect(sharp).toHaveCSS('opacity', '1')
})
