import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ShopError } from '#contract/errors.ts'
import { passwordResets } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { emails } from '#db/tables/emails.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { hashToken } from '../sessions/session-token.ts'

const shop = await createTestShop()
const sentWords = 'If there is an account with this email address, a link to choose a new password is on its way.'
const chosen = { password: 'another horse', confirmPassword: 'another horse' }
const asGuest = () => shop.as(shop.guest()).accounts
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => ({ status: 200, message: '' }),
    ({ status, message }: ShopError) => ({ status, message }),
  )
const expired = { status: 401, message: 'Your session has expired' }

/** The newest link emailed to an address; it ends with the token. */
async function emailedToken(email: string): Promise<string> {
  const reset = (await shop.emails()).findLast(({ toEmail }) => toEmail === email)
  const { place } = z.parse(z.object({ place: z.string() }), reset?.fields)
  expect(place).toMatch(/^\/reset-password\/r_[\w-]{43}$/)
  return place.split('/').at(-1) ?? ''
}

async function forgetful() {
  const person = await shop.customer()
  const { message } = await asGuest().forgetPassword({ email: person.email })
  expect(message).toBe(sentWords)
  await shop.runJobs()
  return { person, token: await emailedToken(person.email) }
}

test('a customer resets the password with an emailed link', async () => {
  const { person, token } = await forgetful()
  for (let at = 0; at < 3; at++) expect(await asGuest().verifyToken({ token })).toEqual({ status: 200 })

  expect(await asGuest().resetPassword({ ...chosen, token, status: 'x', color: 'y' })).toMatchObject({
    message: 'Your password has been changed. Please log in.',
  })
  await shop.runJobs()

  expect(await asGuest().login({ email: person.email, password: chosen.password })).toMatchObject({
    user: { id: person.id },
  })
  expect(await refusal(shop.as(person).accounts.accountInfo({}))).toMatchObject({ status: 401 })
  const sent = await shop.db.select({ kind: emails.kind }).from(emails).where(eq(emails.toEmail, person.email))
  expect(sent).toContainEqual({ kind: 'password-changed' })
})

test('an unknown address gets the same message and no email', async () => {
  expect(await asGuest().forgetPassword({ email: 'nobody@example.com', status: 'x', color: 'red' })).toMatchObject({
    message: sentWords,
  })
  await shop.runJobs()
  expect(await shop.db.select().from(emails).where(eq(emails.toEmail, 'nobody@example.com'))).toEqual([])
})

test('the address is required and must be valid', async () => {
  expect(await refusal(asGuest().forgetPassword({}))).toEqual({
    status: 400,
    message: 'The email address field is requiered to recover your password.',
  })
  expect(await refusal(asGuest().forgetPassword({ email: 'ann' }))).toEqual({
    status: 400,
    message: 'Invalid email address.',
  })
})

test('both passwords are required, equal, long enough and not common', async () => {
  const { token } = await forgetful()
  const reset = (input: object) => refusal(asGuest().resetPassword({ ...chosen, token, ...input }))

  const missing = { status: 400, message: 'All the field are requiered to reset your password.' }
  expect(await reset({ password: '' })).toEqual(missing)
  expect(await reset({ confirmPassword: undefined })).toEqual(missing)
  expect(await reset({ password: 'something else' })).toEqual({ status: 400, message: 'Passwords does not match' })
  expect(await reset({ password: '1234567', confirmPassword: '1234567' })).toEqual({
    status: 400,
    message: 'The passwords must be 8 or more characters.',
  })
  expect(await reset({ password: 'qwertyuiop', confirmPassword: 'qwertyuiop' })).toEqual({
    status: 400,
    message: 'This password is too easy to guess. Please choose another one.',
  })
  expect(await reset({})).toMatchObject({ status: 200 })
})

test('a link works once, even if it is used concurrently', async () => {
  const { token } = await forgetful()
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => refusal(asGuest().resetPassword({ ...chosen, token }))),
  )

  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(19)
  expect(await refusal(asGuest().verifyToken({ token }))).toEqual(expired)
})

test('only the latest link works, for an hour', async () => {
  const { person, token: first } = await forgetful()
  await asGuest().forgetPassword({ email: person.email })
  await shop.runJobs()
  const second = await emailedToken(person.email)

  expect(await refusal(asGuest().verifyToken({ token: first }))).toEqual(expired)
  const [stored] = await shop.db
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.tokenHash, hashToken(second)))
  expect(Number(stored?.expiresAt) - Number(stored?.createdAt)).toBe(3_600_000)
  await shop.db.update(passwordResets).set({ expiresAt: new Date(Date.now() - 1_000) })
  expect(await refusal(asGuest().resetPassword({ ...chosen, token: second }))).toEqual(expired)
})

test('an account gets at most three links an hour, from any network', async () => {
  const { person } = await forgetful()
  const results: number[] = []
  for (let at = 0; at < 5; at++) {
    results.push((await refusal(asGuest().forgetPassword({ email: person.email.toUpperCase() }))).status)
    await shop.runJobs()
  }
  expect(results).toEqual([200, 200, 429, 429, 429])
  expect(await shop.db.select().from(emails).where(eq(emails.toEmail, person.email))).toHaveLength(3)
})

test('a session token resets no password, and a reset token is no session', async () => {
  const { person, token } = await forgetful()
  expect(await refusal(asGuest().resetPassword({ ...chosen, token: person.token ?? '' }))).toEqual(expired)
  expect(await refusal(shop.as({ ...person, token }).accounts.accountInfo({}))).toMatchObject({ status: 401 })
  expect(await refusal(asGuest().verifyToken({ token: 'r_forged' }))).toEqual(expired)
  expect(await refusal(asGuest().verifyToken({ token: 'eyJhbGciOiJub25lIn0.e30.' }))).toEqual(expired)
})

test('tokens are stored only as hashes', async () => {
  const { token } = await forgetful()
  const rows = [await shop.db.select().from(passwordResets), await shop.db.select().from(customers)]
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a customer who knows the password changes it, stays logged in here and nowhere else', async () => {
  const { person, token: opened } = await forgetful()
  const { email } = person
  await asGuest().resetPassword({ ...chosen, token: opened })
  const logIn = async () => {
    const { token } = await asGuest().login({ email, password: chosen.password })
    return { ...person, token }
  }
  const [here, elsewhere] = [await logIn(), await logIn()]
  await asGuest().forgetPassword({ email })
  await shop.runJobs()
  const link = await emailedToken(email)
  const next = { password: 'a third horse', confirmPassword: 'a third horse' }
  const change = (typed: object) =>
    refusal(shop.as(here).accounts.changePassword({ ...next, currentPassword: chosen.password, ...typed }))

  expect(await change({ currentPassword: 'wrong' })).toEqual({ status: 403, message: 'This password is incorrect.' })
  expect(await change({ confirmPassword: 'another' })).toEqual({ status: 400, message: 'Passwords does not match' })
  expect(await change({ password: 'iloveyou', confirmPassword: 'iloveyou' })).toMatchObject({ status: 400 })
  expect(await change({})).toMatchObject({ status: 200 })

  expect(await refusal(shop.as(here).accounts.accountInfo({}))).toMatchObject({ status: 200 })
  expect(await refusal(shop.as(elsewhere).accounts.accountInfo({}))).toMatchObject({ status: 401 })
  expect(await refusal(asGuest().resetPassword({ ...chosen, token: link }))).toEqual(expired)
  expect(await refusal(asGuest().login({ email, password: chosen.password }))).toMatchObject({ status: 401 })
  expect(await refusal(asGuest().login({ email, password: next.password }))).toMatchObject({ status: 200 })
  const sent = await shop.emails()
  expect(sent.filter(({ toEmail, kind }) => toEmail === email && kind === 'password-changed')).toHaveLength(2)
})
