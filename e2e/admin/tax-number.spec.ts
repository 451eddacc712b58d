import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { openSettings, settings } from '../support/settings.ts'
import { expect, test } from '../support/shop-under-test.ts'
import { addToCart, fillCardPage, newEmail, openProduct, startAsCustomer } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

test('where the owner lets buyers add a tax number, it is on their invoice', async ({ page, browser }) => {
  test.slow()
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const owner = await context.newPage()
  await openSettings(owner)
  const group = settings(owner, 'Invoices')
  await group.getByLabel('Let buyers add a tax number').check()
  await group.getByRole('button', { name: 'Save Invoices' }).click()
  await expect(group.getByText('Settings saved.')).toBeVisible()

  const email = await startAsCustomer(page, newEmail())
  await openProduct(page, 'Otto Round Sunglasses')
  await addToCart(page)
  await page.goto('/cart')
  await main(page).getByRole('button', { name: 'Add a note, gift message or tax number' }).press('Enter')
  await main(page).getByLabel('Tax number').fill('DE 123 456 789')
  await expectAccessibleAtEveryWidth(page)
  await page.reload()
  await main(page).getByRole('button', { name: 'Change your note, gift message or tax number' }).click()
  await expect(main(page).getByLabel('Tax number')).toHaveValue('DE 123 456 789')
  await main(page).getByRole('button', { name: 'CHECKOUT' }).click()
  await page.waitForURL(/\/sandbox\//)
  await fillCardPage(page, { email })
  const orderNumber = (await page.getByText(/^MG-\d+$/).textContent()) ?? ''
  await expect(main(page)).toContainText('DE 123 456 789')

  const invoice = main(page).getByRole('link', { name: /^Invoice / })
  await expect(async () => {
    await page.goto(`/orders/${orderNumber}`)
    await expect(invoice).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(main(page)).toContainText('DE 123 456 789')
  await invoice.click()
  await expect(main(page)).toContainText('Tax number DE 123 456 789')
  await expectAccessibleAtEveryWidth(page)

  await owner.goto(`/admin/orders/${orderNumber}`)
  await expect(owner.getByRole('region', { name: 'Written by the customer' })).toContainText('DE 123 456 789')
  await owner.goto(`/admin/orders/${orderNumber}/packing-slip`)
  await expect(main(owner)).not.toContainText('DE 123 456 789')
  await context.close()
})
