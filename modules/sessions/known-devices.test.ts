import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { passwordResets } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { knownDevices } from '#db/tables/sessions.ts'
import { answer } from '#server/answer.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { hashPassword } from '../accounts/password.ts'
import { hashToken, newToken } from './session-token.ts'

const shop = await createTestShop()
const limits = createLimits(shop.db)
const password = 'correct horse'
const passwordHash = await hashPassword(password)

async function account(email: string, staff = false): Promise<Person> {
  const person = staff ? await shop.staff('owner') : await shop.customer(email)
  await shop.db.update(customers).set({ email, passwordHash }).where(eq(customers.id, person.id))
  return { ...person, email }
}

/** Logs in from a network of its own with a device cookie; returns the status and the next cookie. */
async function logIn(email: string, deviceToken: string | null = null, typed = password) {
  const reply = await answer(shop, limits, {
    call: contract.accounts.login,
    payload: { email, password: typed },
    cookieToken: null,
    visitorToken: null,
    deviceToken,
    address: `test-${randomUUID()}`,
    requestId: randomUUID(),
  })
  return { status: reply.status, device: reply.deviceToken ?? null }
}

const guess = (email: string, device: string | null = null) => logIn(email, device, 'a guess')

/** Guesses until the account is slow, and keeps the queue of the account full until `run` is done. */
async function duringFlood<T>(email: string, run: () => Promise<T>): Promise<T> {
  await Promise.all(Array.from({ length: 60 }, () => guess(email)))
  const flood = Array.from({ length: 8 }, () => guess(email))
  // The first that is answered is refused, because the queue is full.
  expect((await Promise.race(flood)).status).toBe(429)
  const result = await run()
  await Promise.all(flood)
  return result
}

const devicesOf = ({ id }: Person) => shop.db.$count(knownDevices, eq(knownDevices.customerId, id))

test.each([
  ['a member of staff', true],
  ['a customer', false],
])(
  'during a flood of guesses %s logs in from a browser of an earlier login on a new network',
  async (_who, isStaff) => {
    const { email } = await account(`${randomUUID()}@example.com`, isStaff)
    const other = await account(`${randomUUID()}@example.com`)
    const { device } = await logIn(email)
    const { device: stranger } = await logIn(other.email)

    const statuses = await duringFlood(email, async () => {
      const others = await Promise.all([null, stranger, newToken('device')].map((each) => logIn(email, each)))
      const owner = await logIn(email.toUpperCase(), device)
      return [...others, owner].map(({ status }) => status)
    })
    expect(statuses).toEqual([429, 429, 429, 200])
  },
)

test('a known browser guesses no more than a network, and its owner is not locked out by their network', async () => {
  const bea = await account('bea@example.com')
  const { device } = await logIn(bea.email)
  for (let at = 0; at < 20; at++) expect((await guess(bea.email, device)).status).toBe(401)
  expect((await logIn(bea.email, device)).status).toBe(429)

  const cai = await account('cai@example.com')
  const { device: own } = await logIn(cai.email)
  const neighbor = shop.guest()
  const wrong = () => shop.as(neighbor).accounts.login({ email: cai.email, password: 'a guess' })
  for (let at = 0; at < 20; at++) await expect(wrong()).rejects.toMatchObject({ status: 401 })
  await expect(wrong()).rejects.toMatchObject({ status: 429 })
  const home = { ...neighbor, deviceToken: own ?? '' }
  expect(await shop.as(home).accounts.login({ email: cai.email, password })).toMatchObject({ user: { id: cai.id } })
})

test('the cookie is stored as a hash, replaced at each login and shared by the accounts of a browser', async () => {
  const [dan, eve] = [await account('dan@example.com'), await account('eve@example.com')]
  const first = await logIn(dan.email)
  const second = await logIn(eve.email, first.device)
  const third = await logIn(dan.email, second.device)

  expect(new Set([first.device, second.device, third.device]).size).toBe(3)
  for (const { device } of [first, second, third]) expect(device).toMatch(/^d_[\w-]{43}$/)
  for (const person of [dan, eve]) {
    const stored = await shop.db.select().from(knownDevices).where(eq(knownDevices.customerId, person.id))
    expect(stored.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(third.device ?? '')])
  }
})

test('of an account the ten browsers with the latest logins are known, each for 90 days', async () => {
  const fay = await account('fay@example.com')
  const { device: oldest } = await logIn(fay.email)
  for (let at = 0; at < 10; at++) await logIn(fay.email)
  expect(await devicesOf(fay)).toBe(10)
  expect(await shop.db.$count(knownDevices, eq(knownDevices.tokenHash, hashToken(oldest ?? '')))).toBe(0)

  const [some] = await shop.db.select().from(knownDevices).where(eq(knownDevices.customerId, fay.id))
  await shop.db
    .update(knownDevices)
    .set({ lastLoginAt: sql`now() - interval '91 days'` })
    .where(eq(knownDevices.tokenHash, some?.tokenHash ?? ''))
  await shop.db.transaction((tx) => shop.enqueue(tx, 'sweepSessions', {}))
  await shop.runJobs()
  expect(await devicesOf(fay)).toBe(9)
})

test('no browser is known after a new password or the deletion of the account', async () => {
  const gil = await account('gil@example.com')
  const chosen = 'another horse of Gil'
  await logIn(gil.email)
  const token = newToken('reset')
  const expiresAt = new Date(Date.now() + 3_600_000)
  await shop.db.insert(passwordResets).values({ tokenHash: hashToken(token), customerId: gil.id, expiresAt })
  await shop.as(shop.guest()).accounts.resetPassword({ token, password: chosen, confirmPassword: chosen })
  expect(await devicesOf(gil)).toBe(0)

  const hal = await account('hal@example.com')
  await logIn(hal.email)
  await shop.as(hal).accounts.changePassword({ currentPassword: password, password: chosen, confirmPassword: chosen })
  expect(await devicesOf(hal)).toBe(0)

  const ivy = await account('ivy@example.com')
  await logIn(ivy.email)
  await shop.as(ivy).privacy.deleteMyAccount({ password })
  expect(await devicesOf(ivy)).toBe(0)
})

test('over HTTP the cookie is hidden from scripts, lasts 90 days and stays at logout', async () => {
  const { url } = await shop.listen()
  const joe = await account('joe@example.com')
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.origin, cookie },
      body: JSON.stringify(body),
    })
  const deviceIn = (reply: Response) => reply.headers.getSetCookie().find((each) => each.startsWith('device=')) ?? ''

  const first = deviceIn(await post('users/login', { email: joe.email, password }))
  expect(first).toMatch(/^device=d_[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/)
  const sent = first.split(';')[0] ?? ''
  expect(deviceIn(await post('users/login', { email: joe.email, password: 'wrong' }, sent))).toBe('')
  expect(deviceIn(await post('users/logout', {}, sent))).toBe('')
  const second = deviceIn(await post('users/login', { email: joe.email, password }, sent))
  expect(second).toMatch(/^device=d_/)
  expect(second.startsWith(`${sent};`)).toBe(false)
  expect(await devicesOf(joe)).toBe(1)
})
