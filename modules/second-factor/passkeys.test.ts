import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { passkeyChallenges, passkeys, recoveryCodes, secondFactors } from '#db/tables/second-factor.ts'
import { sessions } from '#db/tables/sessions.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { createAuthenticator } from '#test/passkeys/authenticator.ts'
import {
  addPasskey,
  beginLogin,
  beginPasskey,
  logInWith,
  logInWithPassword,
  password,
  withPassword,
} from '#test/passkeys/steps.ts'

const refused = {
  status: 401,
  message: "This passkey wasn't accepted. Please try again, or log in with your password.",
}
const notVerified = {
  status: 403,
  message: "The passkey couldn't be verified, or it took too long. Please start again.",
}

test('a member of staff adds a passkey, which replaces password and code, and gets recovery codes once', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('support'))
  const own = shop.as(ann).secondFactor
  const { authenticator, recoveryCodes: codes, message } = await addPasskey(shop, ann, 'Work laptop')
  expect(message).toBe('You can log in with the passkey “Work laptop”. All your other sessions have ended.')
  expect(new Set(codes).size).toBe(10)
  expect(await own.readSecondFactor({})).toEqual({
    status: 200,
    since: null,
    passkeys: [{ passkeyId: authenticator.id, name: 'Work laptop', addedAt: expect.any(String), lastUsedAt: null }],
    isRequired: false,
    codesLeft: 10,
  })

  const session = await logInWith(shop, authenticator)
  expect(session).toMatchObject({ message: 'Welcome back, Ann.', user: { id: ann.id, role: 'support' } })
  await expect(shop.as({ ...ann, token: session.token }).customers.listCustomers({})).resolves.toBeDefined()
  expect((await own.readSecondFactor({})).passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }])

  // The password alone no longer does.
  const needed = { status: 428, message: 'Please log in with your passkey, or enter a recovery code.' }
  await expect(logInWithPassword(shop, ann)).rejects.toMatchObject(needed)
  await expect(logInWithPassword(shop, ann, '123456')).rejects.toMatchObject({ status: 401 })
  await expect(logInWithPassword(shop, ann, codes[0])).resolves.toBeDefined()
  await expect(logInWithPassword(shop, ann, codes[0])).rejects.toMatchObject({ status: 401 })

  const second = await addPasskey(shop, ann)
  expect(second.recoveryCodes).toEqual([])
  expect((await own.readSecondFactor({})).codesLeft).toBe(9)
  await expect(logInWith(shop, second.authenticator)).resolves.toBeDefined()
  const told = (await shop.emails()).filter(({ toEmail }) => toEmail === ann.email)
  expect(told.map(({ fields }) => Reflect.get(Object(fields), 'what'))).toEqual([
    'passkey-added',
    'recovery',
    'passkey-added',
  ])
})

test('a passkey is added by an authenticator that verified its user, for this shop, session and challenge', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('manager'))
  const bob = await withPassword(shop, await shop.staff('manager'))
  const own = shop.as(ann).secondFactor
  await expect(own.beginPasskey({ currentPassword: 'wrong' })).rejects.toMatchObject({ status: 403 })
  const options = await beginPasskey(shop, ann)
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'MG' },
    user: { name: ann.email, displayName: 'Ann Lee' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [],
  })

  const deviations = [
    { isVerified: false },
    { origin: 'https://evil.example' },
    { domain: 'evil.example' },
    { type: 'webauthn.get' },
    { challenge: (await beginPasskey(shop, bob)).challenge },
    { challenge: (await beginLogin(shop, ann)).challenge },
  ]
  for (const deviation of deviations) {
    const passkey = createAuthenticator().create(await beginPasskey(shop, ann), deviation)
    await expect(own.addPasskey({ passkey })).rejects.toMatchObject(notVerified)
  }

  const authenticator = createAuthenticator()
  const passkey = authenticator.create(await beginPasskey(shop, ann))
  await expect(shop.as(bob).secondFactor.addPasskey({ passkey })).rejects.toMatchObject(notVerified)
  const other = { ...passkey, id: createAuthenticator().id }
  await expect(own.addPasskey({ passkey: other })).rejects.toMatchObject(notVerified)
  // An answer uses the challenge up, whatever becomes of it.
  await expect(own.addPasskey({ passkey })).rejects.toMatchObject(notVerified)
  const late = authenticator.create(await beginPasskey(shop, ann))
  await shop.db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1_000) })
  await expect(own.addPasskey({ passkey: late })).rejects.toMatchObject(notVerified)
  const junk = { id: 'x', response: { clientDataJSON: 'x', attestationObject: 'x' } }
  await expect(own.addPasskey({ passkey: junk })).rejects.toMatchObject(notVerified)
  expect(await shop.db.$count(passkeys)).toBe(0)
  await expect(logInWithPassword(shop, ann)).resolves.toBeDefined()

  const known = authenticator.create(await beginPasskey(shop, ann))
  await own.addPasskey({ passkey: known })
  const again = authenticator.create(await beginPasskey(shop, bob))
  await expect(shop.as(bob).secondFactor.addPasskey({ passkey: again })).rejects.toMatchObject({
    status: 409,
    message: 'This passkey is already in use.',
  })
  expect((await beginPasskey(shop, ann)).excludeCredentials).toEqual([{ id: authenticator.id, type: 'public-key' }])
})

test('a passkey has a key of 128 bits of security: one of RSA is neither asked for nor taken', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('manager'))
  const options = await beginPasskey(shop, ann)
  expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7])
  const passkey = createAuthenticator(undefined, 'RSA').create(options)
  await expect(shop.as(ann).secondFactor.addPasskey({ passkey })).rejects.toMatchObject(notVerified)
  await expect(addPasskey(shop, ann)).resolves.toBeDefined()
})

test('passkeys are renamed and removed by their owner, who has to know the password', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('support'))
  const bob = await withPassword(shop, await shop.staff('support'))
  const { authenticator, recoveryCodes: codes } = await addPasskey(shop, ann, 'Phone')
  const passkeyId = authenticator.id
  const own = shop.as(ann).secondFactor
  await expect(own.renamePasskey({ passkeyId, name: ' ' })).rejects.toMatchObject({ status: 400 })
  await expect(own.renamePasskey({ passkeyId, name: 'x'.repeat(61) })).rejects.toMatchObject({ status: 400 })
  await own.renamePasskey({ passkeyId, name: 'Private phone' })
  expect((await own.readSecondFactor({})).passkeys).toMatchObject([{ name: 'Private phone' }])

  const gone = { status: 404, message: 'This passkey no longer exists.' }
  await expect(shop.as(bob).secondFactor.renamePasskey({ passkeyId, name: 'Mine' })).rejects.toMatchObject(gone)
  await expect(shop.as(bob).secondFactor.removePasskey({ passkeyId, currentPassword: password })).rejects.toMatchObject(
    gone,
  )
  await expect(own.removePasskey({ passkeyId, currentPassword: 'wrong' })).rejects.toMatchObject({ status: 403 })

  const elsewhere = await logInWith(shop, authenticator)
  await own.removePasskey({ passkeyId, currentPassword: password })
  await expect(shop.as({ ...ann, token: elsewhere.token }).accounts.accountInfo({})).rejects.toMatchObject({
    status: 401,
  })
  await expect(own.removePasskey({ passkeyId, currentPassword: password })).rejects.toMatchObject(gone)
  await expect(logInWith(shop, authenticator)).rejects.toMatchObject(refused)
  await expect(logInWithPassword(shop, ann)).resolves.toBeDefined()
  expect([await shop.db.$count(recoveryCodes), await shop.db.$count(secondFactors)]).toEqual([0, 0])
  await expect(own.renewRecoveryCodes({ currentPassword: password })).rejects.toMatchObject({ status: 409 })
  expect(codes.length).toBe(10)

  const recorded = await shop.db.select().from(auditEvents).orderBy(auditEvents.at)
  expect(recorded.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['staff.passkey-added', ann.id],
    ['staff.passkey-removed', ann.id],
  ])
})

test('a passkey and an app go on without each other, and share the recovery codes', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('support'))
  const own = shop.as(ann).secondFactor
  const { authenticator } = await addPasskey(shop, ann)
  const { secret } = await own.beginSecondFactor({ currentPassword: password })
  const codeOf = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  // An app that is not confirmed opens nothing.
  await expect(logInWithPassword(shop, ann, codeOf())).rejects.toMatchObject({ status: 401 })
  const { recoveryCodes: codes } = await own.confirmSecondFactor({ code: codeOf() })
  await expect(logInWithPassword(shop, ann)).rejects.toMatchObject({ status: 428, message: /authenticator app/ })
  await expect(logInWithPassword(shop, ann, codeOf(1))).resolves.toBeDefined()
  await expect(logInWith(shop, authenticator)).resolves.toBeDefined()

  await own.endSecondFactor({ currentPassword: password })
  expect(await own.readSecondFactor({})).toMatchObject({ since: null, codesLeft: 10 })
  await expect(logInWithPassword(shop, ann, codeOf(1))).rejects.toMatchObject({ status: 401 })
  await expect(logInWithPassword(shop, ann, codes[0])).resolves.toBeDefined()
  await expect(own.endSecondFactor({ currentPassword: password })).rejects.toMatchObject({ status: 409 })
})

test('after ten wrong recovery codes none is tried any more, and the passkey still logs in', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('support'))
  const { authenticator, recoveryCodes: codes } = await addPasskey(shop, ann)
  for (let tries = 0; tries < 10; tries++)
    await expect(logInWithPassword(shop, ann, 'zzzzz-zzzzz')).rejects.toMatchObject({ status: 401 })
  await expect(logInWithPassword(shop, ann, codes[0])).rejects.toMatchObject({ status: 429 })
  await expect(logInWith(shop, authenticator)).resolves.toBeDefined()
})

test('a passkey is the second factor that a shop requires, and the last one stays while it does', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.admin())
  const bob = await withPassword(shop, await shop.staff('support'))
  const { authenticator } = await addPasskey(shop, ann)
  const values = { ...defaultSettings.security, requireSecondFactor: true }
  await shop.as(ann).settings.changeSecurity({ version: 0, values })

  await expect(shop.as(bob).customers.listCustomers({})).rejects.toMatchObject({ status: 403 })
  await addPasskey(shop, bob)
  await expect(shop.as(bob).customers.listCustomers({})).resolves.toBeDefined()

  const own = shop.as(ann).secondFactor
  const remove = (passkeyId: string) => own.removePasskey({ passkeyId, currentPassword: password })
  const stays = {
    status: 409,
    message: "This shop requires a second factor of its staff, so your last one can't be removed.",
  }
  await expect(remove(authenticator.id)).rejects.toMatchObject(stays)
  const second = await addPasskey(shop, ann)
  await remove(authenticator.id)
  await expect(remove(second.authenticator.id)).rejects.toMatchObject(stays)
  await expect(logInWith(shop, second.authenticator)).resolves.toBeDefined()
})

test('an owner resets passkeys, and they go with the role and the account', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const ann = await withPassword(shop, await shop.staff('support'))
  const first = await addPasskey(shop, ann)
  const secured = async () => (await shop.as(owner).staff.listStaff({})).staff.map((each) => each.hasSecondFactor)
  expect(await secured()).toEqual([false, true])
  await shop.as(owner).secondFactor.resetSecondFactor({ customerId: ann.id })
  expect(await secured()).toEqual([false, false])
  await expect(shop.as(ann).accounts.accountInfo({})).rejects.toMatchObject({ status: 401 })
  await expect(logInWith(shop, first.authenticator)).rejects.toMatchObject(refused)
  await expect(logInWithPassword(shop, ann)).resolves.toBeDefined()

  const bob = await withPassword(shop, await shop.staff('editor'))
  const second = await addPasskey(shop, bob)
  await shop.as(owner).staff.changeRole({ customerId: bob.id, role: null })
  await expect(logInWith(shop, second.authenticator)).rejects.toMatchObject(refused)
  expect(await shop.db.$count(passkeys)).toBe(0)

  const cai = await withPassword(shop, await shop.staff('editor'))
  const third = await addPasskey(shop, cai)
  await shop.db.update(customers).set({ deletedAt: new Date() }).where(eq(customers.id, cai.id))
  await expect(logInWith(shop, third.authenticator)).rejects.toMatchObject(refused)
  expect(await shop.db.$count(sessions, eq(sessions.customerId, bob.id))).toBe(0)
})

test('an account has ten passkeys at most', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('support'))
  const [first] = [await addPasskey(shop, ann)]
  const open = createAuthenticator().create(await beginPasskey(shop, ann))
  const values = { customerId: ann.id, publicKey: Buffer.from('key'), counter: 0, name: 'Key' }
  await shop.db
    .insert(passkeys)
    .values(Array.from({ length: 9 }, (_, at) => ({ ...values, credentialId: `key-${at}` })))
  const full = { status: 409, message: 'You have 10 passkeys, the most an account can have. Please remove one first.' }
  await expect(shop.as(ann).secondFactor.addPasskey({ passkey: open })).rejects.toMatchObject(full)
  await expect(beginPasskey(shop, ann)).rejects.toMatchObject(full)
  await expect(logInWith(shop, first.authenticator)).resolves.toBeDefined()
})
