import { addressOf, demoProducts } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, test } from './support/shop-under-test.ts'

test.use(returningVisitor)

const mark = () => Reflect.set(window, 'isMarked', true)
const isMarked = () => Reflect.get(window, 'isMarked') === true

test('a page older than 12 hours reloads itself, not before', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about-us')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine.last-reload'))).not.toBeNull()
  await page.evaluate(mark)
  await page.clock.fastForward('11:58:00')
  await page.clock.runFor(61_000)
  expect(await page.evaluate(isMarked)).toBe(true)
  const loaded = page.waitForEvent('load')
  await page.clock.fastForward('00:03:00')
  await loaded
  expect(await page.evaluate(isMarked)).toBe(false)
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
})

test('a page in which something is typed does not reload itself, wherever the focus is', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact-us')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine.last-reload'))).not.toBeNull()
  await page.evaluate(mark)
  const message = page.getByRole('main').getByLabel('Message')
  await message.fill('The hinge came loose.')
  await message.blur()
  await page.clock.fastForward('12:01:00')
  await page.clock.runFor(61_000)
  expect(await page.evaluate(isMarked)).toBe(true)
  await expect(message).toHaveValue('The hinge came loose.')
  const loaded = page.waitForEvent('load')
  await message.fill('')
  await page.clock.runFor(61_000)
  await loaded
})

test('the skeleton of the next page is in view, wherever this one was scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/shop')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\.data/, async (route) => {
    await held
    await route.fallback()
  })
  const card = page.getByRole('article').nth(10)
  await card.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(900)
  await card.getByRole('link').first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Please wait...' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  answer()
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeInViewport()
  await page.goBack()
  await expect(card).toBeInViewport()
})

test('a click before hydration is handled after it, and only once', async ({ page }) => {
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await asleep
    await route.fallback()
  })
  await page.goto(await addressOf(page.request, demoProducts.reviewed), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Write a review' }).click()
  wake()
  await expect(page.getByRole('dialog', { name: 'Write a review' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => 'earlyPress' in window)).toBe(false)
})

test('the code that handles the page is the code that the page requests', async ({ page, request }) => {
  const address = await addressOf(request, demoProducts.reviewed)
  const html = await (await request.get(address)).text()
  await page.route('**/assets/*.js', async (route) => {
    if (html.includes(new URL(route.request().url()).pathname)) await route.fallback()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Increase' }).first().click()
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Quantity' }).first()).toHaveValue('2')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('a chunk that fails to load', () => {
  test.use({ tolerated: /Failed to load resource|dynamically imported module|preload/i })

  test('is reported when it delays a navigation for 120 seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto('/about-us')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine.last-reload'))).not.toBeNull()
    await page.route(/\/wishlist\.data|\/assets\/wishlist-/, () => {})
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Wishlist/ })
      .click()
    await page.clock.runFor(119_000)
    await expect(page.getByText('Loading chunk failed')).toHaveCount(0)
    await page.clock.runFor(2_000)
    await expect(page.getByText('Loading chunk failed').first()).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('what the heart shows anyway is said for one second', async ({ page }) => {
  await page.clock.install()
  await page.goto('/shop?search=Perla')
  const heart = page.getByRole('button', { name: 'Save Perla Barrette to your wishlist' })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  for (const sentence of ['Successfully added.', 'Successfully removed.']) {
    await heart.click()
    const toast = page.getByText(sentence)
    await expect(toast).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(900)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toBeHidden()
  }
})
