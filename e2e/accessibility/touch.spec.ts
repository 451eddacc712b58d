import type { Locator, Page } from '@playwright/test'
import { addressOf, demoProducts } from '../support/products.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { expect, test } from '../support/shop-under-test.ts'

test.use({ ...returningVisitor, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

interface Point {
  x: number
  y: number
}

/** Moves one or two fingers over the screen, each from its start to its end. */
async function drag(page: Page, ...fingers: [from: Point, to: Point][]) {
  const steps = 8
  const client = await page.context().newCDPSession(page)
  const at = (part: number) =>
    fingers.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }))
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= steps; step += 1) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}

/** A finger that swipes from right to left over an element. */
async function swipe(page: Page, over: Locator) {
  await over.scrollIntoViewIfNeeded()
  const box = await over.boundingBox()
  if (!box) throw new Error('What should be swiped is not seen.')
  const y = box.y + box.height / 2
  await drag(page, [
    { x: box.x + box.width * 0.85, y },
    { x: box.x + box.width * 0.15, y },
  ])
}

test('the images of a product are swiped one by one, and zoomed with two fingers', async ({ page }) => {
  await page.goto(await addressOf(page.request, demoProducts.frame))
  const gallery = page.getByRole('region', { name: `Images of ${demoProducts.frame}` })
  await expect(gallery.getByText('1 / 4')).toBeVisible()
  await expect(async () => {
    await swipe(page, gallery.getByRole('button', { name: /^Zoom into image 1/ }))
    await expect(gallery.getByText('2 / 4')).toBeVisible({ timeout: 2_000 })
  }).toPass()

  const viewer = page.getByRole('dialog', { name: demoProducts.frame })
  const image = viewer.getByRole('img')
  await expect(async () => {
    // A touch on a row that is still scrolling only stops it.
    if (await viewer.isHidden()) await gallery.getByRole('button', { name: /^Zoom into image 2/ }).tap()
    await expect(viewer.getByText('2 / 4')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const before = await scaleOf(image)
  const box = await image.boundingBox()
  if (!box) throw new Error('There is no image to enlarge.')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await drag(
    page,
    [
      { x: middle.x - 30, y: middle.y },
      { x: middle.x - 120, y: middle.y },
    ],
    [
      { x: middle.x + 30, y: middle.y },
      { x: middle.x + 120, y: middle.y },
    ],
  )
  expect(before).toBe(1)
  await expect.poll(() => scaleOf(image)).toBeGreaterThan(2)
  expect(await page.evaluate(() => window.visualViewport?.scale), 'the page itself keeps its size').toBe(1)

  await viewer.getByRole('button', { name: 'Next image' }).tap()
  await expect(viewer.getByText('3 / 4')).toBeVisible()
  expect(await scaleOf(image)).toBe(1)
  await viewer.getByRole('button', { name: 'Close' }).tap()
  await expect(viewer).toBeHidden()
})

async function scaleOf(image: Locator): Promise<number> {
  return image.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)
}

test('the products of a listing are swiped one by one', async ({ page }) => {
  await page.goto('/shop?view=slides')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeInViewport()
  await swipe(page, cards.first().getByRole('img').first())
  await expect(cards.nth(1)).toBeInViewport({ ratio: 0.6 })
  await expect(cards.first()).not.toBeInViewport()
})

test('touch alone saves a product from its card, adds it to the cart and swipes its images, with nothing that needs hovering', async ({
  page,
}) => {
  await page.goto('/shop?search=Perla')
  const card = page.getByRole('main').getByRole('article').first()
  const save = card.getByRole('button', { name: /^Save/ })
  await expect(card.getByRole('button', { name: /^Add to cart/ })).toBeInViewport()
  await save.tap()
  await expect(save).toHaveAttribute('aria-pressed', 'true')

  await card.getByRole('button', { name: /^Add to cart/ }).tap()
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(cart).toContainText(demoProducts.plain)
  await cart.getByRole('button', { name: 'Increase' }).tap()
  await expect(cart.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('2')
  await cart.getByRole('button', { name: 'Close' }).tap()
  await expect(cart).toBeHidden()

  // A third image is on the card once a finger was on it.
  for (const place of [1, 2]) {
    await expect(async () => {
      await swipe(page, card.locator('.strip'))
      await expect(card.locator('picture').nth(place)).toBeInViewport({ ratio: 0.5, timeout: 2_000 })
    }).toPass()
  }
  await expect(card.locator('picture').first()).not.toBeInViewport()
  await expect(page).toHaveURL(/search=Perla/)
})

test('the menu leads to a category by touch', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Sunglasses', { exact: true }).tap()
  await menu.getByRole('link', { name: 'Cat Eye' }).tap()
  await expect(page).toHaveURL(/\/shop\/sunglasses\/cat-eye$/)
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Cat Eye' })).toBeVisible()
})
