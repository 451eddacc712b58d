import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { smtpMailer } from '#adapters/email/smtp.ts'
import type { ShopError } from '#contract/errors.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { emails } from '#db/tables/emails.ts'
import { messageReplies, messages } from '#db/tables/messages.ts'
import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import { sendEmail } from '#modules/emails/send-email.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { openEmailServer } from '#test/email-server.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const noSuch = { status: 404, message: 'Message not found.' }
const request = {
  name: 'Ann Lee',
  phone: '(212) 555-0187',
  email: 'ann@example.com',
  department: 'Returns',
  subject: 'A hinge',
  message: 'It came loose.\nWhat now?',
}

async function stored(shop: TestShop, changed: Partial<typeof messages.$inferInsert> = {}): Promise<string> {
  const [row] = await shop.db
    .insert(messages)
    .values({ ...request, ...changed })
    .returning({ id: messages.id })
  return row?.id ?? ''
}
const replies = (shop: TestShop) =>
  shop.db.select().from(emails).where(eq(emails.kind, 'contact-reply')).orderBy(emails.createdAt)

test('a reply is emailed, stored with the message and audited', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const { messages } = shop.as(owner)
  await shop.as(shop.guest()).messages.userRequests(request)
  const [listed] = (await messages.listMessages({})).messages
  const messageId = listed?._id ?? ''
  expect(listed).toMatchObject({ name: 'Ann Lee', subject: 'A hinge', status: 'open', excerpt: request.message })

  const text = '  Please send it back.\n\nWe mend it. <b>Free</b> of charge.  '
  expect(await messages.replyToMessage({ messageId, text, repliesSeen: 0 })).toMatchObject({
    message: apiEmailsMessages.stored,
  })
  await shop.runJobs()

  const { contactMessage } = await messages.findMessage({ messageId })
  expect(contactMessage).toMatchObject({
    status: 'answered',
    text: request.message,
    phone: request.phone,
    replies: [{ text: text.trim(), by: 'Ann Lee' }],
  })
  const [email] = await replies(shop)
  expect(email).toMatchObject({ toEmail: 'ann@example.com', subject: 'Re: A hinge', state: 'unsent' })
  const read = await shop.as(owner).emails.findEmail({ id: email?.id ?? '' })
  expect(read.email.text).toContain('We mend it. <b>Free</b> of charge.')
  expect(read.email.text).toContain('> It came loose.\n> What now?')
  expect(read.email.html).not.toContain('<b>')
  expect(await shop.db.select().from(auditEvents)).toMatchObject([
    { action: 'message.answered', subjectKind: 'message', subjectId: messageId, actorId: owner.id },
  ])
})

test('of two concurrent replies one is sent, and the other admin gets a conflict', async () => {
  const shop = await createTestShop()
  const admins = [await shop.admin(), await shop.admin()]
  for (let round = 0; round < 5; round++) {
    const messageId = await stored(shop)
    const outcomes = await Promise.allSettled(
      admins.map((admin, at) =>
        shop.as(admin).messages.replyToMessage({ messageId, text: `Reply ${at}`, repliesSeen: 0 }),
      ),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        status: 409,
        message: 'Someone else has replied to this message in the meantime. Your reply was not sent.',
      },
    })
    expect(await shop.db.$count(messageReplies, eq(messageReplies.requestId, messageId))).toBe(1)
    expect(await replies(shop)).toHaveLength(round + 1)
  }
})

test('a second reply is sent if its author has seen the first, even after the message was closed', async () => {
  const shop = await createTestShop()
  const { messages } = shop.as(await shop.admin())
  const messageId = await stored(shop)
  await messages.replyToMessage({ messageId, text: 'One', repliesSeen: 0 })
  await messages.closeMessage({ messageId })
  await messages.replyToMessage({ messageId, text: 'Two', repliesSeen: 1 })
  const { contactMessage } = await messages.findMessage({ messageId })
  expect(contactMessage).toMatchObject({ status: 'answered', replies: [{ text: 'One' }, { text: 'Two' }] })
  expect(await replies(shop)).toHaveLength(2)
})

test('an empty reply, one to an unknown message and one that is too long are refused, and nothing is stored', async () => {
  const shop = await createTestShop()
  const { messages } = shop.as(await shop.admin())
  const messageId = await stored(shop)
  const reply = (changed: object) => messages.replyToMessage({ messageId, text: 'Hello', repliesSeen: 0, ...changed })
  await expect(reply({ text: ' \n ' })).rejects.toMatchObject({ status: 400, message: 'Please write a reply.' })
  await expect(reply({ text: 'x'.repeat(5_001) })).rejects.toMatchObject({ status: 400 })
  await expect(reply({ messageId: nobody })).rejects.toMatchObject(noSuch)
  await expect(reply({ repliesSeen: 1 })).rejects.toMatchObject({ status: 409 })
  await expect(messages.findMessage({ messageId: nobody })).rejects.toMatchObject(noSuch)
  expect(await replies(shop)).toEqual([])
  expect((await messages.findMessage({ messageId })).contactMessage).toMatchObject({ status: 'open', replies: [] })
})

test('whatever a name or subject contains, a reply has one recipient and no injected header', async () => {
  const shop = await createTestShop()
  const { messages } = shop.as(await shop.admin())
  const server = await openEmailServer()
  const carrier = smtpMailer({ url: server.url, from: 'MG <care@mg.example.com>' })
  onTestFinished(() => carrier.close())
  // The form refuses these values today, but an older shop may have stored them.
  const messageId = await stored(shop, {
    name: 'Ann\r\nBcc: all@example.com',
    subject: 'Hi\r\nBcc: victim@example.com\r\nX-Evil: yes\r\n\r\nBody of mine',
  })
  await messages.replyToMessage({ messageId, text: 'Hello\r\nX-Evil: reply', repliesSeen: 0 })
  const [email] = await replies(shop)
  await sendEmail({ ...shop, mailer: carrier }, { emailId: email?.id ?? '' }, async () => {})

  expect(server.received.map(({ to }) => to)).toEqual([['ann@example.com']])
  const headers = server.received[0]?.raw.split('\r\n\r\n', 1)[0] ?? ''
  const names = headers
    .split(/\r\n(?![ \t])/)
    .map((header) => header.split(':', 1)[0]?.toLowerCase())
    .sort()
  expect(names).not.toContain('bcc')
  expect(names).not.toContain('x-evil')
  expect(headers).toContain('Reply-To: care@mg.example.com')
  expect(email?.subject).toBe('Re: Hi Bcc: victim@example.com X-Evil: yes Body of mine')
})

test('messages are closed and reopened, once each, and audited', async () => {
  const shop = await createTestShop()
  const { messages } = shop.as(await shop.admin())
  const messageId = await stored(shop)
  await expect(messages.reopenMessage({ messageId })).rejects.toMatchObject({
    status: 409,
    message: 'This message is already open.',
  })
  const closings = await Promise.allSettled([1, 2].map(() => messages.closeMessage({ messageId })))
  expect(closings.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(closings.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, message: 'This message is already closed.' },
  })
  expect(await messages.reopenMessage({ messageId })).toMatchObject({ message: 'Message reopened.' })
  for (const move of [messages.closeMessage, messages.reopenMessage])
    await expect(move({ messageId: nobody })).rejects.toMatchObject(noSuch)
  expect((await shop.db.select().from(auditEvents).orderBy(auditEvents.at)).map(({ action }) => action)).toEqual([
    'message.closed',
    'message.reopened',
  ])
})

test('open messages are listed oldest first, others newest first, paged and counted', async () => {
  const shop = await createTestShop()
  const api = shop.as(await shop.admin())
  const rows = (status: 'open' | 'answered', times: number) =>
    Array.from({ length: times }, (_, at) => ({
      ...request,
      status,
      subject: `${status} ${at}`,
      // Several have the same timestamp.
      createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 4))),
    }))
  await shop.db.insert(messages).values([...rows('open', 70), ...rows('answered', 31)])

  for (const [status, times, isOldestFirst] of [
    ['open', 70, true],
    ['answered', 31, false],
    ['closed', 0, false],
  ] as const) {
    const seen: { _id: string; createdAt: string }[] = []
    let after: string | undefined
    do {
      const page = await api.messages.listMessages({ status, after })
      expect(page.open).toBe(70)
      seen.push(...page.messages)
      after = page.next ?? undefined
    } while (after)
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(times)
    const moments = seen.map(({ createdAt }) => createdAt)
    expect(moments).toEqual(isOldestFirst ? moments.toSorted() : moments.toSorted().reverse())
  }
  const {
    messages: [first],
    next,
  } = await api.messages.listMessages({ limit: 1 })
  expect(first?.createdAt).toBeDefined()
  const rest = await api.messages.listMessages({ after: next ?? '', limit: 100 })
  expect([rest.messages.length, rest.next]).toEqual([69, null])
  const refused = await api.messages.listMessages({ after: 'x' }).catch(({ status }: ShopError) => status)
  expect(refused).toBe(400)

  const found = await api.messages.listMessages({ status: 'answered', search: 'ANSWERED 30', sort: 'oldest' })
  expect(found.messages.map(({ subject }) => subject)).toEqual(['answered 30'])
  expect((await api.messages.listMessages({ search: '%' })).messages).toEqual([])
})

test('a message names the account of its sender, and whether only the address matches', async () => {
  const shop = await createTestShop()
  const { messages } = shop.as(await shop.admin())
  const ann = await shop.customer('ann@example.com')
  await shop.as(ann).messages.userRequests({ ...request, email: 'elsewhere@example.com', subject: 'By Ann' })
  await shop.as(shop.guest()).messages.userRequests({ ...request, subject: 'By a guest' })
  await shop.as(shop.guest()).messages.userRequests({ ...request, email: 'new@example.com', subject: 'By a stranger' })

  const senders = async () => {
    const { messages: listed } = await messages.listMessages({})
    const found = await Promise.all(listed.map(({ _id }) => messages.findMessage({ messageId: _id })))
    return found.map(({ contactMessage: { subject, customer } }) => ({ subject, customer }))
  }
  expect(await senders()).toEqual([
    { subject: 'By Ann', customer: { _id: ann.id, name: 'Ann Lee', wasLoggedIn: true } },
    { subject: 'By a guest', customer: { _id: ann.id, name: 'Ann Lee', wasLoggedIn: false } },
    { subject: 'By a stranger', customer: null },
  ])
  await shop.db.update(customers).set({ deletedAt: sql`now()` }).where(eq(customers.id, ann.id))
  expect((await senders()).map(({ customer }) => customer)).toEqual([null, null, null])
})

test('a message of a guest names the orders of its address, and those of nobody else', async () => {
  const shop = await createTestShop()
  const { number } = await shop.order({ by: shop.guest(), typed: { email: 'guest@example.com' } })
  await shop.order({ by: shop.guest(), typed: { email: 'other@example.com' } })
  await shop.as(shop.guest()).messages.userRequests({ ...request, email: 'Guest@example.com' })
  const { messages } = shop.as(await shop.admin())
  const { messages: open } = await messages.listMessages({})
  const { contactMessage } = await messages.findMessage({ messageId: open[0]?._id ?? '' })
  expect(contactMessage).toMatchObject({ customer: null, orders: [{ orderNumber: number }] })
})
