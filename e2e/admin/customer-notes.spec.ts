import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { newEmail, signUp, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

for (const width of [1440, 390]) {
  test(`staff note and tag customers, undo it, download their data and find guests, at ${width} px`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const other = await browser.newContext(returningVisitor)
    const customer = await signUp(other.request, newEmail())
    await other.close()
    const shopper = await browser.newContext(returningVisitor)
    const guest = newEmail()
    const orderNumber = await placeOrder(shopper.request, guest)
    await shopper.close()
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, adminEmail, adminPassword)
    const main = page.getByRole('main')
    const tag = `tag ${newEmail().slice(8, 14)}`

    await page.goto(`/admin/customers?search=${customer}`)
    await main.getByRole('checkbox', { name: `Select ${customer}` }).check()
    const bar = page.getByRole('region', { name: 'Actions for the selection' })
    const addTags = async () => {
      await bar.getByRole('button', { name: 'Add tags' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add tags' })
      await dialog.getByLabel('Tags').fill(tag.toUpperCase())
      await dialog.getByRole('button', { name: 'Add tags' }).click()
    }
    await addTags()
    const last = page.getByRole('region', { name: 'Last change' })
    await last.getByRole('button', { name: 'Undo' }).click()
    await expect(last).toHaveCount(0)
    await main.getByRole('checkbox', { name: `Select ${customer}` }).check()
    await addTags()
    await expect(last).toBeVisible()
    await page.goto(`/admin/customers?tag=${encodeURIComponent(tag)}`)
    await expect(main.getByRole('row').filter({ hasText: customer })).toHaveCount(1)
    await expect(main.getByRole('row').filter({ hasText: '@' })).toHaveCount(1)
    await main.getByRole('row').filter({ hasText: customer }).getByRole('link').click()

    await main.getByRole('textbox', { name: 'Note' }).fill('Prefers mornings.\nCall first.')
    await main.getByRole('button', { name: 'Save note' }).click()
    await expect(page.getByText('Note saved.').first()).toBeVisible()
    await page.reload()
    await expect(main.getByRole('textbox', { name: 'Note' })).toHaveValue('Prefers mornings.\nCall first.')
    await expect(main.getByRole('link', { name: `Customers tagged ${tag}` })).toBeVisible()
    await expectAccessible(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Download data' }).click(),
    ])
    const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(data).toMatchObject({ account: { email: customer, note: 'Prefers mornings.\nCall first.', tags: [tag] } })

    await page.goto('/admin/customers')
    await main.getByRole('link', { name: 'Guests' }).click()
    await page.goto(`/admin/customers?list=guests&email=${guest}`)
    await expect(main.getByRole('row').filter({ hasText: guest })).toHaveCount(1)
    await expectAccessible(page)
    await main.getByRole('row').getByRole('link', { name: guest }).click()
    await expect(main.getByRole('link', { name: orderNumber })).toBeVisible()
  })
}
