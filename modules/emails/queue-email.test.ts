import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { smtpMailer } from '#adapters/email/smtp.ts'
import { emails } from '#db/tables/emails.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { openEmailServer } from '#test/email-server.ts'
import { queueEmail } from './queue-email.ts'
import { renderEmail } from './render-email.ts'
import { requeueEmails } from './requeue-emails.ts'
import { sendEmail } from './send-email.ts'

const noNote = async () => {}

function carrierTo(url: string) {
  const carrier = smtpMailer({ url, from: 'MG <care@mg.example.com>' })
  onTestFinished(() => carrier.close())
  return carrier
}

async function queueWelcome(shop: TestShop): Promise<string> {
  const id = await shop.db.transaction((tx) =>
    queueEmail(shop, tx, { kind: 'welcome', cause: 'w', to: 'ann@example.com', fields: { firstName: 'Ann' } }),
  )
  return id ?? ''
}

test('an email is sent once its cause commits, and never when it rolls back', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  await shop.db.transaction((tx) =>
    queueEmail(shop, tx, { kind: 'welcome', cause: 'welcome:1', to: 'ann@example.com', fields: { firstName: 'Ann' } }),
  )
  const broken = shop.db.transaction(async (tx) => {
    await queueEmail(shop, tx, {
      kind: 'welcome',
      cause: 'welcome:2',
      to: 'bo@example.com',
      fields: { firstName: 'Bo' },
    })
    throw new Error('The cause failed')
  })
  await expect(broken).rejects.toThrow('The cause failed')
  await shop.runJobs()

  const { emails: sent } = await admin.emails.listEmails({})
  expect(sent.map(({ to, state, attempts }) => ({ to, state, attempts }))).toEqual([
    { to: 'ann@example.com', state: 'unsent', attempts: 1 },
  ])
  const { email } = await admin.emails.findEmail({ id: sent[0]?.id ?? '' })
  expect(email.text).toContain('Welcome, Ann.')
  expect((await admin.emails.listEmails({ to: ' Ann@Example.com' })).emails).toEqual(sent)
  expect((await admin.emails.listEmails({ to: 'ann@example' })).emails).toEqual([])
})

test('the same cause queues one email, even with twenty concurrent calls', async () => {
  const shop = await createTestShop()
  await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.db.transaction((tx) =>
        queueEmail(shop, tx, {
          kind: 'password-changed',
          cause: 'p:1',
          to: 'a@example.com',
          fields: { firstName: 'A' },
        }),
      ),
    ),
  )
  expect(await shop.db.$count(emails)).toBe(1)
})

test('a refused email is sent nine times, then parked, and sent again when an admin retries it', async () => {
  const shop = await createTestShop()
  let isClosed = true
  const server = await openEmailServer(() => (isClosed ? '451 Try later' : null))
  const carried = { ...shop, mailer: carrierTo(server.url) }
  const payload = { emailId: await queueWelcome(shop) }
  for (let tried = 1; tried <= 8; tried++) await expect(sendEmail(carried, payload, noNote)).rejects.toThrow('451')
  await sendEmail(carried, payload, noNote)

  const admin = shop.as(await shop.admin())
  const { emails: parked } = await admin.emails.listEmails({ state: 'parked' })
  expect(parked).toMatchObject([{ attempts: 9, lastError: expect.stringContaining('451 Try later') }])

  isClosed = false
  await admin.emails.retryEmail({ id: payload.emailId })
  await expect(admin.emails.retryEmail({ id: payload.emailId })).rejects.toThrow(
    "This email doesn't need to be retried.",
  )
  await sendEmail(carried, payload, noNote)
  await sendEmail(carried, payload, noNote)
  expect(server.received.map(({ to }) => to)).toEqual([['ann@example.com']])
  expect(server.received[0]?.raw).toContain(`<${payload.emailId}@localhost>`)
})

test('a login link is removed once an SMTP server accepted the email', async () => {
  const shop = await createTestShop()
  const server = await openEmailServer()
  const fields = { firstName: 'Ann', place: '/reset-password/r_secret' }
  const emailId = await shop.db.transaction((tx) =>
    queueEmail(shop, tx, { kind: 'reset-password', cause: 'r', to: 'ann@example.com', fields }),
  )
  await sendEmail({ ...shop, mailer: carrierTo(server.url) }, { emailId: emailId ?? '' }, noNote)

  const [stored] = await shop.db
    .select()
    .from(emails)
    .where(eq(emails.id, emailId ?? ''))
  // Quoted-printable breaks long lines.
  expect(server.received[0]?.raw.replaceAll('=\r\n', '')).toContain('r_secret')
  expect(JSON.stringify(stored)).not.toContain('r_secret')
})

test('typed text stays text, and a subject stays one line', async () => {
  const shop = await createTestShop()
  const fields = {
    name: 'Bo <b>',
    phone: '1',
    email: 'bo@example.com',
    department: 'Sales',
    subject: 'Hi\r\nBcc: all@example.com',
    message: '<script>alert(1)</script>\nBye',
  }
  const id = await shop.db.transaction((tx) =>
    queueEmail(shop, tx, { kind: 'contact-note-to-shop', cause: 'c', to: shop.inbox, fields }),
  )
  const [email] = await shop.db
    .select()
    .from(emails)
    .where(eq(emails.id, id ?? ''))
  if (!email) throw new Error('No email')
  const message = await renderEmail(shop, email)
  expect(message).toMatchObject({ subject: 'Message for Sales: Hi Bcc: all@example.com', replyTo: 'bo@example.com' })
  expect(message.html).not.toContain('<script>')
  expect(message.text).toContain('> <script>alert(1)</script>\n> Bye')
})

test('without an email server an email is not sent, and goes out once there is one if it is younger than a day', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const fresh = await queueWelcome(shop)
  const old = await shop.db.transaction((tx) =>
    queueEmail(shop, tx, { kind: 'welcome', cause: 'old', to: 'old@example.com', fields: { firstName: 'Bo' } }),
  )
  await shop.runJobs()
  await shop.db
    .update(emails)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(eq(emails.id, old ?? ''))
  await requeueEmails(shop)
  const noServer = await admin.emails.listEmails({ state: 'unsent' })
  expect(noServer).toMatchObject({ hasEmailServer: false, emails: [{ sentAt: null }, { sentAt: null }] })
  await expect(admin.emails.retryEmail({ id: fresh })).rejects.toThrow('No email server is configured.')

  const server = await openEmailServer()
  const carried = { ...shop, mailer: carrierTo(server.url) }
  await requeueEmails(carried)
  await sendEmail(carried, { emailId: fresh }, noNote)
  await sendEmail(carried, { emailId: old ?? '' }, noNote)
  expect(server.received.map(({ to }) => to)).toEqual([['ann@example.com']])
  expect((await admin.emails.listEmails({ state: 'unsent' })).emails).toMatchObject([{ to: 'old@example.com' }])
})
