import type { Page } from '@playwright/test'
import { orderInGerman } from './german-screens.ts'
import { ownerOf } from './own-shop.ts'
import type { Screen } from './screens.ts'
import { adminEmail, adminPassword, expect, origin } from './shop-under-test.ts'
import { asStaff, invite, toSecondFactor } from './staff-screens.ts'
import { newEmail, password, startAs } from './steps.ts'

interface StoredEmail {
  id: string
  to: string
  subject: string
}

/** Shows the latest email to an address as its HTML. */
async function showEmail(page: Page, to: string, subject: RegExp): Promise<void> {
  await startAs(page, adminEmail, adminPassword)
  const owner = ownerOf(page.request, origin)
  let id = ''
  await expect(async () => {
    const { emails } = await owner<{ emails: StoredEmail[] }>('POST', 'emails/listEmails', {})
    id = emails.find((email) => email.to === to && subject.test(email.subject))?.id ?? ''
    expect(id).not.toBe('')
  }).toPass()
  const { email } = await owner<{ email: { html: string } }>('POST', 'emails/findEmail', { id })
  await page.setContent(email.html)
}

/** Shows the latest email of the demo, which has some of each kind. */
const ofDemo = (subject: RegExp) => async (page: Page) => {
  await startAs(page, adminEmail, adminPassword)
  const owner = ownerOf(page.request, origin)
  const { emails } = await owner<{ emails: StoredEmail[] }>('POST', 'emails/listEmails', { limit: 100 })
  const found = emails.find((email) => subject.test(email.subject))
  if (!found) throw new Error(`The demo has no email ${subject}`)
  const { email } = await owner<{ email: { html: string } }>('POST', 'emails/findEmail', { id: found.id })
  await page.setContent(email.html)
}

async function shipInGerman(page: Page): Promise<string> {
  const { email, orderNumber } = await orderInGerman(page)
  await startAs(page, adminEmail, adminPassword)
  const owner = ownerOf(page.request, origin)
  const { order } = await owner<{ order: { _id: string } }>('POST', 'orders/findOrder', { orderNumber })
  await owner('PUT', 'orders/markOrderAsShipped', {
    ...{ orderId: order._id, orderNumber, trackingNumber: '9400 1000 0000', carrier: 'USPS' },
  })
  await page.goto(`/admin/orders/${orderNumber}?lang=en-US`)
  await page.getByRole('link', { name: 'Refund', exact: true }).click()
  await page.getByRole('main').getByRole('combobox').first().selectOption('1')
  await page.getByRole('button', { name: /^Refund \$/ }).click()
  await page.waitForURL(`/admin/orders/${orderNumber}`)
  return email
}

let shipped: string | undefined

const ofOrder = (subject: RegExp) => async (page: Page) => {
  shipped ??= await shipInGerman(page)
  await showEmail(page, shipped, subject)
}

async function registerInGerman(page: Page): Promise<string> {
  const email = newEmail()
  await page.goto('/register?lang=de')
  const form = page.getByRole('main')
  await form.getByLabel('Vorname').fill('Ann')
  await form.getByLabel('Nachname').fill('Lee')
  await form.getByLabel('Land').selectOption({ index: 1 })
  await form.getByLabel('E-Mail').fill(email)
  await form.getByLabel('Passwort', { exact: true }).fill(password)
  await form.getByLabel('Passwort wiederholen').fill(password)
  await form.getByLabel(/aufmerksam/).selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Registrieren' }).click()
  await page.waitForURL(/\/(\?.*)?$/)
  return email
}

/** Emails as their readers see them: to staff, and in German. */
export const emailScreens: Screen[] = [
  {
    name: '210-email-invitation',
    async open(page) {
      const { email } = await invite(page, 'editor')
      await showEmail(page, email, /invited/)
    },
  },
  { name: '211-email-role', open: async (page) => showEmail(page, await asStaff(page, 'editor'), /role has changed/) },
  {
    name: '212-email-second-factor',
    open: async (page) => showEmail(page, await toSecondFactor(page), /login security/),
  },
  { name: '213-de-email-receipt', open: ofOrder(/^Bestellbestätigung/) },
  { name: '214-de-email-shipped', open: ofOrder(/unterwegs|versandt|versendet/i) },
  { name: '215-de-email-refunded', open: ofOrder(/erstatte|Erstattung/i) },
  { name: '218-email-return-requested', open: ofDemo(/^We received your return request/) },
  { name: '219-email-return-approved', open: ofDemo(/^Your return .* is approved/) },
  { name: '220-email-canceled', open: ofDemo(/^Your order .* has been canceled/) },
  { name: '221-email-return-complete', open: ofDemo(/^Your return .* is complete/) },
  { name: '216-de-email-welcome', open: async (page) => showEmail(page, await registerInGerman(page), /./) },
  {
    name: '217-de-email-reset',
    async open(page) {
      const email = await registerInGerman(page)
      await page.context().clearCookies({ name: /session|signed-in/ })
      await page.goto('/forget-password?lang=de')
      await page.getByRole('main').getByLabel('E-Mail').fill(email)
      await page.getByRole('button', { name: 'Link senden' }).click()
      await showEmail(page, email, /zurück|Passwort/)
    },
  },
]
