import { expectAccessible } from '../support/accessibility.ts'
import { stored } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'

// The email is shown in a frame without scripts, where the tracing of Playwright is sometimes blocked.
test.use({ ...returningVisitor, tolerated: /Failed to load resource|^Blocked script execution in 'about:srcdoc'/ })

for (const width of [1440, 390]) {
  test(`the owner sends a test email and sees its delivery status, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, adminEmail, adminPassword)
    await page.goto('/admin/emails')
    await expectAccessible(page)
    const form = page.getByRole('group').filter({ hasText: 'Send a test email' })
    await form.getByText('Send a test email', { exact: true }).click()
    await form.getByLabel('Send a test email to').fill('nobody')
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(form.getByText('Invalid email address.')).toBeVisible()

    const email = `a-long-name.${newEmail()}`
    await form.getByLabel('Send a test email to').fill(email)
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(form.getByText(stored)).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: email })
    const address = await row.getByText(email).boundingBox()
    const date = await row.getByRole('time').boundingBox()
    const isBeside = address && date && (address.x + address.width <= date.x || address.y + address.height <= date.y)
    expect(isBeside, `${JSON.stringify(address)} beside ${JSON.stringify(date)}`).toBe(true)
    await form.getByRole('link', { name: 'View delivery status' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Test email from your shop' })).toBeVisible()
    await expect(page.getByText(`To ${email} · Not sent`)).toBeVisible()
    await expect(page.getByRole('main').locator('pre')).toContainText('to check that emails arrive')
  })
}

test('without JavaScript a test email is sent by a plain form', async ({ browser }) => {
  const context = await browser.newContext({ ...returningVisitor, javaScriptEnabled: false })
  const page = await context.newPage()
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin/emails')
  const email = newEmail()
  await page.getByText('Send a test email', { exact: true }).click()
  await page.getByLabel('Send a test email to').fill(email)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(stored)).toBeVisible()
  await context.close()
})
