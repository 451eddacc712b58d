import type { Page } from '@playwright/test'
import { countRestyled } from './support/count-restyled.ts'
import { addressOf, demoProducts } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, origin, test } from './support/shop-under-test.ts'
import { newEmail, password, startAs, startAsCustomer } from './support/steps.ts'

test.use(returningVisitor)

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Wishlist/ })
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name} to your wishlist` }).first()

async function save(page: Page, name: string) {
  await page.goto(await addressOf(page.request, name))
  await heart(page, name).click()
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Please wait...')).toHaveCount(0)
}

test('a guest saves and removes a product; the list survives a reload', async ({ page }) => {
  await save(page, demoProducts.plain)
  await expect(heart(page, demoProducts.plain)).toHaveAttribute('aria-pressed', 'true')
  await expect(badge(page)).toHaveAccessibleName('Wishlist, 1 saved')
  await page.reload()
  await expect(heart(page, demoProducts.plain)).toHaveAttribute('aria-pressed', 'true')
  await heart(page, demoProducts.plain).click()
  await expect(heart(page, demoProducts.plain)).toHaveAttribute('aria-pressed', 'false')
  await expect(badge(page)).toHaveAccessibleName('Wishlist, 0 saved')
})

test('the focus goes to the next saved product when one is removed, and to the heading after the last', async ({
  page,
}) => {
  for (const name of [demoProducts.plain, demoProducts.frame]) await save(page, name)
  await page.goto('/wishlist')
  await heart(page, demoProducts.frame).press('Enter')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('article').getByRole('link').first()).toBeFocused()
  await heart(page, demoProducts.plain).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('saving a product restyles what shows it, not the whole listing', async ({ page }) => {
  await page.goto('/shop')
  const hearts = page.getByRole('button', { name: /^Save .* to your wishlist/ })
  // The first change of a visit also loads code, and shows a message.
  await hearts.first().click()
  await expect(badge(page)).toHaveAccessibleName('Wishlist, 1 saved')
  await page.waitForLoadState('networkidle')
  const restyled = await countRestyled(page, async () => {
    await hearts.nth(1).click()
    await expect(badge(page)).toHaveAccessibleName('Wishlist, 2 saved')
    await expect(badge(page).locator('.glance-saved')).toHaveCSS('--glance-saved', '"2"')
  })
  expect(restyled).toBeLessThan((await page.locator('body *').count()) / 2)
})

test('at login the list of the guest is merged into that of the customer, with a message, and is there on another device', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  const device = await browser.newContext(returningVisitor)
  const elsewhere = await device.newPage()
  await startAsCustomer(elsewhere, email)
  await save(elsewhere, demoProducts.frame)

  await save(page, demoProducts.plain)
  await page.goto('/wishlist')
  await page.getByRole('link', { name: 'LOGIN', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Existing Customers' })).toBeVisible()
  const form = page.getByRole('main')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('/wishlist')
  await expect(page.getByText('The item you saved before is now in your wishlist.')).toBeVisible()
  await expect(badge(page)).toHaveAccessibleName('Wishlist, 2 saved')
  for (const name of [demoProducts.plain, demoProducts.frame]) {
    await expect(form.getByRole('link', { name: new RegExp(`${name}$`) })).toBeVisible()
  }

  await elsewhere.goto('/wishlist')
  await expect(badge(elsewhere)).toHaveAccessibleName('Wishlist, 2 saved')
  await device.close()
})

test.describe('with a server that refuses', () => {
  test.use({ tolerated: /Failed to load resource|RefusedError/ })

  test('a refused change is undone and reported', async ({ page }) => {
    await startAsCustomer(page)
    await page.goto(await addressOf(page.request, demoProducts.plain))
    await page.route('**/gateway', (route) =>
      route.request().postData()?.includes('addRemoveWishlistItem')
        ? route.fulfill({ status: 500, json: { status: 500, message: 'Something went wrong.' } })
        : route.fallback(),
    )
    await heart(page, demoProducts.plain).click()
    await expect(page.getByText('An error occurred while adding item to your wishlist.')).toBeVisible()
    await expect(heart(page, demoProducts.plain)).toHaveAttribute('aria-pressed', 'false')
  })

  test('a list that failed to load is loaded before more is saved to it', async ({ page, browser }) => {
    const email = newEmail()
    const device = await browser.newContext(returningVisitor)
    const elsewhere = await device.newPage()
    await startAsCustomer(elsewhere, email)
    await save(elsewhere, demoProducts.frame)
    // The heart is filled before the server has saved it.
    const wanted = { method: 'POST', path: 'wishlist', payload: {} }
    await expect
      .poll(async () => (await elsewhere.request.post('/gateway', { data: wanted, headers: { origin } })).json())
      .toMatchObject({ wishlist: [{}] })
    await device.close()

    let isRefused = false
    await page.route('**/gateway', (route) => {
      if (isRefused || !route.request().postData()?.includes('"path":"wishlist"')) return route.fallback()
      isRefused = true
      return route.fulfill({ status: 500, json: { status: 500, message: 'Something went wrong.' } })
    })
    await startAs(page, email, password)
    await page.goto(await addressOf(page.request, demoProducts.plain))
    await expect.poll(() => isRefused).toBe(true)
    await expect(badge(page)).toHaveAccessibleName('Wishlist, 0 saved')
    await heart(page, demoProducts.plain).click()
    await expect(heart(page, demoProducts.plain)).toHaveAttribute('aria-pressed', 'true')
    await expect(badge(page)).toHaveAccessibleName('Wishlist, 2 saved')
  })
})

test('a product saved while the list is loaded stays saved', async ({ page }) => {
  await startAsCustomer(page)
  await save(page, demoProducts.frame)
  let release = () => {}
  const isPressed = new Promise<void>((resolve) => {
    release = resolve
  })
  let isAsked = false
  // The list of before the press, which arrives after it.
  await page.route('**/gateway', async (route) => {
    if (isAsked || !route.request().postData()?.includes('"path":"wishlist"')) return route.fallback()
    isAsked = true
    const response = await route.fetch()
    await isPressed
    await route.fulfill({ response })
  })
  await page.goto(await addressOf(page.request, demoProducts.plain))
  await expect.poll(() => isAsked).toBe(true)
  await heart(page, demoProducts.plain).click()
  await expect(page.getByText('Please wait...')).toBeVisible()
  release()
  await expect(page.getByText('Please wait...')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await heart(page, demoProducts.plain).getAttribute('aria-pressed')).toBe('true')
  await expect(badge(page)).toHaveAccessibleName('Wishlist, 2 saved')
})

test('logging out leaves no list behind', async ({ page }) => {
  await startAsCustomer(page)
  await save(page, demoProducts.plain)
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(badge(page)).toHaveAccessibleName('Wishlist, 0 saved')
})
