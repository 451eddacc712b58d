import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from './support/accessibility.ts'
import { placeOrder } from './support/buy.ts'
import { readEmail } from './support/read-email.ts'
import { returningVisitor } from './support/returning-visitor.ts'
import { expect, origin, test } from './support/shop-under-test.ts'
import { password, startAsCustomer } from './support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

async function openData(page: Page) {
  await page.goto('/account')
  return page.getByRole('region', { name: 'Your data' })
}

async function askToDelete(page: Page) {
  const data = await openData(page)
  await data.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('dialog', { name: 'Delete my account?' })
  const send = (secret: string) =>
    question
      .getByLabel('Password', { exact: true })
      .fill(secret)
      .then(() => question.getByRole('button', { name: 'Delete my account' }).click())
  return { question, send }
}

test('a customer downloads the data that the shop stores about them', async ({ page }) => {
  const email = await startAsCustomer(page)
  const question = { name: 'Ann Lee', phone: '+1 503 555 0142', email, department: 'Sales', subject: 'A hat' }
  await page.request.post('/api/userRequests', { data: { ...question, message: 'In green?' }, headers: { origin } })
  const data = await openData(page)
  await data.getByRole('button', { name: 'Download my data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download my data' })
  const send = async (secret: string) => {
    await dialog.getByLabel('Password', { exact: true }).fill(secret)
    await dialog.getByRole('button', { name: 'Download my data' }).click()
  }
  await send('not the password')
  await expect(dialog).toContainText('This password is incorrect.')
  await expectAccessibleAtEveryWidth(page)
  const [download] = await Promise.all([page.waitForEvent('download'), send(password)])
  await expect(dialog).toBeHidden()
  expect(download.suggestedFilename()).toBe('my-data.json')
  const stored = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(stored).toMatchObject({
    account: { firstName: 'Ann', lastName: 'Lee', email, country: 'United States', channel: 'Friends' },
    orders: [],
    reviews: [],
    wishlist: [],
    // Nobody has confirmed the address, so that what else it has is not told.
    newsletter: null,
    messages: [{ ...question, message: 'In green?', replies: [] }],
  })
  expect(JSON.stringify(stored)).not.toMatch(/argon2|passwordHash/)
})

test('an account is deleted with its password once no order is in progress, and is gone everywhere', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = await startAsCustomer(page)
  const elsewhere = await (await browser.newContext({ storageState: returningVisitor.storageState })).newPage()
  const login = { data: { email, password }, headers: { origin } }
  expect((await elsewhere.request.post('/api/users/login', login)).status()).toBe(200)
  const orderNumber = await placeOrder(page.request, email)

  const { question, send } = await askToDelete(page)
  await send('not the password')
  await expect(question).toContainText('This password is incorrect.')
  await send(password)
  await expect(question).toContainText(`Order ${orderNumber} is still being processed.`)
  await expectAccessibleAtEveryWidth(page)
  await question.getByRole('button', { name: 'Keep my account' }).click()
  await expect(question).toBeHidden()

  await page.goto(`/orders/${orderNumber}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('main')).toContainText('Canceled')
  const again = await askToDelete(page)
  await again.send(password)
  await expect(page.getByText("Your account has been deleted. We've emailed you a confirmation.")).toBeVisible()
  await page.waitForURL('/')
  await expect(page.getByRole('button', { name: 'My account' })).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('vitrine.account')

  expect((await elsewhere.request.post('/api/users/login', login)).status()).toBe(401)
  await elsewhere.goto('/orders')
  await expect(elsewhere).toHaveURL(/log-in=orders/)
  expect(await readEmail(email, /^Your account has been deleted$/)).toContain('your messages')
  await elsewhere.context().close()
})
