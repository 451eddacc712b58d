import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { openFromMenu } from '../support/admin-menu.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { startAs } from '../support/steps.ts'

test.use(returningVisitor)

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a list filtered by days says when the first one is after the last', async ({ page }) => {
      await startAs(page, adminEmail, adminPassword)
      await page.goto('/admin/orders?from=2026-03-02&until=2026-03-01')
      await expect(page.getByText('The first day is after the last. Swap “From” and “Until”.')).toBeVisible()
      await expectAccessible(page)
    })

    test('the owner sorts, filters and selects orders by keyboard, and prints their papers as one document', async ({
      page,
    }) => {
      await startAs(page, adminEmail, adminPassword)
      await page.goto('/admin/orders?status=Shipped')
      const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
      // A phone shows rows as cards, without heads to sort by.
      if (width === 390) {
        const sort = page.getByRole('main').getByText('Sort', { exact: true })
        const byTotal = page.getByRole('link', { name: 'Sort by Total' })
        await sort.press('Enter')
        await expectAccessible(page)
        await byTotal.press('Enter')
        await expect(page).toHaveURL(/sort=/)
        await expect(page).toHaveURL(/status=Shipped/)
        await expect(byTotal).toBeHidden()
        await sort.press('Enter')
        await expect(byTotal).toHaveAttribute('aria-current', 'true')
        await page.keyboard.press('Escape')
      } else {
        const total = page.getByRole('columnheader', { name: 'Sort by Total' })
        await page.getByRole('link', { name: 'Sort by Total' }).click()
        await expect(total).toHaveAttribute('aria-sort', 'descending')
        await expect(page).toHaveURL(/status=Shipped/)
        await page.getByRole('main').getByText('Columns', { exact: true }).click()
        // Pressed one right after the other, before the rows of the first have come.
        await page.getByRole('checkbox', { name: /^(Email|Delivery)$/ }).evaluateAll((boxes: HTMLElement[]) => {
          for (const box of boxes) box.click()
        })
        await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible()
        await expect(page.getByRole('columnheader', { name: 'Delivery' })).toBeVisible()
        await expect(page).toHaveURL(/status=Shipped.*columns=|columns=.*status=Shipped/)
        await page.getByRole('button', { name: 'Show the usual columns' }).click()
        await expect(page.getByRole('columnheader', { name: 'Email' })).toBeHidden()
        await expect(page).not.toHaveURL(/columns=/)
        await page.getByRole('checkbox', { name: 'Email' }).check()
        await page.keyboard.press('Escape')
        await expect(rows.nth(1)).toContainText('@')
      }
      await expectAccessible(page)

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
      await expect(papers.getByRole('heading', { name: 'Documents for 2 orders' })).toBeVisible()
      await expect(papers.getByRole('heading', { level: 2, name: 'Packing slip' })).toHaveCount(2)

      await page.getByRole('link', { name: 'Remove filter Status: Shipped' }).click()
      await expect(page).not.toHaveURL(/status/)
      // The rows of before may still be there when the address has changed.
      await expect(async () => {
        await page.keyboard.press('j')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/admin\/orders\/\w+/, { timeout: 2_000 })
      }).toPass()
    })

    test('the owner changes the prices of several products at once, and reads which were refused', async ({ page }) => {
      await startAs(page, adminEmail, adminPassword)
      await page.goto('/admin/products?search=Wire')
      const [plain, reduced] = ['Aldo Wire Rectangle', 'Lune Wire Sunglasses'].map((name) =>
        page.getByRole('checkbox', { name: `Select ${name}` }),
      )
      await plain?.check()
      await reduced?.check()
      const bar = page.getByRole('region', { name: 'Actions for the selection' })
      await expect(bar).toContainText('2 selected')

      await bar.getByRole('button', { name: 'Change prices' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change prices' })
      await dialog.getByRole('button', { name: 'Change prices' }).click()
      await expect(dialog).toContainText('Please enter a change such as -10% or +2.50.')
      await dialog.getByLabel('Change').fill('+1')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Change prices' }).click()
      // The old price of the second one was never charged.
      await expect(dialog.getByRole('alert')).toContainText('1 changed.1 was not changed:Lune Wire Sunglasses: ')
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(bar).toContainText('1 selected')
      await expect(bar).toBeFocused()
      await bar.getByRole('button', { name: 'Clear selection' }).click()
      await expect(page.getByRole('region', { name: 'Last change' })).toBeFocused()

      await plain?.check()
      await bar.getByRole('button', { name: 'Change prices' }).click()
      await dialog.getByLabel('Change').fill('-1')
      await dialog.getByRole('button', { name: 'Change prices' }).click()
      await expect(page.getByText('1 changed.')).toBeVisible()
      await expect(bar).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Last change' })).toBeFocused()
    })

    test('the owner tags several orders, saves their filter as a view for all staff, renames and deletes it', async ({
      page,
    }) => {
      const tag = `sale ${Date.now()}`
      await startAs(page, adminEmail, adminPassword)
      await page.goto('/admin/orders?status=Shipped')
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      const bar = page.getByRole('region', { name: 'Actions for the selection' })
      await bar.getByRole('button', { name: 'Add tags' }).press('Enter')
      const adding = page.getByRole('dialog', { name: 'Add tags' })
      await adding.getByRole('button', { name: 'Add tags' }).click()
      await expect(adding).toContainText('Please enter a tag.')
      await adding.getByLabel('Tags').fill(tag)
      await adding.getByRole('button', { name: 'Add tags' }).click()
      await expect(page.getByText('2 changed.')).toBeVisible()

      await page.goto(`/admin/orders?status=Shipped&tag=${encodeURIComponent(tag)}`)
      await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(3)
      await page.getByRole('button', { name: 'Save view' }).click()
      const saving = page.getByRole('dialog', { name: 'Save view' })
      await saving.getByRole('button', { name: 'Save' }).click()
      await expect(saving.getByText('Please enter a name.').first()).toBeVisible()
      await saving.getByLabel('Name').fill(tag)
      await saving.getByLabel('Shared with all staff').check()
      await expectAccessible(page)
      await saving.getByRole('button', { name: 'Save' }).click()
      const tabs = page.getByRole('navigation', { name: 'Views of Orders' })
      const tab = tabs.getByRole('link', { name: tag })
      await expect(tab).toHaveAttribute('aria-current', 'true')
      await expectAccessible(page)

      // Another page of the admin area loads no views, and the list has them again.
      await openFromMenu(page, 'Sales and taxes')
      await expect(page.getByRole('heading', { level: 1, name: 'Sales and taxes' })).toBeVisible()
      await openFromMenu(page, /^Orders/)
      await expect(tabs.getByRole('link', { name: 'Standard' })).toHaveAttribute('aria-current', 'true')
      await tab.click()
      await expect(page.getByRole('link', { name: `Remove filter Tag: ${tag}` })).toBeVisible()
      await page.getByRole('button', { name: 'Edit view' }).click()
      const editing = page.getByRole('dialog', { name: 'Edit view' })
      await editing.getByLabel('Name').fill(`${tag} b`)
      await editing.getByRole('button', { name: 'Save' }).click()
      await expect(tabs.getByRole('link', { name: `${tag} b` })).toHaveAttribute('aria-current', 'true')
      await page.getByRole('button', { name: 'Edit view' }).click()
      const removing = editing.getByRole('button', { name: 'Delete' })
      await removing.dblclick()
      const confirming = editing.getByRole('button', { name: `Delete view “${tag} b” for all staff` })
      await expect(confirming).toBeFocused()
      await expect(editing.getByRole('status')).toContainText('Press again to confirm.')
      await expectAccessible(page)
      await page.keyboard.press('Shift+Tab')
      await expect(confirming).toHaveCount(0)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(confirming).toBeFocused()
      await expect(tab).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(tab).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Save view' })).toBeFocused()
    })

    test('the owner changes the stock and the tags of several products', async ({ page }) => {
      await startAs(page, adminEmail, adminPassword)
      await page.goto('/admin/products?search=Otto')
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      const bar = page.getByRole('region', { name: 'Actions for the selection' })
      const run = async (label: string, fill: (dialog: Locator) => Promise<unknown>) => {
        await bar.getByRole('button', { name: label }).click()
        const dialog = page.getByRole('dialog', { name: label })
        await fill(dialog)
        await dialog.getByRole('button', { name: label }).click()
        await expect(dialog).toHaveCount(0)
        await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      }
      const units = page.getByRole('row').nth(1).getByRole('button', { name: /Stock/ })
      // A phone has the label of the column before the number.
      const count = async () => Number(/\d+/.exec(await units.innerText())?.[0])
      const before = await count()
      await run('Change stock', (dialog) => dialog.getByLabel('Units').fill('+1'))
      await expect.poll(count).toBeGreaterThan(before)
      await run('Change stock', (dialog) => dialog.getByLabel('Units').fill('-1'))
      await run('Add tags', (dialog) => dialog.getByLabel('Tags').fill('window'))
      await run('Remove tags', (dialog) => dialog.getByLabel('Tags').fill('window'))
    })

    test('the owner finds an order, a setting and a page by keyboard alone', async ({ page }) => {
      await startAs(page, adminEmail, adminPassword)
      await page.goto('/admin/orders')
      const number = await page.getByRole('row').nth(1).getByRole('link').innerText()
      await page.keyboard.press('Control+k')
      const finder = page.getByRole('dialog', { name: 'Find or go to' })
      await expect(finder.getByLabel('Order, customer, product, page or setting')).toBeFocused()
      await page.keyboard.type(number)
      await expect(finder.getByRole('region', { name: 'Orders' }).getByRole('link', { name: number })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`/admin/orders/${number}`)
      // The address comes before the page, whose arrival closes what is open.
      await expect(page.getByRole('article', { name: number })).toBeVisible()
      await expect(finder).toBeHidden()
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Orders' }).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()

      await page.keyboard.press('Control+k')
      await page.keyboard.type('size ch')
      await page.keyboard.press('ArrowDown')
      await expect(finder.getByRole('link', { name: 'Size charts' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Size charts' })).toBeVisible()

      await page.keyboard.press('g')
      await page.keyboard.press('o')
      await expect(page).toHaveURL('/admin/orders')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Go to Orders')
    })
  })
}
