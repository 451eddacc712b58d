import { expectAccessible } from '../support/accessibility.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { startAs } from '../support/steps.ts'

test.use(returningVisitor)

for (const width of [1440, 390]) {
  test(`the owner replaces an item of an order, and finds the change, its papers, a note and a tag on the order, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, adminEmail, adminPassword)
    await page.goto('/admin/orders?status=Proccessing')
    const main = page.getByRole('main')
    await main
      .getByRole('link', { name: /^(MG-)?\d+$/ })
      // An order of its own for each width.
      .nth(width === 390 ? 1 : 0)
      .click()
    await page.getByRole('link', { name: 'Edit order' }).click()
    await expect(page.getByRole('heading', { name: /^Edit order / })).toBeVisible()
    const items = page.getByRole('form', { name: 'Items' })
    await expect(items.getByText('Change the items to see the difference.')).toBeVisible()
    // Other journeys may have bought the last unit of a variant: one of those that can be chosen.
    const added = items.locator('select[name^=add-]:has(option:enabled ~ option:enabled)').first()
    await added.selectOption(await added.locator('option:enabled').nth(1).getAttribute('value'))
    await items.locator('select').first().selectOption('0')
    await expect(items.getByText(/^(To refund|To be paid by the customer|Nothing to pay or refund)$/)).toBeVisible()
    await expectAccessible(page)
    await items.getByRole('button', { name: /^(Change order|Send payment link)$/ }).click()
    await expect(page.getByText(/^(The order has been changed|The customer gets a link to pay)/)).toBeVisible()

    await expect(page).toHaveURL(/\/admin\/orders\/[\w-]+$/)
    await expect(main.getByText(/^(Removed: \d+, Added: 1|Payment link for .* sent)$/)).toBeVisible()
    await page.getByLabel('Internal note').fill('Asked for it by phone')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(main.getByText('Asked for it by phone')).toBeVisible()
    await page.getByLabel('Tags').fill(`Phone ${width}, phone ${width}`)
    await page.getByRole('button', { name: 'Save tags' }).click()
    await main.getByRole('link', { name: `Orders tagged phone ${width}` }).click()
    await expect(main.getByRole('link', { name: /^(MG-)?\d+$/ })).toHaveCount(1)
  })
}
