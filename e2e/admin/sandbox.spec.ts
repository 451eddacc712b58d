import { expectAccessible, expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage, openProduct, startAs, startAsCustomer } from '../support/steps.ts'

// Saving one switch turns every other switch off.
test.describe.configure({ mode: 'serial' })
test.use(returningVisitor)

const comesBack = "Refunds are returned because the buyer's bank rejects them."

test('the owner has every card declined, sees the notice in the sandbox, and turns it off again', async ({
  page,
  browser,
}) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Sandbox payments' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox switches' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Every card is declined.').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText('Switches saved.')
  await expect(page.getByRole('complementary')).toContainText('A switch is on: Every card is declined.')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)

  const shopper = await (await browser.newContext(returningVisitor)).newPage()
  await openProduct(shopper, 'Otto Round Sunglasses')
  const cart = await addToCart(shopper)
  await cart.getByRole('button', { name: 'CHECKOUT' }).click()
  await shopper.getByRole('button', { name: 'Checkout as Guest' }).click()
  await expect(shopper.getByRole('complementary')).toContainText('Every card is declined.')
  await fillCardPage(shopper)
  await expect(shopper.getByRole('alert')).toContainText('Your card was declined. Please try another card.')

  await page.getByLabel('Every card is declined.').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText('All switches are off.')
  await fillCardPage(shopper)
  await expect(shopper.getByRole('heading', { level: 1, name: "IT'S ORDERED!" })).toBeVisible()
})

test('a shopper who requests the sandbox switches is redirected home', async ({ page }) => {
  await page.goto('/sandbox/switches')
  await expect(page).toHaveURL('/')
})

test('the owner sees a failed refund and retries it', async ({ browser }) => {
  test.slow()
  const page = await (await browser.newContext(returningVisitor)).newPage()
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/sandbox/switches')
  await page.getByLabel(comesBack).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText('Switches saved.')

  const shopper = await (await browser.newContext(returningVisitor)).newPage()
  const email = await startAsCustomer(shopper)
  const number = await placeOrder(shopper.request, email)

  await page.goto(`/admin/orders/${number}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('main')).toContainText('Canceled')

  const failed = page.getByRole('listitem').filter({ hasText: number })
  await expect(async () => {
    await page.goto('/admin/reconciliation')
    await expect(failed).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await expect(failed).toContainText("the buyer's bank rejected it.")
  await expectAccessibleAtEveryWidth(page)

  await page.goto('/sandbox/switches')
  await page.getByLabel(comesBack).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText('All switches are off.')

  await page.goto('/admin/reconciliation')
  await failed.getByRole('button', { name: /^Retry refund/ }).click()
  await expect(page.getByText('The refund is being retried.')).toBeVisible()
  await expect(failed).toHaveCount(0)
  await expect(async () => {
    await page.goto(`/admin/orders/${number}`)
    // Twice in its history, once as the current status, and once beside the amount.
    await expect(page.getByText('Refunded', { exact: true })).toHaveCount(4, { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
})
