import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { readEmail, stored } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { address, adminEmail, adminPassword, expect, origin, test } from '../support/shop-under-test.ts'
import { newEmail, password, signUp, startAs, startAsCustomer } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

async function newVisitor(browser: Browser): Promise<Page> {
  const { storageState } = returningVisitor
  const context = await browser.newContext({ storageState, extraHTTPHeaders: { 'x-forwarded-for': address() } })
  return context.newPage()
}

/** Finds a customer by email address and opens their page with the keyboard. */
async function openCustomer(page: Page, email: string) {
  await page.goto('/admin/customers')
  const search = page.getByRole('search', { name: 'Customers' }).getByLabel('Name or email')
  await search.fill(email.slice(0, 30))
  await search.press('Enter')
  await expect(page).toHaveURL(/search=/)
  const row = page.getByRole('main').getByRole('row').filter({ hasText: email })
  await expect(row).toHaveCount(1)
  await row.getByRole('link', { name: 'Ann Lee' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible()
}

test('the owner finds a customer, sends a password reset link and logs them out', async ({ page, browser }) => {
  const customer = await newVisitor(browser)
  const email = await startAsCustomer(customer)
  await customer.goto('/account')
  await expect(customer.getByRole('main')).toContainText(email)

  await startAs(page, adminEmail, adminPassword)
  await openCustomer(page, email)
  const main = page.getByRole('main')
  await expect(main).toContainText('Not confirmed yet')
  await expect(main).toContainText('Found us throughFriends')
  await expect(main).toContainText('NewsletterNot subscribed')
  await expect(main).toContainText('On 1 device')

  await page.getByRole('button', { name: 'Send password reset link' }).press('Enter')
  await expect(page.getByText(stored)).toBeVisible()
  expect(await readEmail(email, /password/i)).toContain('/reset-password/')
  await page.getByRole('button', { name: 'End all sessions' }).click()
  await expect(page.getByText('Ann is logged out on all devices.')).toBeVisible()
  await expect(main).toContainText('On no device')
  const activity = page.getByRole('region', { name: 'Activity' }).getByRole('listitem')
  await expect(activity).toHaveText([/^Ended all sessions by Shop Owner/, /^Sent a password reset link by Shop Owner/])

  await customer.goto('/account')
  await expect(customer).toHaveURL(/log-in=account/)
  await customer.context().close()
})

for (const width of [1440, 390]) {
  test(`an account is deleted at its owner’s request once no order is in progress, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    test.slow()
    const customer = await newVisitor(browser)
    const email = await startAsCustomer(customer)
    const orderNumber = await placeOrder(customer.request, email)
    await startAs(page, adminEmail, adminPassword)
    await openCustomer(page, email)
    await expect(page.getByRole('region', { name: 'Orders: 1' })).toContainText(orderNumber)

    await page.getByRole('button', { name: 'Delete account' }).click()
    const question = page.getByRole('dialog', { name: 'Delete the account of Ann Lee?' })
    await question.getByRole('button', { name: 'Delete account' }).click()
    await expect(question.getByRole('alert')).toHaveText(
      `Order ${orderNumber} is still being processed. Please ship or cancel it first.`,
    )
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: orderNumber }).click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByRole('main')).toContainText('Canceled')
    await openCustomer(page, email)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await question.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByText('The account has been deleted. The customer gets an email.')).toBeVisible()
    await expect(page).toHaveURL('/admin/customers')

    await page.goto(`/admin/customers?search=${email}`)
    await expect(page.getByText('No customers found.')).toBeVisible()
    expect(await readEmail(email, /^Your account has been deleted$/)).toContain('your messages')
    const login = { data: { email, password }, headers: { origin } }
    expect((await customer.request.post('/api/users/login', login)).status()).toBe(401)
    await customer.context().close()
  })
}

test('the customer screens are accessible and fit at every width, also when empty', async ({ page, browser }) => {
  const customer = await newVisitor(browser)
  const search = await signUp(customer.request, newEmail(), 'Bartholomew'.repeat(4))
  await customer.context().close()
  await startAs(page, adminEmail, adminPassword)
  const listed = await page.request.post('/api/customers/listCustomers', { data: { search }, headers: { origin } })
  const { customers }: { customers: { _id: string }[] } = await listed.json()
  const screens = ['', '?search=nobody-is-called-that', `/${customers[0]?._id}`]
  for (const screen of screens) {
    await page.goto(`/admin/customers${screen}`)
    await expectAccessibleAtEveryWidth(page)
  }
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody']) {
    await page.goto(`/admin/customers/${id}`)
    await expect(page.getByRole('main')).toContainText('Customer not found.')
  }
})
