import { readFile } from 'node:fs/promises'
import { expectAccessibleAtEveryWidth } from '../support/accessibility.ts'
import { returningVisitor } from '../support/returning-visitor.ts'
import { adminEmail, adminPassword, expect, test } from '../support/shop-under-test.ts'
import { newEmail, startAs } from '../support/steps.ts'
import { subscribe } from '../support/subscribe.ts'

test.use(returningVisitor)

test('the owner finds a subscriber, exports the list, and unsubscribes a customer', async ({ page }) => {
  const email = newEmail()
  await subscribe(page, email)
  await startAs(page, adminEmail, adminPassword)
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Newsletter' }).click()
  // A job adds the address to the list.
  await expect(async () => {
    await page.getByRole('searchbox', { name: 'Email' }).fill(email.toUpperCase())
    await page.getByRole('main').getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: email })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('newsletter.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFEmail,Subscribed,Unsubscribed',
    expect.stringMatching(new RegExp(`^${email},.*Z,$`)),
  ])

  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  await row.getByRole('button', { name: `Unsubscribe ${email}` }).focus()
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Unsubscribe', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Address unsubscribed.')).toBeVisible()
  await expect(row.getByText(/^Unsubscribed/)).toBeFocused()
  await page.getByRole('link', { name: /^Unsubscribed \(/ }).click()
  await expect(row).toContainText('Unsubscribed')
  await page.getByRole('link', { name: /^Subscribed \(/ }).click()
  await expect(page.getByText('No subscribers found.')).toBeVisible()
})

test('the newsletter screen is accessible and fits at every width, full and empty', async ({ page }) => {
  const email = newEmail()
  await subscribe(page, email)
  await startAs(page, adminEmail, adminPassword)
  await expect(async () => {
    await page.goto(`/admin/newsletter?search=${email}`)
    await expect(page.getByRole('button', { name: `Unsubscribe ${email}` })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('button', { name: `Unsubscribe ${email}` }).click()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  await expect(page.getByText(/^Unsubscribed /).last()).toBeVisible()
  await page.goto('/admin/newsletter?search=zzzzqq')
  await expect(page.getByText('No subscribers found.')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
