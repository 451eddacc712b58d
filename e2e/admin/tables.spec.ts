import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { startAs } from '../support/steps.ts'

test.use(returningVisitor)

test('the owner sorts, filters and selects orders by keyboard, and prints their papers as one document', async ({
  page,
}) => {
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/orders?status=Shipped')
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await page.getByRole('link', { name: 'Sort by Total' }).click()
  await expect(page.getByRole('columnheader', { name: 'Sort by Total' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/status=Shipped/)
  await expectAccessibleAtEveryWidth(page, [390, 1440])

  await page.keyboard.press('j')
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Actions for the selection' })
  await expect(bar).toContainText('2 selected')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(bar).toContainText('0 here, 2 on other pages')

  const [papers] = await Promise.all([
    page.waitForEvent('popup'),
    bar.getByRole('link', { name: 'Print packing slips' }).click(),
  ])
  await expect(papers.getByRole('heading', { name: 'Papers of 2 orders' })).toBeVisible()
  await expect(papers.getByRole('heading', { level: 2, name: 'Packing slip' })).toHaveCount(2)

  await page.getByRole('link', { name: 'Remove filter Status: Shipped' }).click()
  await expect(page).not.toHaveURL(/status/)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/orders\/\w+/)
})
