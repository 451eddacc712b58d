import { expect, test } from 'vitest'
import type { UsedPasskey } from '#contract/second-factor/passkeys.ts'
import { passkeyChallenges, passkeys } from '#db/tables/second-factor.ts'
import { securityLog } from '#db/tables/security-log.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { createAuthenticator } from '#test/passkeys/authenticator.ts'
import { addPasskey, beginLogin, beginPasskey, logInWith, password, withPassword } from '#test/passkeys/steps.ts'

const refused = {
  status: 401,
  message: "This passkey wasn't accepted. Please try again, or log in with your password.",
}
const aboutHalf = 2 ** 31

test('a login is refused alike for whatever is wrong with it, and each challenge counts once', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('editor'))
  const bob = await withPassword(shop, await shop.staff('editor'))
  const { authenticator } = await addPasskey(shop, ann)
  const other = await addPasskey(shop, bob)
  const visitor = shop.guest()
  const send = (passkey: UsedPasskey, by = visitor) => shop.as(by).secondFactor.logInWithPasskey({ passkey })

  const bobs = other.authenticator.sign(await beginLogin(shop, shop.guest())).response.userHandle
  const deviations = [
    { isVerified: false },
    { origin: 'https://evil.example' },
    { domain: 'evil.example' },
    { type: 'webauthn.create' },
    { userHandle: bobs },
    { challenge: (await beginLogin(shop, shop.guest())).challenge },
    { challenge: (await beginPasskey(shop, ann)).challenge },
  ]
  for (const deviation of deviations)
    await expect(send(authenticator.sign(await beginLogin(shop, visitor), deviation))).rejects.toMatchObject(refused)

  const unknown = createAuthenticator().sign(await beginLogin(shop, visitor), { userHandle: bobs })
  await expect(send(unknown)).rejects.toMatchObject(refused)
  const signed = authenticator.sign(await beginLogin(shop, visitor))
  const forged = {
    ...signed.response,
    signature: other.authenticator.sign(await beginLogin(shop, bob)).response.signature,
  }
  await expect(send({ ...signed, response: forged })).rejects.toMatchObject(refused)
  await expect(send(signed)).rejects.toMatchObject(refused)
  const swapped = { ...authenticator.sign(await beginLogin(shop, visitor)), id: other.authenticator.id }
  await expect(send(swapped)).rejects.toMatchObject(refused)

  // Another browser has another challenge, and both are one login.
  const once = authenticator.sign(await beginLogin(shop, visitor))
  await expect(send(once, shop.guest())).rejects.toMatchObject(refused)
  const both = await Promise.allSettled([send(once), send(once)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const late = authenticator.sign(await beginLogin(shop, visitor))
  await shop.db.update(passkeyChallenges).set({ expiresAt: new Date(Date.now() - 1_000) })
  await expect(send(late)).rejects.toMatchObject(refused)
  await shop.db.transaction((tx) => shop.enqueue(tx, 'sweepSessions', {}))
  await shop.runJobs()
  expect(await shop.db.$count(passkeyChallenges)).toBe(0)
  await expect(logInWith(shop, authenticator)).resolves.toBeDefined()
})

test('a copy of an authenticator is refused by its counter, which may pass 2^31 or stay 0', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('editor'))
  const { authenticator } = await addPasskey(shop, ann)
  const visitor = shop.guest()
  const count = async (counter: number) => {
    const passkey = authenticator.sign(await beginLogin(shop, visitor), { counter })
    return shop.as(visitor).secondFactor.logInWithPasskey({ passkey })
  }
  await expect(count(0)).resolves.toBeDefined()
  await expect(count(0)).resolves.toBeDefined()
  await expect(count(5)).resolves.toBeDefined()
  for (const counter of [0, 4, 5]) await expect(count(counter)).rejects.toMatchObject(refused)
  await expect(count(aboutHalf + 7)).resolves.toBeDefined()
  await expect(count(aboutHalf)).rejects.toMatchObject(refused)
  expect(await shop.db.select().from(passkeys)).toMatchObject([{ counter: aboutHalf + 7 }])
})

test('over HTTP, a login is bound to the browser that began it, and each act is in the security log', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.staff('manager'))
  const { app } = await shop.listen()
  const headers = { origin: shop.origin, host: 'localhost:3000' }
  const send = async (path: string, payload: object, cookie: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/secondFactor/${path}`,
      headers: { ...headers, cookie },
      payload,
    })
    return { status: reply.statusCode, body: reply.json(), cookies: reply.cookies }
  }
  const session = `session=${ann.token}`
  const begun = await send('beginPasskey', { currentPassword: password }, session)
  const authenticator = createAuthenticator()
  const made = authenticator.create(begun.body.options)
  const wrongs = [
    await send('addPasskey', { passkey: made }, ''),
    await send('addPasskey', { passkey: { ...made, id: 'é' } }, session),
    await send(
      'addPasskey',
      { passkey: createAuthenticator().create(begun.body.options, { isVerified: false }) },
      session,
    ),
    await send('addPasskey', { passkey: made }, session),
  ]
  expect(wrongs.map(({ status }) => status)).toEqual([401, 400, 403, 403])
  const next = await send('beginPasskey', { currentPassword: password }, session)
  const added = await send('addPasskey', { passkey: authenticator.create(next.body.options) }, session)
  expect(added).toMatchObject({ status: 200, body: { recoveryCodes: { length: 10 } } })

  const asked = await send('beginPasskeyLogin', {}, '')
  const visitor = asked.cookies.find(({ name }) => name === 'visitor')
  expect(visitor).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(asked.body).toEqual({
    status: 200,
    options: { challenge: expect.any(String), rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
  })
  const passkey = authenticator.sign(asked.body.options)
  const elsewhere = await send('logInWithPasskey', { passkey }, '')
  expect(elsewhere).toMatchObject({ status: 401, body: refused })
  expect(elsewhere.cookies).toEqual([])
  const here = await send('logInWithPasskey', { passkey }, `visitor=${visitor?.value}`)
  expect(here).toMatchObject({ status: 200, body: { user: { id: ann.id, role: 'manager' } } })
  const cookie = `session=${here.cookies.find(({ name }) => name === 'session')?.value}`
  expect(await send('readSecondFactor', {}, cookie)).toMatchObject({ status: 200, body: { passkeys: { length: 1 } } })
  const removed = await send('removePasskey', { passkeyId: authenticator.id, currentPassword: password }, cookie)
  expect(removed.status).toBe(200)

  await shop.security.store()
  const recorded = await shop.db.select().from(securityLog)
  const of = (event: string) =>
    recorded
      .filter((each) => each.event === event)
      .map(({ call, staffId, status }) => ({ call, status, isKnown: staffId === ann.id }))
  expect(of('login_failed')).toEqual([{ call: 'secondFactor/logInWithPasskey', status: 401, isKnown: false }])
  expect(of('login_succeeded')).toEqual([{ call: 'secondFactor/logInWithPasskey', status: 200, isKnown: true }])
  expect(of('access_refused')).toContainEqual({ call: 'secondFactor/addPasskey', status: 403, isKnown: true })
  for (const event of ['second_factor_added', 'second_factor_removed'])
    expect(of(event)).toEqual([{ call: null, status: null, isKnown: true }])
})

test('logins with a passkey are limited for each network', async () => {
  const shop = await createTestShop()
  const visitor = shop.guest()
  const passkey = createAuthenticator().sign(await beginLogin(shop, visitor), { userHandle: 'nobody' })
  const tries = Array.from({ length: 299 }, () => shop.as(visitor).secondFactor.logInWithPasskey({ passkey }))
  const answers = await Promise.allSettled(tries)
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(299)
  await expect(shop.as(visitor).secondFactor.beginPasskeyLogin({})).rejects.toMatchObject({ status: 429 })
  await expect(shop.as(visitor).secondFactor.logInWithPasskey({ passkey })).rejects.toMatchObject({ status: 429 })
  await expect(beginLogin(shop, shop.guest())).resolves.toBeDefined()
})
