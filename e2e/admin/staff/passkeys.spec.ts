import type { Page } from '@playwright/test'
import { expectAccessibleAtEveryWidth, expectWindowAccessibleAt } from '../../support/accessibility.ts'
import { confirmAddress } from '../../support/confirm-address.ts'
import { tabTo } from '../../support/focus.ts'
import { ownerOf } from '../../support/own-shop.ts'
import { readEmail } from '../../support/read-email.ts'
import { returningVisitor } from '../../support/returning-visitor.ts'
import { expect, port, test } from '../../support/shop-under-test.ts'
import { asStaff } from '../../support/staff-screens.ts'
import { startEmptyShop } from '../../support/start-shop.ts'
import { password } from '../../support/steps.ts'
import { addAuthenticator } from '../../support/virtual-authenticator.ts'

const ownPort = port + 10
const ownOrigin = `http://localhost:${ownPort}`
// One journey needs a shop of its own, which is another host.
const tolerated = new RegExp(`Failed to load resource|^Requested ${ownOrigin}/`)
test.use({ ...returningVisitor, tolerated, contextOptions: { reducedMotion: 'reduce' } })

async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /session|signed-in|visitor/ })
}

/** Logs in with a passkey on the login page, by keyboard. */
async function usePasskey(page: Page): Promise<void> {
  await page.goto('/login?next=/admin/security')
  const button = page.getByRole('main').getByRole('button', { name: 'Use a passkey' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
}

for (const width of [1440, 390])
  test(`staff add a passkey, log in with it, rename and remove it by keyboard, at ${width} px`, async ({ page }) => {
    test.slow()
    const size = { width, height: 900 }
    await page.setViewportSize(size)
    const email = await asStaff(page, 'manager')
    const authenticator = await addAuthenticator(page)
    await page.goto('/admin/security')
    const main = page.getByRole('main')
    const passkeys = main.getByRole('region', { name: 'Passkeys' })
    await expect(passkeys).toContainText('No passkeys yet.')
    await expectAccessibleAtEveryWidth(page)
    await page.setViewportSize(size)

    await tabTo(page, passkeys.getByRole('button', { name: 'Add passkey' }), 80)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add passkey' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    for (const at of [390, 1440]) await expectWindowAccessibleAt(page, at)
    await page.setViewportSize(size)
    await page.keyboard.type('Work laptop')
    await page.keyboard.press('Tab')
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
    await authenticator.recognize(false)
    await dialog.getByLabel('Current password').fill(password)
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('The passkey request was canceled or took too long. Please try again.')
    await expect(dialog.getByLabel('Name')).toHaveValue('Work laptop')
    await authenticator.recognize(true)
    await dialog.getByLabel('Current password').fill(password)
    await page.keyboard.press('Enter')
    const codes = main.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    expect(await authenticator.countPasskeys()).toBe(1)
    await main.getByRole('button', { name: "I've saved them" }).press('Enter')
    const row = passkeys.getByRole('listitem').filter({ hasText: 'Work laptop' })
    await expect(row).toContainText('not used yet')
    expect(await readEmail(email, /login security/)).toContain('the passkey “Work laptop” was added')

    // The device knows the account: it does not make a second passkey.
    await passkeys.getByRole('button', { name: 'Add passkey' }).press('Enter')
    await dialog.getByLabel('Current password').fill(password)
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('This device already has a passkey for your account.')
    await page.keyboard.press('Escape')

    await logOut(page)
    await usePasskey(page)
    await expect(page).toHaveURL('/admin/security')
    await expect(row).toContainText('last used')
    await expectAccessibleAtEveryWidth(page)
    await page.setViewportSize(size)

    // A password alone is asked for more, which the passkey gives too.
    await logOut(page)
    await page.goto('/login?next=/admin/security')
    await main.getByLabel(/^E-?mail/i).fill(email)
    await main.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(main.getByLabel('Code')).toBeFocused()
    await expectAccessibleAtEveryWidth(page)
    await page.setViewportSize(size)
    await main.getByRole('button', { name: 'Use a passkey' }).press('Enter')
    await expect(page).toHaveURL('/admin/security')

    await row.getByRole('button', { name: 'Rename Work laptop' }).press('Enter')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Old laptop')
    await page.keyboard.press('Enter')
    await expect(passkeys.getByRole('listitem')).toContainText('Old laptop')
    await passkeys.getByRole('button', { name: 'Remove Old laptop' }).press('Enter')
    const removal = page.getByRole('dialog', { name: 'Remove Old laptop?' })
    await expect(removal.getByLabel('Current password')).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(passkeys).toContainText('No passkeys yet.')
    await expect(main.getByRole('region', { name: 'Recovery codes' })).toHaveCount(0)

    await logOut(page)
    await usePasskey(page)
    await expect(page.getByRole('alert')).toContainText("This passkey wasn't accepted.")
    await expectAccessibleAtEveryWidth(page)
  })

interface Found {
  customers: { _id: string }[]
}

/** Adds the first passkey on the open page, by keyboard, up to the recovery codes. */
async function addFirst(page: Page, known: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Add passkey' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Current password').fill(known)
  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: "I've saved them" }).press('Enter')
}

test.describe('in a shop of its own', () => {
  test.use({ baseURL: ownOrigin })

  test('a passkey is the second factor that a shop requires, and the only one stays', async ({ page, browser }) => {
    test.slow()
    const login = { email: 'owner@nord.example', password: 'a-password-for-nord' }
    const { stop } = await startEmptyShop(ownPort, { ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password })
    try {
      const owner = ownerOf(page.request, ownOrigin)
      await owner('POST', 'users/login', login)
      const bo = { email: 'bo@nord.example', password }
      // Before the owner's login needs a passkey, which reading the emailed link would, too.
      const newcomer = await browser.newContext({ baseURL: ownOrigin })
      await ownerOf(newcomer.request, ownOrigin)('POST', 'users/signup', {
        ...{ firstName: 'Bo', lastName: 'Lee', country: 'United States', channel: 'Friends', newsletter: false },
        ...{ ...bo, confirmPassword: password },
      })
      await confirmAddress(newcomer.request, bo.email, { shop: ownOrigin, login })
      await newcomer.close()
      await addAuthenticator(page)
      await page.goto('/admin/security')
      const main = page.getByRole('main')
      await addFirst(page, login.password)
      await expect(main).toContainText('10 of 10 recovery codes left.')
      await owner('PUT', 'settings/changeSecurity', {
        version: 0,
        values: { staffIdleMinutes: 60, staffSessionHours: 12, requireSecondFactor: true },
      })
      await page.reload()
      await expect(main).toContainText('your only one cannot be removed')
      await expect(main.getByRole('button', { name: /^Remove/ })).toHaveCount(0)

      const context = await browser.newContext({ ...returningVisitor, baseURL: ownOrigin })
      const member = await context.newPage()
      await ownerOf(member.request, ownOrigin)('POST', 'users/login', bo)
      const { customers } = await owner<Found>('POST', 'customers/listCustomers', { search: bo.email })
      await owner('PUT', 'staff/changeRole', { customerId: customers[0]?._id, role: 'manager' })
      await addAuthenticator(member)
      await member.goto('/admin/activity')
      await expect(member).toHaveURL('/admin/secure-login?next=%2Fadmin%2Factivity')
      await expectAccessibleAtEveryWidth(member)
      await addFirst(member, password)
      await expect(member).toHaveURL('/admin/activity')
      await expect(member.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
      await context.close()
    } finally {
      await stop()
    }
  })
})
