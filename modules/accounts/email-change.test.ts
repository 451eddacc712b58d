import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emailChanges, passwordResets } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { knownDevices, sessions } from '#db/tables/sessions.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { rememberDevice } from '../sessions/known-devices.ts'
import { hashToken, newToken } from '../sessions/session-token.ts'
import { hashPassword } from './password.ts'

const shop = await createTestShop()
const currentPassword = 'seven green lamps'
const passwordHash = await hashPassword(currentPassword)
const fields = { firstName: 'Ann', lastName: 'Lee', country: 'United States' }

async function customer(email: string): Promise<Person> {
  const person = await shop.customer(email)
  await shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, person.id))
  return person
}

/** Another session of the same customer, such as an intruder's. */
async function elsewhere(person: Person): Promise<Person> {
  const token = newToken('session')
  const expiresAt = new Date(Date.now() + 3_600_000)
  await shop.db.insert(sessions).values({ tokenHash: hashToken(token), customerId: person.id, expiresAt })
  return { ...person, token }
}

async function tokenTo(email: string, kind: string): Promise<string> {
  const sent = (await shop.emails()).findLast((each) => each.toEmail === email && each.kind === kind)
  const { place } = z.parse(z.object({ place: z.string() }), sent?.fields)
  return place.split('/').at(-1) ?? ''
}

async function changeEmail(person: Person, email: string): Promise<void> {
  await shop.as(person).accounts.updateAccountInfo({ ...fields, email, currentPassword })
  await shop.as(shop.guest()).accounts.confirmEmail({ token: await tokenTo(email, 'confirm-address') })
}

const undo = async (email: string) =>
  shop.as(shop.guest()).accounts.undoEmailChange({ token: await tokenTo(email, 'address-changing') })
const emailOf = async (person: Person) =>
  (await shop.db.select({ email: customers.email }).from(customers).where(eq(customers.id, person.id)))[0]?.email

test('without the current password the email address stays', async () => {
  const ann = await customer('ann@example.com')
  const change = (typed: { currentPassword?: string }) =>
    shop.as(ann).accounts.updateAccountInfo({ ...fields, email: 'evil@example.com', ...typed })
  await expect(change({})).rejects.toMatchObject({ status: 400, message: 'Please enter your password.' })
  await expect(change({ currentPassword: 'a guess of it' })).rejects.toMatchObject({ status: 403 })
  expect(await shop.emails()).toEqual([])
  expect(await shop.db.$count(emailChanges)).toBe(0)
})

test('a confirmed address ends all sessions but the one that asked for it', async () => {
  const bea = await customer('bea@example.com')
  const intruder = await elsewhere(bea)
  await changeEmail(bea, 'bea@new.example.com')
  expect((await shop.as(bea).accounts.accountInfo({})).user).toMatchObject([{ email: 'bea@new.example.com' }])
  await expect(shop.as(intruder).accounts.accountInfo({})).rejects.toMatchObject({ status: 401 })
})

test('the former address takes a confirmed change back once, ends every session, knows no browser and gets a password link', async () => {
  const cai = await customer('cai@example.com')
  await rememberDevice(shop.db, { former: null, sessionHash: hashToken(cai.token ?? '') })
  const devices = () => shop.db.$count(knownDevices, eq(knownDevices.customerId, cai.id))
  expect(await devices()).toBe(1)
  await changeEmail(cai, 'thief@example.com')
  expect((await undo('cai@example.com')).message).toContain('Your account uses cai@example.com again')

  expect(await emailOf(cai)).toBe('cai@example.com')
  expect(await devices()).toBe(0)
  await expect(shop.as(cai).accounts.accountInfo({})).rejects.toMatchObject({ status: 401 })
  const token = await tokenTo('cai@example.com', 'reset-password')
  const typed = { token, password: 'nine yellow boats', confirmPassword: 'nine yellow boats' }
  await shop.as(shop.guest()).accounts.resetPassword(typed)
  await expect(undo('cai@example.com')).rejects.toMatchObject({ status: 401 })
})

test('a change that awaits its confirmation is taken back, too', async () => {
  const dan = await customer('dan@example.com')
  await shop.as(dan).accounts.updateAccountInfo({ ...fields, email: 'thief2@example.com', currentPassword })
  await undo('dan@example.com')
  const token = await tokenTo('thief2@example.com', 'confirm-address')
  await expect(shop.as(shop.guest()).accounts.confirmEmail({ token })).rejects.toMatchObject({ status: 401 })
  expect(await emailOf(dan)).toBe('dan@example.com')
})

test('a second change does not keep the first address from coming back', async () => {
  const eve = await customer('eve@example.com')
  await changeEmail(eve, 'one@example.com')
  await changeEmail(eve, 'two@example.com')
  await undo('eve@example.com')
  expect(await emailOf(eve)).toBe('eve@example.com')
})

test('once it is undone, no link of a later change and no old password lets anyone in', async () => {
  const gil = await customer('gil@example.com')
  await changeEmail(gil, 'thief3@example.com')
  await changeEmail(gil, 'thief4@example.com')
  await undo('gil@example.com')

  await expect(undo('thief3@example.com')).rejects.toMatchObject({ status: 401 })
  expect(await emailOf(gil)).toBe('gil@example.com')
  const login = shop.as(shop.guest()).accounts.login({ email: 'gil@example.com', password: currentPassword })
  await expect(login).rejects.toMatchObject({ status: 401 })
})

test('the former address gets its password link even after many were asked for', async () => {
  const hal = await customer('hal@example.com')
  await changeEmail(hal, 'thief5@example.com')
  const expiresAt = new Date(Date.now() + 3_600_000)
  const many = ['one', 'two', 'three'].map((tokenHash) => ({ tokenHash, customerId: hal.id, expiresAt }))
  await shop.db.insert(passwordResets).values(many)
  await undo('hal@example.com')
  expect(await tokenTo('hal@example.com', 'reset-password')).toMatch(/^r_/)
})

test('nobody else gets a former address while its owner may take it back, and afterwards they may', async () => {
  const fay = await customer('fay@example.com')
  await changeEmail(fay, 'fay@new.example.com')
  const typed = { ...fields, email: 'fay@example.com', channel: 'Friends', newsletter: false }
  const signUp = () =>
    shop.as(shop.guest()).accounts.signup({ ...typed, password: currentPassword, confirmPassword: currentPassword })
  await expect(signUp()).rejects.toMatchObject({ status: 409 })

  await shop.db.update(emailChanges).set({ undoExpiresAt: sql`now()` }).where(eq(emailChanges.customerId, fay.id))
  await expect(undo('fay@example.com')).rejects.toMatchObject({ status: 401 })
  expect((await signUp()).user.email).toBe('fay@example.com')
  expect(await shop.db.$count(passwordResets, eq(passwordResets.customerId, fay.id))).toBe(0)
})
