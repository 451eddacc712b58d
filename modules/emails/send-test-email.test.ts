import { expect, test } from 'vitest'
import { smtpMailer } from '#adapters/email/smtp.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { openEmailServer } from '#test/email-server.ts'
import { sendEmail } from './send-email.ts'

test('an admin sends a test email, and its state shows the result', async () => {
  const shop = await createTestShop()
  const { emails } = shop.as(await shop.admin())
  const { emailId, message } = await emails.sendTestEmail({ email: 'Box@Example.COM' })
  expect(message).toBe(
    'No email server is configured, so the email was stored and not sent. Set SMTP_URL to send emails.',
  )
  expect((await emails.findEmail({ id: emailId })).email).toMatchObject({ state: 'queued', to: 'Box@example.com' })
  await shop.runJobs()
  const { email } = await emails.findEmail({ id: emailId })
  expect(email).toMatchObject({ state: 'unsent', kind: 'test' })
  expect(email.text).toContain('Ann sent this from http://localhost:3000')
  expect(await shop.db.select().from(auditEvents)).toMatchObject([
    { action: 'email.tested', subjectKind: 'email', subjectId: emailId, detail: null },
  ])
})

test('an email names its seller: the shop, or its legal name with the numbers it has', async () => {
  const shop = await createTestShop()
  const { emails, settings } = shop.as(await shop.admin())
  const textOf = async () => {
    const { emailId } = await emails.sendTestEmail({ email: 'box@example.com' })
    await shop.runJobs()
    return (await emails.findEmail({ id: emailId })).email.text
  }
  const address = { name: 'Nord', postalAddress: 'Am Markt 1, Kiel', legalName: '', vatNumber: '', companyNumber: '' }
  const { version } = await settings.changeShop({ version: 0, values: { ...defaultSettings.shop, ...address } })
  expect(await textOf()).toContain('Nord, Am Markt 1, Kiel · Contact us')
  const own = { legalName: 'Nord Handels GmbH', vatNumber: 'DE123456789', companyNumber: 'HRB 12345 KI' }
  await settings.changeShop({ version, values: { ...defaultSettings.shop, ...address, ...own } })
  expect(await textOf()).toContain(
    'Nord Handels GmbH, Am Markt 1, Kiel · HRB 12345 KI · VAT number DE123456789 · Contact us',
  )
})

test('an error of the SMTP server is shown with the email', async () => {
  const shop = await createTestShop()
  const server = await openEmailServer(() => '550 No such box')
  const carrier = smtpMailer({ url: server.url, from: null })
  const { emails } = shop.as(await shop.admin())
  const { emailId } = await emails.sendTestEmail({ email: 'nobody@example.com' })
  await expect(sendEmail({ ...shop, mailer: carrier }, { emailId }, async () => {})).rejects.toThrow('550')
  expect((await emails.findEmail({ id: emailId })).email).toMatchObject({
    state: 'queued',
    attempts: 1,
    lastError: expect.stringContaining('550 No such box'),
  })
  await carrier.close()
})

test('without a configured sender, the sender is the shop as its owner named it', async () => {
  const shop = await createTestShop()
  const server = await openEmailServer()
  const carrier = smtpMailer({ url: server.url, from: null })
  const person = await shop.admin()
  const { settings, emails } = shop.as(person)
  const { settings: before } = await settings.ownSettings({})
  await settings.changeShop({
    version: 0,
    values: { ...before.shop, name: 'Harbour & Co', contactEmail: 'hello@harbour.example' },
  })
  const { emailId } = await emails.sendTestEmail({ email: 'box@example.com' })
  await sendEmail({ ...shop, mailer: carrier }, { emailId }, async () => {})
  expect(server.received[0]?.from).toBe('hello@harbour.example')
  expect(server.received[0]?.raw).toMatch(/^From: "?Harbour & Co"? <hello@harbour.example>/m)
  await carrier.close()
})

test('an invalid address is refused, and so is the eleventh test email of an hour', async () => {
  const shop = await createTestShop()
  const { emails } = shop.as(await shop.admin())
  await expect(emails.sendTestEmail({ email: 'nobody' })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid email address.',
  })
  for (let sent = 1; sent <= 10; sent++) await emails.sendTestEmail({ email: `box-${sent}@example.com` })
  await expect(emails.sendTestEmail({ email: 'box@example.com' })).rejects.toMatchObject({ status: 429 })
})
