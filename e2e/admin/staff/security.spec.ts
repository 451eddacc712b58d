import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessibleAtEveryWidth } from '../../support/accessibility.ts'
import { pathIn, readEmail } from '../../support/read-email.ts'
import { returningVisitor } from '../../support/returning-visitor.ts'
import { address, adminEmail, adminPassword, expect, origin, test } from '../../support/shop-under-test.ts'
import { newEmail, password, startAs } from '../../support/steps.ts'

test.use({ ...returningVisitor, contextOptions: { reducedMotion: 'reduce' } })

/** Invites a manager, who accepts; ends logged in on the page. */
async function join(owner: Page, page: Page): Promise<string> {
  const email = newEmail()
  await startAs(owner, adminEmail, adminPassword)
  const headers = { origin }
  const invited = await owner.request.post('/api/staff/inviteStaff', { data: { email, role: 'manager' }, headers })
  expect(invited.status()).toBe(200)
  const token = pathIn(await readEmail(email, /invited/), '/join/').replace('/join/', '')
  const data = { token, firstName: 'Mana', lastName: 'Ger', password, confirmPassword: password }
  expect((await page.request.post('/api/staff/acceptInvitation', { data, headers })).status()).toBe(200)
  await startAs(page, email, password)
  return email
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

for (const width of [1440, 390])
  test(`staff set up an app by keyboard and log in with its code, or a recovery code, at ${width} px`, async ({
    page,
    browser,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const owner = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': address() } })
    const email = await join(owner, page)

    await page.goto('/admin/security')
    const main = page.getByRole('main')
    await main.getByLabel('Current password').fill(password)
    await page.keyboard.press('Enter')
    await expect(main.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
    const secret = await main.locator('code').innerText()
    await expect(main.getByLabel('Code from the app')).toBeFocused()
    await page.keyboard.type('12345x')
    await page.keyboard.press('Enter')
    await expect(main.getByLabel('Code from the app')).toHaveAttribute('aria-invalid', 'true')
    await main.getByLabel('Code from the app').fill(codeOf(secret))
    await page.keyboard.press('Enter')
    const codes = main.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recovery = await codes.first().innerText()
    await expectAccessibleAtEveryWidth(page)
    await main.getByRole('button', { name: "I've saved them" }).press('Enter')
    await expect(main).toContainText('10 of 10 recovery codes left.')
    expect(await readEmail(email, /login security/)).toContain('now asks for a code')

    // By keyboard alone: email, password, then the code, which takes the focus when it is asked for.
    const logIn = async (code: () => string) => {
      const { storageState } = returningVisitor
      const size = { width, height: 900 }
      const headers = { 'x-forwarded-for': address() }
      const context = await browser.newContext({ storageState, viewport: size, extraHTTPHeaders: headers })
      const visitor = await context.newPage()
      const form = visitor.getByRole('main')
      await visitor.goto('/login')
      await form.getByLabel(/^E-?mail/i).fill(email)
      await visitor.keyboard.press('Tab')
      await visitor.keyboard.type(password)
      await visitor.keyboard.press('Enter')
      await expect(form.getByLabel('Code')).toBeFocused()
      await visitor.keyboard.type('zzzzz-zzzzz')
      await visitor.keyboard.press('Enter')
      await expect(form.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessibleAtEveryWidth(visitor)
      await form.getByLabel('Code').fill(code())
      await visitor.keyboard.press('Enter')
      await expect(visitor).toHaveURL(/^[^?]*\/$/)
      await context.close()
    }
    // Each step of 30 seconds counts once, so this login has the code of the next one.
    await logIn(() => codeOf(secret, 1))
    await logIn(() => recovery)
    await page.goto('/admin/security')
    await expect(main).toContainText('9 of 10 recovery codes left.')

    await owner.goto('/admin/staff')
    const member = owner.getByRole('listitem').filter({ hasText: email })
    await expect(member).toContainText('Logs in with a second factor')
    await member.getByRole('button', { name: 'Reset second factor' }).press('Enter')
    await owner.getByRole('dialog').getByRole('button', { name: 'Reset second factor' }).press('Enter')
    await expect(owner.getByText('The login of Mana no longer asks for a second factor.')).toBeVisible()
    await expect(member).toContainText('Logs in with a password only')
    await page.goto('/account')
    await expect(page).toHaveURL(/log-in=account/)
    await startAs(page, email, password)
    await owner.close()
  })
