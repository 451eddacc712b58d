import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessibleAtEveryWidth } from '../../support/accessibility.ts'
import { confirmAddress } from '../../support/confirm-address.ts'
import { ownerOf } from '../../support/own-shop.ts'
import { returningVisitor } from '../../support/returning-visitor.ts'
import { expect, port, test } from '../../support/shop-under-test.ts'
import { startEmptyShop } from '../../support/start-shop.ts'
import { password } from '../../support/steps.ts'

const ownPort = port + 4
const origin = `http://localhost:${ownPort}`

// The shop of the other journeys is another host.
const tolerated = new RegExp(`Failed to load resource|^Requested ${origin}/`)
test.use({ ...returningVisitor, baseURL: origin, tolerated, contextOptions: { reducedMotion: 'reduce' } })

const login = { email: 'owner@nord.example', password: 'a-password-for-nord' }

for (const width of [1440, 390]) {
  test(`the first owner replaces the printed password by keyboard at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const { said, stop } = await startEmptyShop(ownPort, { ADMIN_EMAIL: 'owner@nord.example' })
    try {
      await expect.poll(said).toContain('Admin login')
      const printed = /password: (\S+) \(shown only once\)/.exec(said())?.[1] ?? ''
      await page.goto('/login?next=/admin/products')
      await page
        .getByRole('main')
        .getByLabel(/^E-?mail/i)
        .fill('owner@nord.example')
      await page.keyboard.press('Tab')
      await page.keyboard.type(printed)
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL(/secure-login\?next=%2Fadmin%2Fproducts$/)
      const form = page.getByRole('form', { name: 'Secure your login' })
      await expectAccessibleAtEveryWidth(page)
      for (const path of ['/admin', '/admin/orders/print', '/add-product']) {
        await page.goto(path)
        await expect(page).toHaveURL(`/admin/secure-login?next=${encodeURIComponent(path)}`)
      }
      await page.goto('/admin/secure-login?next=/admin/products')
      await form.getByLabel('Printed password').fill(printed)
      await form.getByLabel('New password').fill(printed)
      await form.getByLabel('Confirm password').fill(printed)
      await page.keyboard.press('Enter')
      await expect(form.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true')
      await form.getByLabel('New password').fill(password)
      await form.getByLabel('Confirm password').fill(password)
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL('/admin/products')
      await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
      await expect(page.getByText('Your password has been changed.')).toBeVisible()
      await page.goto('/admin/secure-login?next=/admin/secure-login')
      await expect(page).toHaveURL('/admin')
    } finally {
      await stop()
    }
  })

  test(`an owner requires a second factor, and a new member of staff sets it up first, at ${width} px`, async ({
    page,
    browser,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const { stop } = await startEmptyShop(ownPort, { ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password })
    try {
      const owner = ownerOf(page.request, origin)
      await owner('POST', 'users/login', login)
      const bo = await signUpBo(browser)
      // Leaving a form with unsaved changes asks first.
      page.on('dialog', (dialog) => dialog.accept())
      await page.goto('/admin/settings')
      const security = page.getByRole('region', { name: 'Security', exact: true })
      await security.getByLabel('Require a second factor').check()
      await security.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(security.getByText('Please set up a second factor of your own first').first()).toBeVisible()

      await page.goto('/admin/security')
      await setUpApp(page, login.password)
      await expect(page.getByRole('main')).toContainText('10 of 10 recovery codes left.')
      await page.goto('/admin/settings')
      await security.getByLabel('Require a second factor').check()
      await security.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(security.getByText('Settings saved.')).toBeVisible()
      await page.goto('/admin/security')
      await expect(page.getByRole('main')).toContainText('it cannot be turned off')
      await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0)

      const context = await browser.newContext({
        ...returningVisitor,
        baseURL: origin,
        viewport: { width, height: 900 },
      })
      const member = await context.newPage()
      await ownerOf(member.request, origin)('POST', 'users/login', bo)
      const { customers } = await owner<Found>('POST', 'customers/listCustomers', { search: bo.email })
      await owner('PUT', 'staff/changeRole', { customerId: customers[0]?._id, role: 'manager' })

      await member.goto('/admin/activity')
      await expect(member).toHaveURL('/admin/secure-login?next=%2Fadmin%2Factivity')
      await expectAccessibleAtEveryWidth(member)
      await member.setViewportSize({ width, height: 900 })
      await setUpApp(member, password)
      await expect(member).toHaveURL('/admin/activity')
      await expect(member.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()

      await filter(member, 'What', 'Personal data seen')
      const seen = member.getByRole('row').filter({ hasText: 'Looked at customers' })
      await expect(seen.filter({ hasText: 'Shop Owner' })).toBeVisible()
      await expectAccessibleAtEveryWidth(member)
      await member.setViewportSize({ width, height: 900 })
      await filter(member, 'Who', 'Shop Owner')
      await expect(member.getByRole('link', { name: 'customers', exact: true })).toHaveAttribute(
        'href',
        '/admin/customers',
      )
      await context.close()
    } finally {
      await stop()
    }
  })
}

/** Bo, whose address is confirmed before the owner's login needs a code. */
async function signUpBo(browser: Browser) {
  const context = await browser.newContext({ baseURL: origin })
  const bo = { email: 'bo@nord.example', password }
  await ownerOf(context.request, origin)('POST', 'users/signup', {
    ...{ firstName: 'Bo', lastName: 'Lee', country: 'United States', channel: 'Friends', newsletter: false },
    ...{ ...bo, confirmPassword: password },
  })
  await confirmAddress(context.request, bo.email, { shop: origin, login })
  await context.close()
  return bo
}

interface Found {
  customers: { _id: string }[]
}

/** Filters the open list by keyboard. */
async function filter(page: Page, label: string, option: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByText('Filter', { exact: true }).press('Enter')
  await main.getByRole('combobox', { name: label, exact: true }).selectOption(option)
  await main.getByRole('button', { name: 'Apply' }).press('Enter')
  await expect(main.getByRole('link', { name: `Remove filter ${label}: ${option}` })).toBeVisible()
}

/** Sets up an authenticator app by keyboard on the open page, up to the recovery codes. */
async function setUpApp(page: Page, known: string): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Current password').fill(known)
  await page.keyboard.press('Enter')
  const secret = Secret.fromBase32(await main.locator('code').innerText())
  await main.getByLabel('Code from the app').fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: "I've saved them" }).press('Enter')
}
