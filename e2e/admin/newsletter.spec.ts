import { readFile } from 'node:fs/promises'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { openFromMenu } from '../support/admin-menu.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'
import { subscribe } from '../support/subscribe.ts'

test.use(returningVisitor)

for (const width of [1440, 390]) {
  test(`the owner finds a subscriber, exports the list, and unsubscribes a customer, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const email = newEmail()
    await subscribe(page, email)
    await startAs(page, adminEmail, adminPassword)
    await page.goto('/admin')
    const row = page.getByRole('table', { name: 'Newsletter' }).getByRole('row').filter({ hasText: email })
    await openFromMenu(page, 'Newsletter')
    // A job adds the address to the list.
    await expect(async () => {
      await page.getByRole('searchbox', { name: 'Email' }).fill(email.toUpperCase())
      await page.getByRole('main').getByRole('button', { name: 'Find' }).click()
      await expect(row).toBeVisible({ timeout: 1_000 })
    }).toPass()

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('newsletter.csv')
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFEmail,Subscribed,Unsubscribed',
      expect.stringMatching(new RegExp(`^${email},.*Z,$`)),
    ])

    await page.keyboard.press('j')
    await expect(row.getByRole('link', { name: email })).toBeFocused()
    await page.keyboard.press('x')
    await page
      .getByRole('region', { name: 'Actions for the selection' })
      .getByRole('button', { name: 'Unsubscribe' })
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Unsubscribe' })
    await expect(dialog).toContainText('This address will get no more newsletters.')
    await dialog.getByRole('button', { name: 'Unsubscribe' }).press('Enter')
    await expect(page.getByText('1 changed.')).toBeVisible()
    await page.getByRole('link', { name: /^Unsubscribed \(/ }).click()
    await expect(page).toHaveURL(/state=unsubscribed/)
    await expect(row).toBeVisible()
    await page.getByRole('link', { name: /^Subscribed \(/ }).click()
    await expect(page.getByText('No subscribers found.')).toBeVisible()
  })
}

test('the newsletter screen is accessible and fits at every width, full and empty', async ({ page }) => {
  const email = newEmail()
  await subscribe(page, email)
  await startAs(page, adminEmail, adminPassword)
  await expect(async () => {
    await page.goto(`/admin/newsletter?search=${email}`)
    await expect(page.getByRole('rowheader', { name: email })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('checkbox', { name: `Select ${email}` }).check()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('dialog', { name: 'Unsubscribe' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.goto('/admin/newsletter?search=zzzzqq')
  await expect(page.getByText('No subscribers found.')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
