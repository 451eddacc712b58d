import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { startAs, startAsCustomer } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

test('staff refund an amount of an order; its buyer gets an email, and opens the credit note', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = await startAsCustomer(page)
  const orderNumber = await placeOrder(page.request, email)

  const context = await browser.newContext({ ...returningVisitor, reducedMotion: 'reduce' })
  const owner = await context.newPage()
  await startAs(owner, adminEmail, adminPassword)
  await owner.goto(`/admin/orders/${orderNumber}`)
  await main(owner).getByRole('link', { name: 'Refund', exact: true }).click()
  await expect(main(owner)).toContainText('Nothing has shipped yet.')
  await main(owner).getByLabel('Amount ($)').fill('10000')
  await main(owner)
    .getByRole('button', { name: /^Refund/ })
    .click()
  await expect(main(owner)).toContainText('Please enter an amount above zero and at most $')
  await main(owner).getByLabel('Amount ($)').fill('7.50')
  await main(owner).getByLabel('Reason').selectOption('Goodwill')
  await expectAccessibleAtEveryWidth(owner)
  await main(owner).getByRole('button', { name: 'Refund $7.50' }).click()
  await expect(owner).toHaveURL(`/admin/orders/${orderNumber}`)
  await context.close()

  expect(await readEmail(email, new RegExp(orderNumber))).toContain('$7.50')
  const creditNote = main(page).getByRole('link', { name: /^Credit note/ })
  await expect(async () => {
    await page.goto(`/orders/${orderNumber}`)
    await expect(creditNote).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await creditNote.click()
  await expect(main(page).getByRole('heading', { level: 1, name: /Credit note/ })).toBeVisible()
  await expect(main(page)).toContainText('$7.50')
  await expectAccessibleAtEveryWidth(page)
})
