import { expect, test } from 'vitest'
import { smtpCarrier } from '#adapters/mail/smtp.ts'
import { auditEntries } from '#db/tables/shop.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { openMailServer } from '#test/mail-server.ts'
import { sendMail } from './send-mail.ts'

test('an admin sends a test, and its state tells what became of it', async () => {
  const shop = await createTestShop()
  const { admin } = shop.as(await shop.admin())
  const { mailId, message } = await admin.sendTestMail({ email: 'Box@Example.COM' })
  expect(message).toBe('The test to Box@example.com is on its way.')
  expect((await admin.findMail({ id: mailId })).mail).toMatchObject({ state: 'queued', to: 'Box@example.com' })
  await shop.runJobs()
  const { mail } = await admin.findMail({ id: mailId })
  expect(mail).toMatchObject({ state: 'sent', kind: 'test' })
  expect(mail.text).toContain('Ann sent this from http://localhost:3000')
  expect(await shop.db.select().from(auditEntries)).toMatchObject([
    { action: 'mail.tested', subjectKind: 'mail', subjectId: mailId, detail: { to: 'Box@example.com' } },
  ])
})

test('a refusal of the mail server is read where the mails are', async () => {
  const shop = await createTestShop()
  const server = await openMailServer(() => '550 No such box')
  const carrier = smtpCarrier({ url: server.url, from: null })
  const { admin } = shop.as(await shop.admin())
  const { mailId } = await admin.sendTestMail({ email: 'nobody@example.com' })
  await expect(sendMail({ ...shop, mail: carrier }, { mailId }, async () => {})).rejects.toThrow('550')
  expect((await admin.findMail({ id: mailId })).mail).toMatchObject({
    state: 'queued',
    attempts: 1,
    lastError: expect.stringContaining('550 No such box'),
  })
  await carrier.close()
})

test('without a sender of its own, a mail comes from the shop as its owner named it', async () => {
  const shop = await createTestShop()
  const server = await openMailServer()
  const carrier = smtpCarrier({ url: server.url, from: null })
  const person = await shop.admin()
  const { settings, admin } = shop.as(person)
  const { settings: before } = await settings.ownSettings({})
  await settings.changeShop({
    version: 0,
    values: { ...before.shop, name: 'Harbour & Co', contactEmail: 'hello@harbour.example' },
  })
  const { mailId } = await admin.sendTestMail({ email: 'box@example.com' })
  await sendMail({ ...shop, mail: carrier }, { mailId }, async () => {})
  expect(server.received[0]?.from).toBe('hello@harbour.example')
  expect(server.received[0]?.raw).toMatch(/^From: "?Harbour & Co"? <hello@harbour.example>/m)
  await carrier.close()
})

test('an address that is none is refused, and so is the eleventh test of an hour', async () => {
  const shop = await createTestShop()
  const { admin } = shop.as(await shop.admin())
  await expect(admin.sendTestMail({ email: 'nobody' })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid email address.',
  })
  for (let sent = 1; sent <= 10; sent++) await admin.sendTestMail({ email: `box-${sent}@example.com` })
  await expect(admin.sendTestMail({ email: 'box@example.com' })).rejects.toMatchObject({ status: 429 })
})
