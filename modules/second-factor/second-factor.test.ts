import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { recoveryCodes, secondFactors } from '#db/tables/second-factor.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { hashPassword } from '../accounts/password.ts'

const password = 'correct horse battery'
const needed = { status: 428, message: 'Please enter the code from your authenticator app.' }
const wrong = { status: 401, message: 'This code is wrong or has already been used. Please wait for the next one.' }

async function withPassword(shop: TestShop, person: Person): Promise<Person> {
  await shop.db
    .update(customers)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(customers.id, person.id))
  return person
}

/**
 * The code of an app now, or some steps of 30 seconds later. That of now confirms an app, and that of the next step logs
 * in: both are valid for half a minute at least, and each step counts once.
 */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Sets up an app for a person; returns its secret and the recovery codes. */
async function setUp(shop: TestShop, person: Person) {
  const own = shop.as(person).secondFactor
  const { secret } = await own.beginSecondFactor({ currentPassword: password })
  const { recoveryCodes: codes } = await own.confirmSecondFactor({ code: codeOf(secret) })
  return { secret, codes }
}

const logIn = (shop: TestShop, { email }: Person, code?: string) =>
  shop.as(shop.guest()).accounts.login({ email, password, ...(code !== undefined && { code }) })

test('a login asks for a code once an app is confirmed, and each code works once', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('support'))
  const own = shop.as(ann).secondFactor
  await expect(own.beginSecondFactor({ currentPassword: 'wrong' })).rejects.toMatchObject({ status: 403 })
  await expect(own.confirmSecondFactor({ code: '123456' })).rejects.toMatchObject({ status: 409 })

  const { secret, qr } = await own.beginSecondFactor({ currentPassword: password })
  expect(qr.size).toBeGreaterThan(20)
  expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  await expect(logIn(shop, ann)).resolves.toBeDefined()
  await expect(own.confirmSecondFactor({ code: 'abcdef' })).rejects.toMatchObject({ status: 400 })
  const { recoveryCodes: codes } = await own.confirmSecondFactor({ code: codeOf(secret) })
  expect(new Set(codes).size).toBe(10)
  expect(await own.readSecondFactor({})).toMatchObject({ since: expect.any(String), codesLeft: 10 })
  await expect(own.beginSecondFactor({ currentPassword: password })).rejects.toMatchObject({ status: 409 })

  await expect(logIn(shop, ann)).rejects.toMatchObject(needed)
  await expect(
    shop.as(shop.guest()).accounts.login({ email: ann.email, password: 'wrong', code: codeOf(secret) }),
  ).rejects.toMatchObject({ status: 401, message: expect.not.stringContaining('code') })
  for (const code of ['000000x', 'zzzzz-zzzzz', codeOf(secret, -20)])
    await expect(logIn(shop, ann, code)).rejects.toMatchObject(wrong)
  const code = codeOf(secret, 1)
  const both = await Promise.allSettled([logIn(shop, ann, code), logIn(shop, ann, code)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  // The step before the used one is over, too.
  await expect(logIn(shop, ann, codeOf(secret))).rejects.toMatchObject(wrong)
})

test('a recovery code logs in once, and its owner is told', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('editor'))
  const bob = await withPassword(shop, await shop.staff('editor'))
  const { codes } = await setUp(shop, ann)
  await setUp(shop, bob)
  const [first = '', second = ''] = codes
  await expect(logIn(shop, bob, first)).rejects.toMatchObject(wrong)
  await expect(logIn(shop, ann, first.toUpperCase().replace('-', ' '))).resolves.toBeDefined()
  await expect(logIn(shop, ann, first)).rejects.toMatchObject(wrong)
  expect(await shop.as(ann).secondFactor.readSecondFactor({})).toMatchObject({ codesLeft: 9 })
  const told = (await shop.emails()).filter(({ toEmail }) => toEmail === ann.email)
  expect(told.map(({ fields }) => Reflect.get(Object(fields), 'what'))).toEqual(['on', 'recovery'])
  const stored = await shop.db.select().from(recoveryCodes)
  expect(JSON.stringify(stored)).not.toContain(second)

  const { recoveryCodes: renewed } = await shop.as(ann).secondFactor.renewRecoveryCodes({ currentPassword: password })
  await expect(logIn(shop, ann, second)).rejects.toMatchObject(wrong)
  await expect(logIn(shop, ann, renewed[0])).resolves.toBeDefined()
})

test('recovery codes are stored by a slow hash, and those of the version before still work once', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('editor'))
  const { codes } = await setUp(shop, ann)
  const fast = (code: string) =>
    createHash('sha256')
      .update(`${ann.id} ${code.replace('-', '')}`)
      .digest('hex')
  const stored = await shop.db.select().from(recoveryCodes)
  expect(stored.filter(({ codeHash }) => codes.map(fast).includes(codeHash))).toEqual([])

  await shop.db.insert(recoveryCodes).values({ customerId: ann.id, codeHash: fast('abcde-23456') })
  await expect(logIn(shop, ann, 'abcde-23456')).resolves.toBeDefined()
  await expect(logIn(shop, ann, 'abcde-23456')).rejects.toMatchObject(wrong)
})

test('after ten wrong codes none is tried any more for a quarter of an hour', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('manager'))
  const { secret } = await setUp(shop, ann)
  for (let tries = 0; tries < 10; tries++) await expect(logIn(shop, ann, 'zzzzz-zzzzz')).rejects.toMatchObject(wrong)
  await expect(logIn(shop, ann, codeOf(secret, 1))).rejects.toMatchObject({
    status: 429,
    message: 'Too many wrong codes. Please try again in 15 minutes.',
  })
  await shop.db.update(secondFactors).set({ failingSince: new Date(Date.now() - 16 * 60_000) })
  await expect(logIn(shop, ann, codeOf(secret, 1))).resolves.toBeDefined()
})

test('a forgotten password is replaced by an emailed link, and the login after it still asks for the code', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('manager'))
  const { secret } = await setUp(shop, ann)
  const guest = shop.as(shop.guest()).accounts
  await guest.forgetPassword({ email: ann.email })
  await shop.runJobs()
  const places = (await shop.emails()).map(({ fields }) => String(Reflect.get(Object(fields), 'place')))
  const token =
    places
      .find((place) => place.startsWith('/reset-password/'))
      ?.split('/')
      .at(-1) ?? ''
  const chosen = 'another horse of Ann'
  await guest.resetPassword({ token, password: chosen, confirmPassword: chosen })

  const logInAnew = (code?: string) => guest.login({ email: ann.email, password: chosen, ...(code && { code }) })
  await expect(logInAnew()).rejects.toMatchObject(needed)
  await expect(logInAnew(codeOf(secret, 1))).resolves.toMatchObject({ user: { id: ann.id } })
})

test('it ends with the password, by an owner, and with the role; the secret is stored sealed', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const ann = await withPassword(shop, await shop.staff('support'))
  const { secret } = await setUp(shop, ann)
  const [stored] = await shop.db.select().from(secondFactors)
  expect(stored?.sealedSecret).not.toContain(secret)
  expect((await shop.as(owner).staff.listStaff({})).staff.map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([
    false,
    true,
  ])

  await expect(shop.as(ann).secondFactor.endSecondFactor({ currentPassword: 'wrong' })).rejects.toMatchObject({
    status: 403,
  })
  await shop.as(ann).secondFactor.endSecondFactor({ currentPassword: password })
  await expect(logIn(shop, ann)).resolves.toBeDefined()
  await expect(shop.as(ann).secondFactor.endSecondFactor({ currentPassword: password })).rejects.toMatchObject({
    status: 409,
  })

  await setUp(shop, ann)
  await shop.as(owner).secondFactor.resetSecondFactor({ customerId: ann.id })
  await expect(shop.as(ann).accounts.accountInfo({})).rejects.toMatchObject({ status: 401 })
  await expect(logIn(shop, ann)).resolves.toBeDefined()
  await expect(shop.as(owner).secondFactor.resetSecondFactor({ customerId: ann.id })).rejects.toMatchObject({
    status: 404,
  })
  const recorded = await shop.db.select().from(auditEvents).orderBy(auditEvents.at)
  expect(recorded.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['staff.second-factor-on', ann.id],
    ['staff.second-factor-off', ann.id],
    ['staff.second-factor-on', ann.id],
    ['staff.second-factor-reset', owner.id],
  ])

  const bob = await withPassword(shop, await shop.staff('editor'))
  await setUp(shop, bob)
  await shop.as(owner).staff.changeRole({ customerId: bob.id, role: null })
  await expect(logIn(shop, bob)).resolves.toBeDefined()
})
