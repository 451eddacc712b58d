import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Call, directAddress } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import { isForStaff, type StaffAccess, type StaffRole, staffRoles } from '#contract/staff/roles.ts'
import { emailChanges, passwordResets } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { settings } from '#db/tables/settings.ts'
import { hashToken, newToken } from '#modules/sessions/session-token.ts'
import { answer } from '#server/answer.ts'
import { createApp } from '#server/app.ts'
import { createLimits } from '#server/limits/limits.ts'
import { allCalls } from '#server/operation-of.ts'
import { countRows } from './count-rows.ts'
import { createTestShop, type Person } from './create-test-shop.ts'
import { samplePayload } from './payload-corpus.ts'

const shop = await createTestShop()
const limits = createLimits(shop.db)
/** A shop that requires a second factor of its staff. */
const strict = await createTestShop()
await strict.db.insert(settings).values({ key: 'settings.security', value: { requireSecondFactor: true } })
await strict.settings.refresh()
const table = allCalls.map((call) => [`${call.method} ${call.path}`, call] as const)
const guarded = table.filter(([, { access }]) => access !== 'anyone')

const refusal = (status: number, message: string) => ({ status, body: { status, message } })
const logIn = refusal(401, 'Please log in to your account.')
const expired = refusal(401, 'Your session has expired')
const ownPasswordFirst = 'Please choose a password of your own first, at /admin.'
const factorFirst = 'This shop requires a second factor of its staff. Please set one up first, at /admin.'
const notAllowed = refusal(403, "You don't have permission to do this.")

/** Who may do what, written out a second time. */
const allowed: Record<StaffAccess, readonly StaffRole[]> = {
  staff: ['owner', 'manager', 'support', 'editor'],
  owner: ['owner'],
  manager: ['owner', 'manager'],
  support: ['owner', 'manager', 'support'],
  editor: ['owner', 'manager', 'editor'],
}

interface Tokens {
  cookie?: string | null
  token?: string
}

/** Sends a request with a valid payload, from a network of its own. */
async function ask(call: Call, { cookie = null, token }: Tokens, more = {}, at = shop) {
  const sample = call.upload ? { file: new Uint8Array([1]) } : { ...samplePayload(call), ...more }
  const { status, body } = await answer(at, limits, {
    call,
    payload: token === undefined ? sample : { ...sample, token },
    cookieToken: cookie,
    visitorToken: null,
    address: randomUUID(),
    requestId: randomUUID(),
  })
  return { status, body }
}

async function expectOpen(call: Call, tokens: Tokens) {
  const answered = await ask(call, tokens)
  expect(answered).not.toEqual(logIn)
  expect(answered).not.toEqual(notAllowed)
  expect(answered.status).not.toBe(500)
}

test.each(table)('%s is open exactly to those whom the contract permits', async (_name, call) => {
  const { token: customer } = await shop.customer()
  const { token: admin } = await shop.admin()
  const guestMay = call.access === 'anyone'
  const customerMay = !isForStaff(call.access)

  if (guestMay) await expectOpen(call, {})
  else expect(await ask(call, {})).toEqual(logIn)

  for (const tokens of [{ cookie: customer }, { token: customer ?? '' }]) {
    if (customerMay || ('token' in tokens && call.tokenIsSubject)) await expectOpen(call, tokens)
    else expect(await ask(call, tokens)).toEqual(notAllowed)
  }
  await expectOpen(call, { cookie: admin })
})

test.each(table.flatMap(([name, call]) => (isForStaff(call.access) ? [[name, call, call.access] as const] : [])))(
  '%s is open to the roles that its access includes, and to no others',
  async (_name, call, access) => {
    for (const role of staffRoles) {
      const { token } = await shop.staff(role)
      if (allowed[access].includes(role)) await expectOpen(call, { cookie: token })
      else expect(await ask(call, { cookie: token })).toEqual(notAllowed)
    }
  },
)

test.each(table.filter(([, { tokenIsSubject }]) => !tokenIsSubject))(
  '%s is refused to two identities at once, and to a token that is none',
  async (_name, call) => {
    const before = await countRows(shop.db)
    const [ann, bob] = [await shop.customer(), await shop.customer()]
    const reset = await storedToken('reset', ann)
    const email = await storedToken('email', ann)
    const ofPeople = await countRows(shop.db)

    expect(await ask(call, { cookie: ann.token, token: bob.token ?? '' })).toEqual(expired)
    const none = [reset, email, newToken('session'), newToken('visitor'), 's_', 'null', 'eyJhbGciOiJub25lIn0.e30.']
    for (const token of none) expect(await ask(call, { token })).toEqual(expired)
    if (call.access !== 'anyone') for (const cookie of none) expect(await ask(call, { cookie })).toEqual(logIn)

    expect(Number(ofPeople['public.customers'])).toBe(Number(before['public.customers']) + 2)
    expect(await countRows(shop.db)).toEqual(ofPeople)
  },
)

test.each(guarded)('%s refuses an expired session, and that of a deleted account', async (_name, call) => {
  const [ann, bob, cai] = [await shop.admin(), await shop.admin(), await shop.admin()]
  await shop.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(sessions.customerId, ann.id))
  await shop.db.update(customers).set({ deletedAt: new Date() }).where(eq(customers.id, bob.id))
  await shop.as(cai).accounts.logout({})
  for (const { token } of [ann, bob, cai]) expect(await ask(call, { cookie: token })).toEqual(logIn)
})

test.each(table.filter(([, { access }]) => isForStaff(access)))(
  '%s is closed from the next call on when the role is taken away',
  async (_name, call) => {
    const admin = await shop.admin()
    await expectOpen(call, { cookie: admin.token })
    await shop.db.update(customers).set({ role: null }).where(eq(customers.id, admin.id))
    expect(await ask(call, { cookie: admin.token })).toEqual(notAllowed)
  },
)

test.each(table.filter(([, { access }]) => isForStaff(access)))(
  '%s is refused to an owner who has not replaced a generated password',
  async (_name, call) => {
    const owner = await shop.admin()
    await shop.db.update(customers).set({ isPasswordGenerated: true }).where(eq(customers.id, owner.id))
    expect(await ask(call, { cookie: owner.token })).toEqual(refusal(403, ownPasswordFirst))
  },
)

test.each(table.filter(([, { access }]) => isForStaff(access)))(
  '%s is open to an owner who lacks a required second factor only if it sets one up',
  async (_name, call) => {
    const owner = await strict.admin()
    const answered = await ask(call, { cookie: owner.token }, {}, strict)
    if (call.serves === 'second-factor') expect(answered.status).not.toBe(500)
    if (call.serves === 'second-factor') expect(answered).not.toEqual(refusal(403, factorFirst))
    else expect(answered).toEqual(refusal(403, factorFirst))
  },
)

test('with a cookie, calls from other sites are refused', async () => {
  const app = await createApp(shop, { trustProxy: false, logger: false })
  const { token } = await shop.admin()
  const before = await countRows(shop.db)
  const elsewhere: Record<string, string>[] = [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'http://localhost:3001' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ]
  const writes = allCalls.filter(({ method }) => method !== 'GET')
  const asked = [
    ...writes.map((call) => ({ call, url: directAddress(call) })),
    ...writes.filter(({ entry }) => entry !== 'direct').map((call) => ({ call, url: '/gateway' })),
  ]
  for (const { call, url } of asked) {
    const payload = call.upload ? {} : samplePayload(call)
    const body = url === '/gateway' ? { method: call.method, path: call.path, payload } : payload
    const method = url === '/gateway' ? 'POST' : call.method
    for (const from of elsewhere) {
      const headers = {
        cookie: `session=${token}`,
        'content-type': 'application/json',
        host: 'localhost:3000',
        ...from,
      }
      const response = await app.inject({ method: method === 'PUT' ? 'PUT' : 'POST', url, headers, payload: body })
      expect([call.path, from, response.statusCode]).toEqual([call.path, from, 403])
    }
  }
  expect(await countRows(shop.db)).toEqual(before)
  await app.close()
})

test('customers see their own data and nothing of others', async () => {
  const [ann, bob] = [await shop.customer('ann@example.com'), await shop.customer('bob@example.com')]
  const lido = await shop.product()
  await shop.as(ann).wishlist.addRemoveWishlistItem({ data: { _id: lido.id } })
  const words = { name: 'Ann', email: 'x@example.com', reviewTitle: 'Good', message: 'Very good.', rating: 5 }
  const { _id: id } = await shop.as(ann).reviews.addReview({ ...words, productId: lido.id })

  // The payload names Ann, but the session is Bob's.
  const asAnn = { user: ann.id, id: ann.id, customerId: ann.id, email: ann.email, role: 'admin' }
  const asked = (call: Call) => ask(call, { cookie: bob.token }, asAnn)
  expect((await asked(contract.accounts.accountInfo)).body).toMatchObject({ user: [{ email: 'bob@example.com' }] })
  expect((await asked(contract.wishlist.wishlist)).body).toMatchObject({ wishlist: [] })
  expect((await shop.as(bob).orders.ordersHistory({})).orderHistory).toEqual([])
  await expect(shop.as(bob).reviews.deleteReview({ id, productId: lido.id })).rejects.toMatchObject({ status: 404 })
  expect((await shop.as(bob).reviews.retreiveReviews({ productId: lido.id })).reviews).toMatchObject([
    { _id: id, user: null },
  ])
})

async function storedToken(kind: 'reset' | 'email', owner: Person): Promise<string> {
  const token = newToken(kind)
  const row = { tokenHash: hashToken(token), customerId: owner.id, expiresAt: new Date(Date.now() + 3_600_000) }
  if (kind === 'reset') await shop.db.insert(passwordResets).values(row)
  else await shop.db.insert(emailChanges).values({ ...row, email: 'new@example.com' })
  return token
}
