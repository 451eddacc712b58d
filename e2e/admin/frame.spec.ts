import { expectWindowAccessibleAt } from '../support/accessibility.ts'
import { openFromMenu } from '../support/admin-menu.ts'
import { placeOrder } from '../support/buy.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { restoreSettings, settings } from '../support/settings.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })
test.afterEach(restoreSettings)

for (const width of [1440, 390]) {
  test(`the menu counts what waits, and times are in the time zone of the shop, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const orderNumber = await placeOrder(page.request, newEmail())
    await startAs(page, adminEmail, adminPassword)
    await page.goto(`/admin/orders/${orderNumber}`)
    if (width === 390) {
      await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
      await expectWindowAccessibleAt(page, width)
    }
    const menu = page.getByRole('navigation', { name: 'Admin' })
    const entry = menu.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Orders', exact: true }) })
    await expect(entry.getByRole('link')).toHaveAttribute('aria-current', 'page')
    await expect(entry).toContainText(/[1-9]\d* waiting/)
    if (width === 390) {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
    }

    const placed = page.getByRole('main').locator('time').first()
    const at = new Date((await placed.getAttribute('datetime')) ?? '')
    const timeIn = (timeZone: string) => at.toLocaleTimeString('en-US', { timeZone, timeStyle: 'short' })
    await openFromMenu(page, 'Settings')
    const shop = settings(page, 'Shop and contact')
    await shop.getByLabel('Time zone').selectOption('Asia/Tokyo')
    await shop.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(shop.getByText('Settings saved.')).toBeVisible()
    await page.goto(`/admin/orders/${orderNumber}`)
    await expect(placed).toContainText(timeIn('Asia/Tokyo'))
  })
}
