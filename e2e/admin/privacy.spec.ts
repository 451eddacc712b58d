import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { readEmail } from '../support/read-email.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { openSettings, restoreSettings, settings } from '../support/settings.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'
import { subscribe } from '../support/subscribe.ts'

test.use(returningVisitor)
// The first test changes the settings of the shop.
test.describe.configure({ mode: 'serial' })
test.afterEach(restoreSettings)

test('an owner shortens a retention period, and sees what it applies to', async ({ page }) => {
  await openSettings(page)
  const retention = settings(page, 'Data retention')
  const messages = retention.getByLabel('Contact messages')
  await messages.fill('20')
  await retention.getByRole('button', { name: 'Save' }).click()
  await expect(retention.getByText('Please enter 30 or more.').first()).toBeVisible()
  await messages.fill('90')
  await retention.getByRole('button', { name: 'Save' }).click()
  await expect(retention.getByText('Settings saved.')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  await retention.getByRole('link', { name: 'What is stored now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stored personal data')
  const table = page.getByRole('table', { name: 'Stored personal data' })
  await expect(table.getByRole('row').filter({ hasText: 'Contact messages' })).toContainText('90 days')
  await expect(table.getByRole('row').filter({ hasText: 'Sent emails' })).toContainText('365 days')
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('link', { name: 'Change the periods' }).click()
  await expect(page).toHaveURL(/\/admin\/settings#privacy$/)
})

for (const width of [1440, 390]) {
  test(`an owner imports subscribers with the proof of their consent, and finds it with each address, at ${width} px`, async ({
    page,
  }) => {
    const resize = () => page.setViewportSize({ width, height: 900 })
    await resize()
    const [one, two] = [newEmail(), newEmail()]
    await startAs(page, adminEmail, adminPassword)
    await page.goto('/admin/newsletter')
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    const form = page.getByRole('form', { name: 'Import subscribers' })
    await form.getByRole('button', { name: 'Import addresses' }).click()
    await expect(form.getByText('Please enter at least one email address.').first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    await resize()

    await form.getByLabel('Email addresses').fill(`${one}\nno-address`)
    await form.getByLabel('Day of the latest consent').fill('2026-01-02')
    await form.getByLabel('How they agreed').fill('Signed the list at our counter.')
    await form.getByRole('button', { name: 'Import addresses' }).click()
    await expect(form.getByText('“no-address” is not an email address. Nothing was imported.').first()).toBeVisible()
    // What was typed is still there.
    await form.getByLabel('Email addresses').fill(`${one}, ${two}`)
    await form.getByRole('button', { name: 'Import addresses' }).click()
    await expect(page.getByText('2 addresses added.')).toBeVisible()
    await expect(form.getByLabel('Email addresses')).toHaveValue('')

    await page.goto(`/admin/newsletter?search=${one}`)
    await page.getByRole('table').getByRole('link', { name: one }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consent history')
    const row = page.getByRole('table', { name: 'Consent history' }).getByRole('row').filter({ hasText: one })
    await expect(row).toContainText('Imported')
    await expect(row).toContainText('Signed the list at our counter. (2026-01-02)')
  })
}

for (const width of [1440, 390]) {
  test(`an owner chooses whether subscribers confirm by email, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const [asked, subscribed] = [newEmail(), newEmail()]
    const enter = async (email: string, answer: RegExp) => {
      await page.goto('/newsletter')
      const form = page.getByRole('main')
      await form.getByLabel('Email address').fill(email)
      await form.getByRole('button', { name: 'Subscribe' }).press('Enter')
      await expect(form.getByText(answer)).toBeVisible()
    }
    await enter(asked, /open the link in the email/)
    await openSettings(page)
    const shop = settings(page, 'Shop and contact')
    const confirms = shop.getByLabel('Newsletter subscribers confirm by email')
    await expect(confirms).toBeChecked()
    await confirms.press('Space')
    await shop.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(shop.getByText('Settings saved.')).toBeVisible()
    await enter(subscribed, /^You're subscribed to our newsletter/)

    const main = page.getByRole('main')
    await expect(async () => {
      await page.goto(`/admin/newsletter?search=${subscribed}`)
      await expect(main.getByRole('table').getByRole('link', { name: subscribed })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await main.getByRole('table').getByRole('link', { name: subscribed }).press('Enter')
    const history = page.getByRole('table', { name: 'Consent history' })
    await expect(history.getByRole('row').filter({ hasText: subscribed })).toContainText(
      'Subscribed without confirmation',
    )
    expect(await readEmail(asked, /^Please confirm/)).toContain('/newsletter/confirm/')
    await page.goto(`/admin/newsletter?search=${asked}`)
    await expect(main.getByText('No subscribers found.')).toBeVisible()
  })
}

test('staff see how an address came to the newsletter, with what was read', async ({ page }) => {
  const email = newEmail()
  await subscribe(page, email)
  await startAs(page, adminEmail, adminPassword)
  const rows = page.getByRole('table', { name: 'Consent history' }).getByRole('row').filter({ hasText: email })
  await expect(async () => {
    await page.goto(`/admin/newsletter/consents?search=${email}`)
    await expect(rows).toHaveCount(2, { timeout: 1_000 })
  }).toPass()
  await expect(rows.nth(0)).toContainText('Confirmed')
  await expect(rows.nth(1)).toContainText('Asked to subscribe')
  await expect(rows.nth(1)).toContainText('Unsubscribe at any time.')
  await expectAccessibleAtEveryWidth(page)
  await page.goto('/admin/newsletter/consents?search=zzzzqq')
  await expect(page.getByText('No consent found.')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
