import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessibility.ts'
import { placeOrder } from '../support/buy.ts'
import { ship } from '../support/order-staff.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

for (const width of [1440, 390]) {
  test(`the owner downloads and deletes the data of a guest who asks for it, at ${width} px`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const shopper = await browser.newContext(returningVisitor)
    const guest = newEmail()
    const orderNumber = await placeOrder(shopper.request, guest)
    await shopper.close()
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, adminEmail, adminPassword)
    await page.goto(`/admin/customers?list=guests&email=${guest}`)
    const open = page.getByRole('button', { name: `Data of ${guest}` })
    await open.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Data of ${guest}` })
    await expectAccessible(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download data' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain(orderNumber)
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()

    // What is on its way still needs its address.
    const asked = page.getByRole('dialog', { name: `Delete the data of ${guest}?` })
    await open.click()
    await dialog.getByRole('button', { name: 'Delete data' }).click()
    await asked.getByRole('button', { name: 'Delete data' }).click()
    await expect(asked.getByRole('alert')).toContainText(orderNumber)
    await ship(browser, orderNumber)
    await asked.getByRole('button', { name: 'Delete data' }).click()
    await expect(asked).toHaveCount(0)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('No guest has ordered with this address.')).toBeVisible()
  })
}
