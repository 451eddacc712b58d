import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '#db/tables/customers.ts'
import { emails } from '#db/tables/emails.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { hashPassword } from '../accounts/password.ts'
import { operations } from './index.ts'
import { sendEmail } from './send-email.ts'

/** Each kind of email with a secret, and what its link begins with. */
const kinds = {
  'reset-password': '/reset-password/r_',
  'confirm-address': '/confirm-email/e_',
  'address-changing': '/undo-email-change/',
  'staff-invitation': '/join/',
} as const
type Kind = keyof typeof kinds

/** A shop without an email server, in whose outbox one email of each of these kinds is. */
async function shopWithSecrets(): Promise<TestShop> {
  const shop = await createTestShop()
  const ann = await shop.customer('ann@example.com')
  const currentPassword = 'seven green lamps'
  await shop.db
    .update(customers)
    .set({ passwordHash: await hashPassword(currentPassword) })
    .where(eq(customers.id, ann.id))
  await shop.as(shop.guest()).accounts.forgetPassword({ email: ann.email })
  const changed = { firstName: 'Ann', lastName: 'Lee', country: 'United States', email: 'ann@new.example.com' }
  await shop.as(ann).accounts.updateAccountInfo({ ...changed, currentPassword })
  await shop.as(await shop.admin()).staff.inviteStaff({ email: 'bo@example.com', role: 'support' })
  await shop.runJobs()
  return shop
}

/** An email as its row in the database is. */
async function rowOf(shop: TestShop, kind: string) {
  const [row] = await shop.db.select().from(emails).where(eq(emails.kind, kind))
  if (!row) throw new Error(`There is no email of the kind ${kind}`)
  return row
}

/** The text of an email that an email server takes now; null if it is not sent. */
async function sentText(shop: TestShop, kind: Kind): Promise<string | null> {
  const { id } = await rowOf(shop, kind)
  await shop.db.update(emails).set({ state: 'queued', attempts: 50 }).where(eq(emails.id, id))
  const sent: string[] = []
  const send = async ({ text }: { text: string }) => void sent.push(text)
  await sendEmail({ ...shop, mailer: { ...shop.mailer, name: 'smtp', send } }, { emailId: id }, async () => {})
  return sent[0] ?? null
}

async function resetEmailAsRead(shop: TestShop, origin: string) {
  const { customerId } = { customerId: (await shop.admin()).id }
  const [email] = await shop.emails()
  const caller = { customerId, role: 'owner' as const, heldRole: null, owes: null, sessionHash: '' }
  const ctx = { ...shop, origin, caller, visitorHash: null, address: '', userAgent: '', requestId: '' }
  return operations.findEmail(ctx, { id: email?.id ?? '' })
}

test('an admin reads a link that sets a password only in a shop that nobody else uses', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer('ann@example.com')
  await shop.as(shop.guest()).accounts.forgetPassword({ email: ann.email })
  await shop.runJobs()

  const rehearsed = await resetEmailAsRead(shop, 'http://localhost:3000')
  expect(rehearsed.email.text).toMatch(/\/reset-password\/r_/)
  const live = await resetEmailAsRead(shop, 'https://shop.example')
  expect(live.email.text).not.toContain('r_')
  expect(live.email.html).not.toMatch(/reset-password|r_[\w-]{20}/)
})

test.each(Object.entries(kinds))(
  'the database holds the link of an email %s sealed, and its recipient gets it',
  async (name, path) => {
    const shop = await shopWithSecrets()
    const kind = name as Kind
    const token = JSON.stringify((await shop.emails()).find((each) => each.kind === kind)?.fields)
      .split(path)[1]
      ?.slice(0, 40)
    expect(token).toMatch(/^[\w-]{40}$/)

    const stored = JSON.stringify(await rowOf(shop, kind))
    expect(stored).not.toContain(path)
    expect(stored).not.toContain(token)
    expect(await sentText(shop, kind)).toContain(`${path}${token}`)
    expect(JSON.stringify(await rowOf(shop, kind))).not.toMatch(/sealed:/)
  },
)

test('a link that an earlier version stored in clear is sent; one that cannot be read parks its email', async () => {
  const shop = await shopWithSecrets()
  const place = '/reset-password/r_of-an-earlier-version'
  await shop.db
    .update(emails)
    .set({ fields: { firstName: 'Ann', place } })
    .where(eq(emails.kind, 'reset-password'))
  expect(await sentText(shop, 'reset-password')).toContain(place)

  const others = { ...shop, secrets: { ...shop.secrets, networks: 'of another shop' } }
  expect(await sentText(others, 'staff-invitation')).toBeNull()
  expect(await rowOf(shop, 'staff-invitation')).toMatchObject({
    state: 'parked',
    lastError: 'Its secrets cannot be read with the key of this shop.',
  })
})
