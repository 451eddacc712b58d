import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ShopError } from '#contract/errors.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { hashToken, newToken } from '../sessions/session-token.ts'
import { hashPassword } from './password.ts'

const shop = await createTestShop()
const password = 'correct horse'

async function account(email: string) {
  const person = await shop.customer(email)
  await shop.db
    .update(customers)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(customers.id, person.id))
  return person
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => ({ status: 200, message: '' }),
    ({ status, message }: ShopError) => ({ status, message }),
  )

test('a customer logs in regardless of the case of the address, each time with another token', async () => {
  await account('ann@example.com')
  const one = await shop.as(shop.guest()).accounts.login({ email: 'ANN@Example.com', password })
  const two = await shop.as(shop.guest()).accounts.login({ email: 'ann@example.com', password })

  expect(one).toMatchObject({ message: 'Welcome back, Ann.', user: { email: 'ann@example.com', role: null } })
  expect(one.token).not.toBe(two.token)
  expect(await shop.as({ ...shop.guest(), token: one.token }).accounts.verifyToken({})).toMatchObject({
    id: one.user.id,
  })
})

test('logging in again in the same browser ends the previous session', async () => {
  const bea = await account('bea@example.com')
  const { token } = await shop.as(bea).accounts.login({ email: 'bea@example.com', password })

  expect(await refusal(shop.as(bea).accounts.accountInfo({}))).toMatchObject({ status: 401 })
  expect(await shop.as({ ...bea, token }).accounts.accountInfo({})).toMatchObject({
    user: [{ email: 'bea@example.com' }],
  })
})

test('a wrong password and an unknown address get the same message', async () => {
  await account('cai@example.com')
  const words = { status: 401, message: 'The email address or password is incorrect.' }

  expect(await refusal(shop.as(shop.guest()).accounts.login({ email: 'cai@example.com', password: 'wrong' }))).toEqual(
    words,
  )
  expect(await refusal(shop.as(shop.guest()).accounts.login({ email: 'no@example.com', password: 'wrong' }))).toEqual(
    words,
  )
})

test.each([{}, { email: 'ann@example.com' }, { password }, { email: 'ann', password }])(
  'a login with %o is not tried at all',
  async (input) => {
    expect(await refusal(shop.as(shop.guest()).accounts.login(input))).toEqual({
      status: 400,
      message: 'Invalid email address.',
    })
  },
)

test('after twenty failures from one network an account is locked for it, and its owner can log in from another', async () => {
  const dan = await account('dan@example.com')
  const thief = shop.guest()
  const tries: number[] = []
  for (let at = 0; at < 22; at++) {
    const { status } = await refusal(shop.as(thief).accounts.login({ email: dan.email, password: `guess ${at}` }))
    tries.push(status)
  }

  expect(tries).toEqual([...Array<number>(20).fill(401), 429, 429])
  expect(await refusal(shop.as(thief).accounts.login({ email: dan.email, password }))).toMatchObject({ status: 429 })
  expect(await shop.as(shop.guest()).accounts.login({ email: dan.email, password })).toMatchObject({
    user: { id: dan.id },
  })
})

test('guessing from many networks is slowed down, and the owner can still log in', async () => {
  const eli = await account('eli@example.com')
  const guess = () => refusal(shop.as(shop.guest()).accounts.login({ email: eli.email, password: 'a guess' }))
  const first = await Promise.all(Array.from({ length: 60 }, guess))
  expect(first.every(({ status }) => status === 401)).toBe(true)
  const later = await Promise.all(Array.from({ length: 20 }, guess))
  expect(later.filter(({ status }) => status === 429)).toHaveLength(16)
  expect(await shop.as(shop.guest()).accounts.login({ email: eli.email, password })).toMatchObject({
    user: { id: eli.id },
  })
})

test('during a flood of guesses the owner logs in at once from a network of an earlier login', async () => {
  const joy = await account('joy@example.com')
  const home = shop.guest()
  await shop.as(home).accounts.login({ email: joy.email, password })
  const guess = () => refusal(shop.as(shop.guest()).accounts.login({ email: joy.email, password: 'a guess' }))
  await Promise.all(Array.from({ length: 60 }, guess))
  const flood = Promise.all(Array.from({ length: 8 }, guess))

  const again = { ...shop.guest(), address: home.address }
  expect(await shop.as(again).accounts.login({ email: joy.email, password })).toMatchObject({ user: { id: joy.id } })
  expect(await refusal(shop.as(shop.guest()).accounts.login({ email: joy.email, password }))).toMatchObject({
    status: 429,
  })
  await flood
})

test('invalid logins count for nobody and wait in no line: after any number of them a correct one succeeds at once', async () => {
  const kim = await account('kim@example.com')
  const invalid = () => refusal(shop.as(shop.guest()).accounts.login({ email: kim.email, password: '' }))
  for (let at = 0; at < 65; at++) expect(await invalid()).toMatchObject({ status: 400 })
  const flood = Promise.all(Array.from({ length: 8 }, invalid))
  expect(await shop.as(shop.guest()).accounts.login({ email: kim.email, password })).toMatchObject({
    user: { id: kim.id },
  })
  expect((await flood).map(({ status }) => status)).toEqual(Array<number>(8).fill(400))
})

test('frequent logins with the right password are not refused', async () => {
  const fay = await account('fay@example.com')
  const browser = shop.guest()
  for (let at = 0; at < 25; at++) await shop.as(browser).accounts.login({ email: fay.email, password })
})

test('verifying a valid session is not limited; guessing tokens is', async () => {
  const guy = await account('guy@example.com')
  for (let at = 0; at < 150; at++) await shop.as(guy).accounts.verifyToken({})
  const guesser = shop.as(shop.guest())
  const guess = async () => (await refusal(guesser.accounts.verifyToken({ token: newToken('session') }))).status
  const statuses: unknown[] = []
  for (let at = 0; at < 125; at++) statuses.push(await guess())
  expect(statuses).toEqual([...Array(120).fill(401), ...Array(5).fill(429)])
})

test('after a logout the token is invalid, and logging out again gets the same response', async () => {
  const gil = await account('gil@example.com')
  expect(await shop.as(gil).accounts.logout({})).toMatchObject({ message: "You're logged out." })
  expect(await refusal(shop.as(gil).accounts.verifyToken({}))).toEqual({
    status: 401,
    message: 'Your session has expired',
  })
  expect(await shop.as(gil).accounts.logout({})).toMatchObject({ message: "You're logged out." })
})

test('a missing, empty or null token is refused like a wrong one', async () => {
  for (const payload of [{}, { token: '' }, { token: null }]) {
    expect(await refusal(shop.as(shop.guest()).accounts.verifyToken(payload))).toEqual({
      status: 401,
      message: 'Your session has expired',
    })
  }
})

test('a session expires after a day and is deleted', async () => {
  const hal = await account('hal@example.com')
  const { token } = await shop.as(shop.guest()).accounts.login({ email: hal.email, password })
  const [session] = await shop.db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
  expect(Number(session?.expiresAt) - Number(session?.createdAt)).toBe(86_400_000)

  await shop.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(sessions.customerId, hal.id))
  expect(await refusal(shop.as({ ...hal, token }).accounts.accountInfo({}))).toMatchObject({ status: 401 })
  await shop.db.transaction((tx) => shop.enqueue(tx, 'sweepSessions', {}))
  await shop.runJobs()
  expect(await shop.db.select().from(sessions).where(eq(sessions.customerId, hal.id))).toEqual([])
})

test('a removed role takes effect with the next call', async () => {
  const admin = await shop.admin()
  expect(await shop.as(admin).accounts.verifyToken({})).toMatchObject({ role: 'owner' })
  await shop.db.update(customers).set({ role: null }).where(eq(customers.id, admin.id))
  expect(await shop.as(admin).accounts.verifyToken({})).toMatchObject({ role: null })
})

test('a password that is changed while someone logs in with the old one starts no session', async () => {
  const una = await account('una@example.com')
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const login: Promise<unknown>[] = []
  await shop.db.transaction(async (tx) => {
    const passwordHash = await hashPassword('another password')
    await tx.update(customers).set({ passwordHash }).where(eq(customers.id, una.id))
    login.push(refusal(shop.as(shop.guest()).accounts.login({ email: 'una@example.com', password })))
    await expect.poll(async () => (await shop.db.execute(waiting)).rowCount).toBe(1)
  })
  expect(await Promise.all(login)).toEqual([{ status: 401, message: 'The email address or password is incorrect.' }])
})

test('a call with two different tokens is refused', async () => {
  const [ida, jo] = [await account('ida@example.com'), await account('jo@example.com')]
  const mixed = { token: jo.token ?? '' }
  expect(await refusal(shop.as(ida).accounts.verifyToken(mixed))).toEqual({
    status: 401,
    message: 'Your session has expired',
  })
  expect(await shop.as({ ...ida, token: null }).accounts.verifyToken(mixed)).toMatchObject({ id: jo.id })
})
