import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ShopError } from '#contract/errors.ts'
import { emails } from '#db/tables/emails.ts'
import { messages } from '#db/tables/messages.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const request = {
  name: 'Ann Lee',
  phone: '(212) 555-0187',
  email: 'ann@example.com',
  department: 'Returns',
  subject: 'A hinge',
  message: 'It came loose.\nWhat now?',
}
const write = (changed: object) =>
  shop
    .as(shop.guest())
    .messages.userRequests({ ...request, ...changed })
    .then(
      ({ msg }) => ({ status: 200, message: msg }),
      ({ status, message }: ShopError) => ({ status, message }),
    )
const storedMessages = () => shop.db.select().from(messages)

test('a message is emailed to the shop, and its sender gets a confirmation without its text', async () => {
  expect(await write({})).toEqual({
    status: 200,
    message: "Thank you. Your message has been sent, and we'll reply by email.",
  })
  expect(await storedMessages()).toMatchObject([{ ...request, status: 'open' }])

  const [note] = await shop.db.select().from(emails).where(eq(emails.toEmail, owner.email))
  expect(note).toMatchObject({ kind: 'contact-note-to-shop', subject: 'Message for Returns: A hinge', fields: request })
  const [received] = await shop.db.select().from(emails).where(eq(emails.toEmail, request.email))
  expect(received).toMatchObject({ kind: 'contact-received', fields: { department: 'Returns' } })
  expect(JSON.stringify(received)).not.toMatch(/hinge|loose|Ann Lee/)
})

const required = 'All fields are required. Please ensure all fields are completed before submitting your message.'

const refusals: [object, string][] = [
  ...Object.keys(request).flatMap((field): [object, string][] => [
    [{ [field]: '' }, required],
    [{ [field]: undefined }, required],
    [{ [field]: '   ' }, required],
  ]),
  [{ email: 'ann@' }, 'Invalid email address'],
  [{ email: 'ann@example.com,bob@example.com' }, 'Invalid email address'],
  [{ phone: '12' }, 'Invalid phone number'],
  [{ phone: 'call me' }, 'Invalid phone number'],
  [{ phone: '+44 20 7946 0958' }, 'Invalid phone number'],
  [{ department: 'Treasury' }, 'Please choose a department from the list.'],
  [{ subject: 'Hello\r\nBcc: victim@example.com' }, "Please remove characters that can't be printed."],
  [{ name: 'Ann\nTo: victim@example.com' }, "Please remove characters that can't be printed."],
  [{ message: 'x'.repeat(5_001) }, 'Please use at most 5000 characters.'],
]

test.each(refusals)('a message with %o is refused', async (changed, message) => {
  expect(await write(changed)).toEqual({ status: 400, message })
})

test.each(['+1 212 555 0187', '+44 7911 123456', '212-555-0187', '+33612345678'])(
  'the phone number %s is one',
  async (phone) => {
    expect(await write({ phone, email: `${phone.replace(/\D/g, '')}@example.com` })).toMatchObject({ status: 200 })
  },
)

test('a bot that fills in the honeypot gets the same response, and nothing is stored', async () => {
  const before = await storedMessages()
  expect(await write({ website: 'https://spam.example', email: 'bot@example.com' })).toMatchObject({ status: 200 })
  expect(await storedMessages()).toHaveLength(before.length)
})

test('a network may send five messages an hour, and invalid ones do not count', async () => {
  const someone = shop.as(shop.guest())
  const send = (at: number, changed = {}) =>
    someone.messages.userRequests({ ...request, email: `sender-${at}@example.com`, ...changed }).then(
      () => 200,
      ({ status }: ShopError) => status,
    )
  const results: number[] = []
  for (let at = 0; at < 4; at++) results.push(await send(at, { phone: 'none' }))
  for (let at = 0; at < 6; at++) results.push(await send(at))
  expect(results).toEqual([400, 400, 400, 400, 200, 200, 200, 200, 200, 429])
})
