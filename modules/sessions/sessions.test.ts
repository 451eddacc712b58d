import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { sessions } from '#db/tables/sessions.ts'
import { answer } from '#server/answer.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const limits = createLimits(shop.db)
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const password = 'seven green lamps'

async function logIn(email: string, userAgent: string, address: string): Promise<Person> {
  const { body } = await answer(shop, limits, {
    call: contract.accounts.login,
    payload: { email, password },
    cookieToken: null,
    visitorToken: null,
    address,
    userAgent,
    requestId: randomUUID(),
  })
  return { ...shop.guest(), email, token: String(body.token) }
}

async function signUp(email: string): Promise<Person> {
  const typed = { firstName: 'Ann', lastName: 'Lee', country: 'France', channel: 'Friends', newsletter: false }
  const { token, user } = await shop
    .as(shop.guest())
    .accounts.signup({ ...typed, email, password, confirmPassword: password })
  return { ...shop.guest(), id: user.id, email, token }
}

const isOpen = (person: Person) =>
  shop
    .as(person)
    .accounts.accountInfo({})
    .then(
      () => true,
      () => false,
    )

test('a customer sees where they are logged in, without whole addresses, and ends one device or all others', async () => {
  const ann = await signUp('ann@example.com')
  const desk = await logIn('ann@example.com', firefox, '203.0.113.77')
  const phone = await logIn('ann@example.com', '', '2001:db8:7:8::1')
  const { sessions: listed } = await shop.as(ann).sessions.listSessions({})
  expect(listed).toHaveLength(3)
  expect(listed[0]).toMatchObject({ isCurrent: true })
  expect(listed.slice(1)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ isCurrent: false, device: 'Firefox, Windows', network: '203.0.113.*' }),
      expect.objectContaining({ isCurrent: false, device: '', network: '2001:db8:7:*' }),
    ]),
  )

  const atDesk = listed.find(({ device }) => device !== '')?._id ?? ''
  for (const wrong of ['', 'seven red lamps']) {
    await expect(shop.as(ann).sessions.endSession({ sessionId: atDesk, password: wrong })).rejects.toThrow(/password/)
    await expect(shop.as(ann).sessions.endOtherSessions({ password: wrong })).rejects.toThrow(/password/)
  }
  expect(await Promise.all([ann, desk, phone].map(isOpen))).toEqual([true, true, true])
  await shop.as(ann).sessions.endSession({ sessionId: atDesk, password })
  expect(await Promise.all([ann, desk, phone].map(isOpen))).toEqual([true, false, true])
  await shop.as(ann).sessions.endOtherSessions({ password })
  expect(await Promise.all([ann, phone].map(isOpen))).toEqual([true, false])
})

test('nobody ends the session of someone else, and nobody their own by its ID', async () => {
  const [bea, cai] = [await signUp('bea@example.com'), await signUp('cai@example.com')]
  const [own] = (await shop.as(bea).sessions.listSessions({})).sessions
  for (const person of [cai, bea]) {
    const ended = shop.as(person).sessions.endSession({ sessionId: own?._id ?? '', password })
    await expect(ended).rejects.toMatchObject({ status: 404 })
  }
  expect(await isOpen(bea)).toBe(true)
})

test('a session ends without use: of staff after minutes and after its hours, of a customer after half a day', async () => {
  const [owner, dan] = [await shop.admin(), await signUp('dan@example.com')]
  const values = { ...defaultSettings.security, staffIdleMinutes: 30, staffSessionHours: 8 }
  await shop.as(owner).settings.changeSecurity({ version: 0, values })
  const age = (person: Person, changes: object) =>
    shop.db.update(sessions).set(changes).where(eq(sessions.customerId, person.id))

  for (const person of [owner, dan]) await age(person, { lastSeenAt: sql`now() - interval '29 minutes'` })
  expect([await isOpen(owner), await isOpen(dan)]).toEqual([true, true])
  const [noted] = await shop.db.select().from(sessions).where(eq(sessions.customerId, owner.id))
  expect(Date.now() - Number(noted?.lastSeenAt)).toBeLessThan(60_000)

  await shop.db.insert(sessions).values({
    tokenHash: 'left open',
    customerId: owner.id,
    lastSeenAt: sql`now() - interval '31 minutes'`,
    expiresAt: sql`now() + interval '1 hour'`,
  })
  expect((await shop.as(owner).sessions.listSessions({})).sessions).toHaveLength(1)

  for (const person of [owner, dan]) await age(person, { lastSeenAt: sql`now() - interval '31 minutes'` })
  expect([await isOpen(owner), await isOpen(dan)]).toEqual([false, true])
  for (const person of [owner, dan])
    await age(person, { lastSeenAt: sql`now()`, createdAt: sql`now() - interval '9 hours'` })
  expect([await isOpen(owner), await isOpen(dan)]).toEqual([false, true])

  const cleo = await signUp('cleo@example.com')
  await age(cleo, { lastSeenAt: sql`now() - interval '719 minutes'` })
  expect(await isOpen(cleo)).toBe(true)
  await age(cleo, { lastSeenAt: sql`now() - interval '721 minutes'` })
  expect(await isOpen(cleo)).toBe(false)
})
