import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#db/tables/emails.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { orderWithCredit } from '#test/shops/order-with-credit.ts'
import { queueExample } from './queue-email.ts'
import { sampleFields } from './render-words.ts'
import { sendEmail } from './send-email.ts'

const code = 'ABCD2345WXYZ'
const dots = '••••••••'

/** Each kind of email that brings its buyer a code. */
const kinds = {
  cashback: { code },
  'return-changed': { wish: 'code', outcome: 'code', creditedCents: 71_49, code },
} as const
type Kind = keyof typeof kinds

function queue(shop: TestShop, kind: Kind, isOfAccount = false): Promise<string> {
  const email = { kind, cause: `${kind}:${isOfAccount}`, to: 'ann@example.com', locale: 'en-US', words: null } as const
  const fields = sampleFields(kind, { ...kinds[kind], isOfAccount })
  return shop.db.transaction((tx) => queueExample(shop, tx, { ...email, fields }))
}

async function rowOf(shop: TestShop, id: string) {
  const [row] = await shop.db.select().from(emails).where(eq(emails.id, id))
  return row
}

/** Lets an email server take an email, or refuse it for good; returns the texts that it took. */
async function send(shop: TestShop, id: string, takes = true): Promise<string[]> {
  await shop.db.update(emails).set({ attempts: 50 }).where(eq(emails.id, id))
  const taken: string[] = []
  const server = async ({ text }: { text: string }) => {
    if (!takes) throw new Error('Mailbox full')
    taken.push(text)
  }
  await sendEmail({ ...shop, mailer: { ...shop.mailer, name: 'smtp', send: server } }, { emailId: id }, async () => {})
  return taken
}

test.each(Object.keys(kinds) as Kind[])(
  'the code in an email %s is stored sealed, hidden from staff, and sent to its buyer, also when it is sent again',
  async (kind) => {
    const shop = await createTestShop()
    const id = await queue(shop, kind)
    const stored = async () => JSON.stringify(await rowOf(shop, id))
    expect(await stored()).toContain('"code":"sealed:')
    expect(await stored()).not.toContain(code)
    for (const role of ['support', 'manager'] as const) {
      const { email } = await shop.as(await shop.staff(role)).emails.findEmail({ id })
      expect(email.text).toContain(dots)
      expect(email.html + email.text).not.toContain(code)
    }

    expect(await send(shop, id, false)).toEqual([])
    expect(await rowOf(shop, id)).toMatchObject({ state: 'parked' })
    await shop.as(await shop.staff('support')).emails.retryEmail({ id })
    const [text] = await send(shop, id)
    expect(text).toContain(code)
    expect(await stored()).toContain(`"code":"${dots}"`)
  },
)

test.each(Object.keys(kinds) as Kind[])(
  'an email %s says how its code is used: with the email address of a guest, or logged in to the account that it belongs to',
  async (kind) => {
    const shop = await createTestShop()
    const [ofGuest] = await send(shop, await queue(shop, kind))
    expect(ofGuest).toContain('Enter this code in your cart with your email address.')
    const [ofAccount] = await send(shop, await queue(shop, kind, true))
    expect(ofAccount).toContain('Log in and enter this code in your cart.')
  },
)

test('an email whose code an earlier version stored in clear is sent with it, and staff do not read it', async () => {
  const shop = await createTestShop()
  const id = await queue(shop, 'cashback')
  const clear = sql`${emails.fields} || ${JSON.stringify({ code })}::jsonb`
  await shop.db.update(emails).set({ fields: clear }).where(eq(emails.id, id))
  const support = shop.as(await shop.staff('support')).emails
  expect((await support.findEmail({ id })).email.text).toContain(dots)
  expect((await support.findEmail({ id })).email.text).not.toContain(code)
  expect((await send(shop, id))[0]).toContain(code)
})

test('a return without store credit has an email without a code', async () => {
  const shop = await createTestShop()
  const fields = sampleFields('return-changed')
  const email = { kind: 'return-changed', cause: 'r', to: 'ann@example.com', locale: 'en-US', words: null } as const
  const id = await shop.db.transaction((tx) => queueExample(shop, tx, { ...email, fields }))
  const { text } = (await shop.as(await shop.staff('support')).emails.findEmail({ id })).email
  expect(text).toContain("We're refunding $149.00")
  expect(text).not.toContain(dots)
  expect((await send(shop, id))[0]).not.toContain(dots)
  expect((await rowOf(shop, id))?.fields).toMatchObject({ code: null })
})

test('an email about an order has the end of the code that paid for it, and staff get no link that shows all of it', async () => {
  const shop = await createTestShop()
  const { code: used, end } = await orderWithCredit(shop)
  const support = shop.as(await shop.staff('support')).emails
  for (const kind of ['receipt', 'new-order']) {
    const [row] = await shop.db.select().from(emails).where(eq(emails.kind, kind))
    expect(JSON.stringify(row)).toContain(end)
    expect(JSON.stringify(row)).not.toContain(used)

    // As earlier versions stored them.
    const discounts = [{ title: 'A gift from us', code: used, kind: 'store_credit', amountCents: 20_00 }]
    const whole = sql`${emails.fields} || ${JSON.stringify({ discounts })}::jsonb`
    await shop.db.update(emails).set({ fields: whole }).where(eq(emails.kind, kind))
    const { email } = await support.findEmail({ id: row?.id ?? '' })
    expect(email.text).toContain(`A gift from us (${end})`)
    expect(email.html + email.text).not.toContain(used)
    expect(email.html + email.text).not.toMatch(/track-order\/|key=/)
  }
})
