import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ShopError } from '#contract/errors.ts'
import { customers } from '#db/tables/customers.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { hashPassword } from './password.ts'

const shop = await createTestShop()
const currentPassword = 'seven green lamps'
const passwordHash = await hashPassword(currentPassword)
const customer = async (email?: string) => {
  const person = await shop.customer(email)
  await shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, person.id))
  return person
}
const fields = { firstName: 'Ann', lastName: 'Lee', country: 'United States' }
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => ({ status: 200, message: '' }),
    ({ status, message }: ShopError) => ({ status, message }),
  )
const infoOf = async (person: Person) => (await shop.as(person).accounts.accountInfo({})).user
const emailsTo = async (email: string) => (await shop.emails()).filter(({ toEmail }) => toEmail === email).reverse()

async function confirmToken(email: string): Promise<string> {
  const confirmation = (await emailsTo(email)).find(({ kind }) => kind === 'confirm-address')
  const { place } = z.parse(z.object({ place: z.string() }), confirmation?.fields)
  expect(place).toMatch(/^\/confirm-email\/e_[\w-]{43}$/)
  return place.split('/').at(-1) ?? ''
}

test('the account has four fields, as a list of one', async () => {
  const ann = await customer('ann@example.com')
  expect(await infoOf(ann)).toEqual([{ ...fields, email: 'ann@example.com' }])
})

test('a customer changes name and country at once', async () => {
  const bea = await customer('bea@example.com')
  const changed = { firstName: 'Bea', lastName: 'Wu', country: 'France', email: 'BEA@example.com' }
  const { message } = await shop
    .as(bea)
    .accounts.updateAccountInfo({ ...changed, ...{ role: 'admin', passwordHash: 'x' } })

  expect(message).toBe('Your account has been updated.')
  expect(await infoOf(bea)).toEqual([{ ...changed, email: 'bea@example.com' }])
  expect(await shop.as(bea).accounts.verifyToken({})).toMatchObject({ role: null })
})

test('a new address takes effect once it is confirmed, and the old one is notified', async () => {
  const cai = await customer('cai@example.com')
  const { message } = await shop
    .as(cai)
    .accounts.updateAccountInfo({ ...fields, currentPassword, email: 'cai@new.example.com' })
  expect(message).toContain('Your new email address takes effect once you confirm it through the link we sent there.')
  expect(await infoOf(cai)).toMatchObject([{ email: 'cai@example.com' }])
  expect(await emailsTo('cai@example.com')).toMatchObject([{ kind: 'address-changing' }])

  const token = await confirmToken('cai@new.example.com')
  expect(await shop.as(shop.guest()).accounts.confirmEmail({ token })).toMatchObject({
    message: 'Your new email address is confirmed.',
  })
  expect(await infoOf(cai)).toMatchObject([{ email: 'cai@new.example.com' }])
  expect(await refusal(shop.as(shop.guest()).accounts.confirmEmail({ token }))).toEqual({
    status: 401,
    message: 'Your session has expired',
  })
})

test('an address of another account gets the same response and no email, and is never taken over', async () => {
  const dan = await customer('dan@example.com')
  const eve = await customer('eve@example.com')
  const free = await shop.as(eve).accounts.updateAccountInfo({ ...fields, currentPassword, email: 'free@example.com' })
  const token = await confirmToken('free@example.com')
  const taken = await shop.as(eve).accounts.updateAccountInfo({ ...fields, currentPassword, email: dan.email })

  expect(taken.message).toBe(free.message)
  expect(await emailsTo(dan.email)).toEqual([])
  expect(await refusal(shop.as(shop.guest()).accounts.confirmEmail({ token }))).toMatchObject({ status: 401 })

  await shop.as(eve).accounts.updateAccountInfo({ ...fields, currentPassword, email: 'late@example.com' })
  const late = await confirmToken('late@example.com')
  await customer('late@example.com')
  expect(await refusal(shop.as(shop.guest()).accounts.confirmEmail({ token: late }))).toMatchObject({ status: 401 })
  expect(await infoOf(eve)).toMatchObject([{ email: 'eve@example.com' }])
})

test('at most three address changes an hour are accepted', async () => {
  const fay = await customer('fay@example.com')
  const change = (at: number) =>
    shop.as(fay).accounts.updateAccountInfo({ ...fields, currentPassword, email: `fay${at}@example.com` })
  for (const at of [1, 2, 3]) await change(at)
  expect(await refusal(change(4))).toMatchObject({ status: 429 })
})

test.each([
  [{ firstName: ' ' }, 'All the fields are requiered to register.'],
  [{ lastName: undefined }, 'All the fields are requiered to register.'],
  [{ country: '' }, 'All the fields are requiered to register.'],
  [{ email: '' }, 'All the fields are requiered to register.'],
  [{ email: 'gil@' }, 'Invalid email address'],
  [{ country: 'Atlantis' }, 'Please choose a country from the list.'],
])('an update with %o is refused and changes nothing', async (wrong, message) => {
  const gil = await customer()
  const input = { firstName: 'Gil', lastName: 'Roy', country: 'France', email: gil.email, ...wrong }
  expect(await refusal(shop.as(gil).accounts.updateAccountInfo(input))).toEqual({ status: 400, message })
  expect(await shop.db.select().from(customers).where(eq(customers.id, gil.id))).toMatchObject([fields])
})
