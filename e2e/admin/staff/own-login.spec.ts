import { expectAccessible, expectWindowAccessibleAt } from '../../support/accessibility.ts'
import { openMenu } from '../../support/admin-menu.ts'
import { pathIn, readEmail } from '../../support/read-email.ts'
import { returningVisitor } from '../../support/returning-visitor.ts'
import { expect, test } from '../../support/shop-under-test.ts'
import { asStaff } from '../../support/staff-screens.ts'
import { newEmail, password, startAs } from '../../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

for (const width of [1440, 390]) {
  test(`staff log out their other devices, and change their password and email by keyboard, at ${width} px`, async ({
    page,
    browser,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const email = await asStaff(page, 'support')
    await page.goto('/admin/orders')
    await openMenu(page)
    await page.getByRole('link', { name: 'Mana Lee' }).press('Enter')
    const main = page.getByRole('main')
    await expect(main.getByText('This device')).toBeVisible()
    const other = await (await browser.newContext(returningVisitor)).newPage()
    await startAs(other, email, password)
    await page.reload()
    await main.getByRole('button', { name: 'Log out all other devices' }).press('Enter')
    const ending = page.getByRole('dialog', { name: 'Log out all other devices' })
    await expectWindowAccessibleAt(page, width)
    await ending.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(ending).toHaveCount(0)
    await expect(page.getByText('All other devices are logged out.').first()).toBeVisible()
    await other.goto('/admin/orders')
    await expect(other).toHaveURL('/')

    const dialog = page.getByRole('dialog', { name: 'Change password' })
    const next = `${password} staple`
    await startAs(other, email, password)
    await main.getByRole('button', { name: 'Change password' }).press('Enter')
    await expectWindowAccessibleAt(page, width)
    await dialog.getByLabel('Current password').fill('not the password')
    await dialog.getByLabel('New password').fill(next)
    await dialog.getByLabel(/^Confirm/).fill(next)
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Current password').fill(password)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('You are logged out on all other devices.').first()).toBeVisible()
    await other.goto('/admin/orders')
    await expect(other).toHaveURL('/')
    await other.context().close()

    const corrected = newEmail()
    await main.getByRole('button', { name: 'Update' }).press('Enter')
    await main.getByLabel('Email').fill(corrected)
    await main.getByLabel('Current password').fill(next)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(main).toContainText('takes effect once you confirm it')
    await page.goto(pathIn(await readEmail(corrected, /confirm/i), '/confirm-email/'))
    await main.getByRole('button', { name: 'Confirm this address' }).press('Enter')
    await expect(main).toContainText('Your new email address is confirmed.')
    await startAs(page, corrected, next)
  })
}
