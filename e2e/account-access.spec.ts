import type { Page } from '@playwright/test'
import { addressOf, demoProducts } from './support/products.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { address, adminEmail, adminPassword, expect, origin, test } from './support/shop-under-test.ts'
import { addToCart, newEmail, password, startAs, startAsCustomer } from './support/steps.ts'

test.use(returningVisitor)

const form = (page: Page) => page.getByRole('main')

test('guests are redirected home from the account and orders pages, with a message and a way to log in', async ({
  page,
}) => {
  for (const [path, sentence] of [
    ['/account', 'Please log in to see your account.'],
    ['/orders', 'Please log in to see your orders.'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(/^[^?]*\/\?log-in=/)
    const line = page.getByRole('status').filter({ hasText: sentence })
    await expect(line).toBeVisible()
    await expect(line.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(path)}`,
    )
  }
})

test('logged-in customers are redirected away from the login pages', async ({ page }) => {
  await startAsCustomer(page)
  for (const path of ['/login', '/register', '/forget-password', '/reset-password/abc']) {
    await page.goto(path)
    await page.waitForURL('/')
  }
})

test('who leaves the checkout by the login link returns to it, also with a new account', async ({ page }) => {
  const email = await startAsCustomer(page)
  await page.context().clearCookies({ name: /session|signed-in/ })
  await page.goto(await addressOf(page.request, demoProducts.plain))
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await page.waitForURL('/checkout')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click()
  await page.waitForURL('/register')
  const { usr } = await page.evaluate(() => history.state)
  expect(usr).toMatchObject({ checkoutUrl: expect.stringContaining('/'), isCheckout: true })

  await page.goBack()
  // Until then the form of the sign-up page is shown, whose fields have the same names.
  await expect(form(page).getByRole('button', { name: 'Log in' })).toBeVisible()
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Password', { exact: true }).fill(password)
  await form(page).getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
})

test('guests and customers cannot see the admin area', async ({ page }) => {
  for (const isCustomer of [false, true]) {
    if (isCustomer) await startAsCustomer(page)
    for (const path of ['/admin', '/admin/emails', '/%61dmin']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
    }
  }
})

test('a role forged in browser storage gives no access', async ({ page }) => {
  await startAsCustomer(page)
  await page.goto('/about-us')
  await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()
  await page.evaluate(() => {
    const forged = { id: 'x', role: 'admin', verifiedAt: Date.now() }
    localStorage.setItem('vitrine.verification', `1b.${btoa(JSON.stringify(forged))}`)
  })
  await page.goto('/admin')
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
  expect((await page.request.post('/api/emails/listEmails', { data: {}, headers: { origin } })).status()).toBe(403)
})

test('the menu of an admin has the Admin Panel, which opens with a full page load', async ({ page }) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'My account' }).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Admin Panel' }).click()
  await loaded
  await expect(page).toHaveURL('/admin')
})

test('logging out is in the menu of every page, and of the admin area', async ({ page }) => {
  await startAs(page, adminEmail, adminPassword)
  const logOut = page.getByRole('button', { name: 'Log Out', exact: true })
  for (const path of ['/', '/shop', '/about-us', '/cart', '/wishlist', '/account', '/contact-us']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'My account', exact: true }).click()
    await expect(logOut, path).toBeVisible()
  }
  for (const path of ['/admin', '/admin/orders', '/admin/settings']) {
    await page.goto(path)
    await expect(logOut, path).toBeVisible()
  }
  await logOut.click()
  await page.waitForURL('/')
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
})

test('a customer logs out another device with the password', async ({ page, playwright }) => {
  const email = await startAsCustomer(page, newEmail())
  const other = await playwright.request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': address() },
  })
  const login = await other.post('/api/users/login', { data: { email, password }, headers: { origin } })
  expect(await login.json()).toMatchObject({ status: 200 })
  await page.goto('/account')
  const devices = page.getByRole('region', { name: "Where you're logged in" })
  await expect(devices.getByRole('listitem')).toHaveCount(2)

  await devices.getByRole('button', { name: /^Log out: / }).click()
  const dialog = page.getByRole('dialog', { name: /^Log out: / })
  await dialog.getByLabel('Password', { exact: true }).fill('something else')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/password/)
  await expect(devices.getByRole('listitem')).toHaveCount(2)

  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The device is logged out.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect((await other.get('/account', { maxRedirects: 0 })).status()).toBe(302)
  await other.dispose()
})

test('logging out clears the customer and keeps the cart', async ({ page }) => {
  await startAsCustomer(page)
  const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  await page.goto('/account')
  await expect(form(page)).toContainText('Ann Lee')
  await expect.poll(keys).toEqual(expect.arrayContaining(['vitrine.verification', 'vitrine.profile']))
  await page.goto(await addressOf(page.request, demoProducts.plain))
  const cart = await addToCart(page)
  await cart.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL('/')
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
  const left = await keys()
  for (const gone of ['verification', 'profile', 'feedback', 'newsletter', 'session-url', 'checkout-url']) {
    expect(left).not.toContain(`vitrine.${gone}`)
  }
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  expect(cookies).not.toContain('session')
  expect(cookies).not.toContain('signed-in')
  await expect(page.getByRole('link', { name: 'Shopping cart, 1 item, $42.00' })).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('button', { name: 'My account' })).toHaveCount(0)
  await expect(page.getByText('Ann Lee')).toHaveCount(0)
  await page.goto('/account')
  await expect(page).toHaveURL(/log-in=account/)
})

test.describe('a session that the server has ended', () => {
  test.use({ tolerated: /Failed to load resource|RefusedError: Please log in/ })

  test('is noticed within the hour, reported, and ends on the home page', async ({ page }) => {
    await startAsCustomer(page)
    await page.goto('/about-us')
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine.verification'))).not.toBeNull()
    // The server has ended the session; this browser does not know yet.
    await page.context().addCookies([{ name: 'session', value: 'over', url: origin, httpOnly: true, sameSite: 'Lax' }])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'My account' })).toBeVisible()

    await page.clock.setFixedTime(Date.now() + 61 * 60_000)
    await page.goto('/about-us')
    await expect(page.getByText('Your session has expired')).toBeVisible()
    await page.waitForURL('/')
    await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible()
  })
})

test('logging in and out in one tab applies to every tab', async ({ page, context }) => {
  await startAsCustomer(page)
  await page.goto('/account')
  await expect(form(page)).toContainText('Ann Lee')
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'My account' }).click()
  await other.getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL(/\/(\?log-in=account)?$/)
  await expect(page.getByText('Ann Lee')).toHaveCount(0)
})
