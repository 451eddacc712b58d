import { returningVisitor } from '../support/returning-visitor.ts'
import { openSettings, restoreSettings, settings } from '../support/settings.ts'
import { expect, test } from '../support/shop-under-test.ts'

test.use(returningVisitor)
// These tests change the settings of the same shop.
test.describe.configure({ mode: 'serial' })
test.afterEach(restoreSettings)

test('errors are shown at their fields, defaults are restored by a button, and unsaved changes are confirmed', async ({
  page,
}) => {
  await openSettings(page)
  const shipping = settings(page, 'Shipping times')
  await shipping.getByLabel('Processing').fill('9-2')
  await shipping.getByRole('button', { name: 'Save' }).click()
  await expect(
    shipping.getByText('Please enter days such as 3 or 3-7, the smaller number first.').first(),
  ).toBeVisible()
  await expect(shipping.getByLabel('Processing')).toBeFocused()

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Products' }).click()
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leave.getByRole('button', { name: 'Stay' }).click()
  await expect(shipping.getByLabel('Processing')).toHaveValue('9-2')

  await shipping.getByRole('button', { name: 'Use the default of Processing' }).click()
  await expect(shipping.getByLabel('Processing')).toHaveValue('1-2')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
})

test('unsaved settings survive leaving the page', async ({ page }) => {
  await openSettings(page)
  const contact = settings(page, 'Shop and contact')
  await contact.getByLabel('Shop name').fill('Not saved yet')
  const promises = settings(page, 'Promises')
  await promises.getByRole('checkbox').last().uncheck()
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Products' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await page.waitForURL('**/admin/products')
  await page.goBack()
  await expect(contact.getByLabel('Shop name')).toHaveValue('Not saved yet')
  await expect(contact.getByText('Unsaved changes.')).toBeVisible()
  await expect(promises.getByRole('checkbox').last()).not.toBeChecked()
  await promises.getByRole('button', { name: 'Save' }).click()
  await expect(promises.getByText('Settings saved.')).toBeVisible()
  await contact.getByRole('button', { name: /^Undo/ }).click()
  await expect(contact.getByLabel('Shop name')).toHaveValue('MG')
})

/** Goes back as soon as the products are shown, before the effects of the page that was left have ended. */
const goBackFromProductsAtOnce = () => {
  const post = MessagePort.prototype.postMessage
  let isHeld = false
  MessagePort.prototype.postMessage = function (...message: unknown[]) {
    const send = () => Reflect.apply(post, this, message)
    if (isHeld || document.querySelector('h1')?.textContent !== 'Products') return send()
    isHeld = true
    window.addEventListener('popstate', () => setTimeout(send), { once: true })
    history.back()
  }
}

test('going back at once to unsaved settings is not held up', async ({ page }) => {
  await page.addInitScript(goBackFromProductsAtOnce)
  await openSettings(page)
  const contact = settings(page, 'Shop and contact')
  await contact.getByLabel('Shop name').fill('Not saved yet')
  const wentBack = page.evaluate(() =>
    new Promise((done) => window.addEventListener('popstate', done, { once: true })).then(() => true),
  )
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Products' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await wentBack
  await expect(contact.getByLabel('Shop name')).toHaveValue('Not saved yet')
  await contact.getByRole('button', { name: /^Undo/ }).click()
})

test('of two admins, the second sees what the first saved and keeps their own input', async ({ page, browser }) => {
  await openSettings(page)
  const other = await (await browser.newContext(returningVisitor)).newPage()
  await openSettings(other)
  const first = settings(other, 'Stock and listing')
  await first.getByLabel('Low stock').fill('8')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByText('Settings saved.')).toBeVisible()

  const second = settings(page, 'Stock and listing')
  await second.getByLabel('Show remaining units').fill('2')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByRole('alert')).toContainText('Low stock is now 8 units or fewer')
  await expect(second.getByLabel('Show remaining units')).toHaveValue('2')
  await second.getByRole('button', { name: 'Keep my changes' }).click()
  await expect(second.getByLabel('Low stock')).toHaveValue('8')
  await second.getByRole('button', { name: 'Save' }).click()
  await expect(second.getByText('Settings saved.')).toBeVisible()
  await page.reload()
  await expect(second.getByLabel('Low stock')).toHaveValue('8')
  await expect(second.getByLabel('Show remaining units')).toHaveValue('2')
  await other.context().close()
})
