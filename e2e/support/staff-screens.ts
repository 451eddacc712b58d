import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import type { StaffRole } from '#contract/staff/roles.ts'
import { confirmAddress } from './confirm-address.ts'
import { ownerOf } from './own-shop.ts'
import { pathIn, readEmail } from './read-email.ts'
import type { Screen } from './screens.ts'
import { adminEmail, adminPassword, expect, origin } from './shop-under-test.ts'
import { newEmail, password, signUp, startAs } from './steps.ts'
import { addAuthenticator } from './virtual-authenticator.ts'

/** Invites to a role as the owner, whose login the page keeps; returns the address and the path of the link. */
export async function invite(page: Page, role: StaffRole) {
  const email = newEmail()
  await startAs(page, adminEmail, adminPassword)
  const invited = await page.request.post('/api/staff/inviteStaff', { data: { email, role }, headers: { origin } })
  expect(invited.status()).toBe(200)
  return { email, path: pathIn(await readEmail(email, /invited/), '/join/') }
}

/** Logs the page in as a new member of the staff, who had an account before; returns their address. */
export async function asStaff(page: Page, role: StaffRole): Promise<string> {
  await page.context().clearCookies({ name: /session|signed-in/ })
  const email = await signUp(page.request, newEmail(), 'Mana')
  await confirmAddress(page.request, email)
  await startAs(page, adminEmail, adminPassword)
  const owner = ownerOf(page.request, origin)
  const { customers } = await owner<Found>('POST', 'customers/listCustomers', { search: email })
  await owner('PUT', 'staff/changeRole', { customerId: customers[0]?._id, role })
  await startAs(page, email, password)
  return email
}

interface Found {
  customers: { _id: string }[]
}

async function toQrCode(page: Page): Promise<string> {
  const email = await asStaff(page, 'manager')
  await page.goto('/admin/security')
  await page.getByRole('main').getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  return email
}

async function toRecoveryCodes(page: Page): Promise<string> {
  const email = await toQrCode(page)
  const main = page.getByRole('main')
  const secret = Secret.fromBase32(await main.locator('code').innerText())
  await main.getByLabel('Code from the app').fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: "I've saved them" }).waitFor()
  return email
}

/** Logs the page in as a manager whose login asks for a code; returns their address. */
export async function toSecondFactor(page: Page): Promise<string> {
  const email = await toRecoveryCodes(page)
  await page.getByRole('button', { name: "I've saved them" }).click()
  await page.getByText('10 of 10 recovery codes left.').waitFor()
  return email
}

async function openPasskeyForm(page: Page): Promise<void> {
  await addAuthenticator(page)
  await asStaff(page, 'manager')
  await page.goto('/admin/security')
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop')
}

/** Logs the page in as a manager who has a passkey. */
async function toPasskey(page: Page): Promise<void> {
  await openPasskeyForm(page)
  await page.getByRole('dialog').getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: "I've saved them" }).click()
  await page.getByText('10 of 10 recovery codes left.').waitFor()
}

/** Who works in the shop, how they join and log in, and what their role does not open. */
export const staffScreens: Screen[] = [
  {
    name: '130-staff',
    async open(page) {
      await toSecondFactor(page)
      await asStaff(page, 'editor')
      await startAs(page, adminEmail, adminPassword)
      await page.goto('/admin/staff')
    },
  },
  {
    name: '131-join',
    async open(page) {
      const { path } = await invite(page, 'editor')
      await page.context().clearCookies({ name: /session|signed-in/ })
      await page.goto(path)
    },
  },
  { name: '132-join-over', open: (page) => page.goto(`/join/${'x'.repeat(43)}`) },
  {
    name: '133-security',
    async open(page) {
      await asStaff(page, 'manager')
      await page.goto('/admin/security')
    },
  },
  { name: '134-security-qr', open: toQrCode },
  { name: '135-security-codes', open: toRecoveryCodes },
  { name: '136-security-on', open: toSecondFactor },
  { name: '136-security-passkey', open: toPasskey },
  { name: '136-security-passkey-form', open: openPasskeyForm, isWindow: true },
  {
    name: '136-security-passkey-removal',
    async open(page) {
      await toPasskey(page)
      await page.getByRole('button', { name: 'Remove Work laptop' }).click()
    },
    isWindow: true,
  },
  {
    name: '137-login-code',
    async open(page) {
      const email = await toSecondFactor(page)
      await page.context().clearCookies({ name: /session|signed-in/ })
      await page.goto('/login')
      const form = page.getByRole('main')
      await form.getByLabel(/^E-?mail/i).fill(email)
      await form.getByLabel('Password', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await form.getByLabel('Code').waitFor()
    },
  },
  {
    name: '138-not-your-role',
    async open(page) {
      await asStaff(page, 'editor')
      await page.goto('/admin/orders')
    },
  },
]
