import { expectAccessible } from '../support/accessibility.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { startAs } from '../support/steps.ts'

test.use(returningVisitor)

test('the owner reconciles payments with the payment provider', async ({ page }) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Reconcile payments' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reconciliation' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Run (now|again)$/ }).click()
  await expect(page.getByRole('button', { name: 'Run again' })).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByRole('main').getByText('Shop Owner')).toBeVisible()
  await expect(page.getByText(/^\d+ payments?$/)).toBeVisible()
  await expect(page.getByText('All payments match.')).toBeVisible()
  await expectAccessible(page)
})

test('a guest does not see the reconciliation', async ({ page }) => {
  await page.goto('/admin/reconciliation')
  await expect(page).toHaveURL(/\/(\?.*)?$/)
})
