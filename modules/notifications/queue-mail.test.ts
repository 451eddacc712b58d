import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { smtpCarrier } from '#adapters/mail/smtp.ts'
import { mails } from '#db/tables/mails.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { openMailServer } from '#test/mail-server.ts'
import { queueMail } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'
import { sendMail } from './send-mail.ts'

const noNote = async () => {}

function carrierTo(url: string) {
  const carrier = smtpCarrier({ url, from: 'MG <care@mg.example.com>' })
  onTestFinished(() => carrier.close())
  return carrier
}

async function queueWelcome(shop: TestShop): Promise<string> {
  const id = await shop.db.transaction((tx) =>
    queueMail(shop, tx, { kind: 'welcome', cause: 'w', to: 'ann@example.com', fields: { firstName: 'Ann' } }),
  )
  return id ?? ''
}

test('a mail is sent once its cause commits, and never when it rolls back', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  await shop.db.transaction((tx) =>
    queueMail(shop, tx, { kind: 'welcome', cause: 'welcome:1', to: 'ann@example.com', fields: { firstName: 'Ann' } }),
  )
  const broken = shop.db.transaction(async (tx) => {
    await queueMail(shop, tx, {
      kind: 'welcome',
      cause: 'welcome:2',
      to: 'bo@example.com',
      fields: { firstName: 'Bo' },
    })
    throw new Error('The cause failed')
  })
  await expect(broken).rejects.toThrow('The cause failed')
  await shop.runJobs()

  const { mails: sent } = await admin.admin.listMails({})
  expect(sent.map(({ to, state, attempts }) => ({ to, state, attempts }))).toEqual([
    { to: 'ann@example.com', state: 'sent', attempts: 1 },
  ])
  const { mail } = await admin.admin.findMail({ id: sent[0]?.id ?? '' })
  expect(mail.text).toContain('Welcome, Ann.')
})

test('the same cause writes one mail, also from twenty sides at once', async () => {
  const shop = await createTestShop()
  await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.db.transaction((tx) =>
        queueMail(shop, tx, {
          kind: 'password-changed',
          cause: 'p:1',
          to: 'a@example.com',
          fields: { firstName: 'A' },
        }),
      ),
    ),
  )
  expect(await shop.db.$count(mails)).toBe(1)
})

test('a refused mail is tried nine times, then parked, and goes out when an admin retries it', async () => {
  const shop = await createTestShop()
  let isClosed = true
  const server = await openMailServer(() => (isClosed ? '451 Try later' : null))
  const carried = { ...shop, mail: carrierTo(server.url) }
  const told = { mailId: await queueWelcome(shop) }
  for (let tried = 1; tried <= 8; tried++) await expect(sendMail(carried, told, noNote)).rejects.toThrow('451')
  await sendMail(carried, told, noNote)

  const admin = shop.as(await shop.admin())
  const { mails: parked } = await admin.admin.listMails({ state: 'parked' })
  expect(parked).toMatchObject([{ attempts: 9, lastError: expect.stringContaining('451 Try later') }])

  isClosed = false
  await admin.admin.retryMail({ id: told.mailId })
  await expect(admin.admin.retryMail({ id: told.mailId })).rejects.toThrow('This mail is not parked.')
  await sendMail(carried, told, noNote)
  await sendMail(carried, told, noNote)
  expect(server.received.map(({ to }) => to)).toEqual([['ann@example.com']])
  expect(server.received[0]?.raw).toContain(`<${told.mailId}@localhost>`)
})

test('a link that lets somebody in is forgotten once a real carrier took the mail', async () => {
  const shop = await createTestShop()
  const server = await openMailServer()
  const fields = { firstName: 'Ann', place: '/reset-password/r_secret' }
  const mailId = await shop.db.transaction((tx) =>
    queueMail(shop, tx, { kind: 'reset-password', cause: 'r', to: 'ann@example.com', fields }),
  )
  await sendMail({ ...shop, mail: carrierTo(server.url) }, { mailId: mailId ?? '' }, noNote)

  const [kept] = await shop.db
    .select()
    .from(mails)
    .where(eq(mails.id, mailId ?? ''))
  expect(server.received[0]?.raw).toContain('r_secret')
  expect(JSON.stringify(kept)).not.toContain('r_secret')
})

test('what somebody typed stays text, and a subject stays one line', async () => {
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
    queueMail(shop, tx, { kind: 'contact-note-to-shop', cause: 'c', to: shop.inbox, fields }),
  )
  const [mail] = await shop.db
    .select()
    .from(mails)
    .where(eq(mails.id, id ?? ''))
  if (!mail) throw new Error('No mail')
  const letter = await renderMail(shop, mail)
  expect(letter).toMatchObject({ subject: 'Message for Sales: Hi Bcc: all@example.com', replyTo: 'bo@example.com' })
  expect(letter.html).not.toContain('<script>')
  expect(letter.text).toContain('> <script>alert(1)</script>\n> Bye')
})
