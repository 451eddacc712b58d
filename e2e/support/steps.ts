import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { addressOf } from './products.ts'
import { adminEmail, adminPassword, origin } from './shop-under-test.ts'

export const newEmail = () => `shopper-${randomUUID()}@example.com`
export const password = 'correct horse battery'

/** Makes the cookie choice of a first visit, and closes the newsletter that opens after scrolling. */
export async function dismissFirstVisit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.reload()
  const newsletter = await openNewsletter(page)
  await newsletter.getByRole('button', { name: 'Close' }).click()
  await expect(newsletter).toBeHidden()
}

/** Scrolls until the newsletter opens. Its code loads on demand, and what is scrolled before that does not count. */
export async function openNewsletter(page: Page): Promise<Locator> {
  const newsletter = page.getByRole('dialog', { name: 'Join our newsletter' })
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(newsletter).toBeVisible({ timeout: 3_000 })
  }).toPass()
  return newsletter
}

/** Opens the page of a product. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await page.goto(await addressOf(page.request, name))
}

/** Finds a product by its name and opens its page, as a shopper does. */
export async function searchProduct(page: Page, name: string): Promise<void> {
  await page.goto(`/shop?search=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

/** Adds the open product to the cart as selected; the cart opens at the side. */
export async function addToCart(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
  await expect(cart).toBeVisible()
  return cart
}

interface CardDetails {
  email?: string
  card?: string
}

/** Fills in the card page of the sandbox and pays. */
export async function fillCardPage(
  page: Page,
  { email = newEmail(), card = '4242 4242 4242 4242' }: CardDetails = {},
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('+1 503 555 0142')
  await page.getByLabel('Full name').fill('Ann Lee')
  await page.getByLabel('Address', { exact: true }).fill('12 Harbor Street')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State', { exact: true }).selectOption('OR')
  await page.getByLabel('ZIP code', { exact: false }).fill('97201')
  // What discounts pay in full needs no card.
  if (await page.getByLabel('Card number').isVisible()) {
    await page.getByLabel('Card number').fill(card)
    await page.getByLabel('Expiration date').fill('12 / 34')
    await page.getByLabel('CVC').fill('123')
  }
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** Creates an account in the browser; ends on the home page, logged in. */
export async function register(page: Page, email = newEmail()): Promise<string> {
  await page.goto('/register')
  const form = page.getByRole('main')
  await form.getByLabel('First name').fill('Ann')
  await form.getByLabel('Last name').fill('Lee')
  await form.getByLabel('Country').selectOption('United States')
  await form.getByLabel(/^E-?mail/i).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel(/Confirm/).fill(password)
  await form.getByLabel(/hear/i).selectOption('Friends')
  await form.getByRole('button', { name: /Create|Register/i }).click()
  await page.waitForURL('/')
  return email
}

/** Logs in with the form of the login page. */
export async function logIn(page: Page, email = adminEmail, secret = adminPassword): Promise<void> {
  await page.goto('/login')
  const form = page.getByRole('main')
  await form.getByLabel(/^E-?mail/i).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(secret)
  await form.getByRole('button', { name: /Log ?in/i }).click()
  await page.waitForURL('/')
}

/** Creates an account without its form: the browser of this context is logged in from its next page on. */
export const startAsCustomer = (page: Page, email = newEmail()): Promise<string> => signUp(page.request, email)

/** Creates an account without a browser. */
export async function signUp(sender: APIRequestContext, email = newEmail(), firstName = 'Ann'): Promise<string> {
  const fields = { firstName, lastName: 'Lee', country: 'United States', channel: 'Friends', newsletter: false }
  const answer = await sender.post('/api/users/signup', {
    data: { ...fields, email, password, confirmPassword: password },
    headers: { origin },
  })
  expect(answer.status()).toBe(200)
  return email
}

/** Logs in without the form. */
export async function startAs(page: Page, email: string, secret: string): Promise<void> {
  const answer = await page.request.post('/api/users/login', {
    data: { email, password: secret },
    headers: { origin },
  })
  expect(answer.status()).toBe(200)
}
