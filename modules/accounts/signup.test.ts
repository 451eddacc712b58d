import { count, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ShopError } from '#contract/errors.ts'
import { customers } from '#db/tables/customers.ts'
import { emails } from '#db/tables/emails.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const ann = {
  firstName: 'Ann',
  lastName: 'Lee',
  country: 'United States',
  email: 'ann@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  channel: 'Friends',
}

const shop = await createTestShop()
const signup = (input: object) => shop.as(shop.guest()).accounts.signup({ ...ann, ...input })
const fieldsOf = (input: object) =>
  signup(input).then(
    () => [],
    (error: unknown) => (error instanceof ShopError ? error.fields : error),
  )

test('a new customer is logged in, gets a welcome email, and is asked to confirm the newsletter unless they declined', async () => {
  const { token, user, message } = await signup({})
  const { user: known } = await shop.as({ ...shop.guest(), token }).accounts.verifyToken({})
  await shop.runJobs()

  expect(message).toBe('Welcome, Ann. Your account is ready.')
  expect(known).toEqual(user)
  expect(user).toMatchObject({ role: null, firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' })
  expect(await shop.db.select({ kind: emails.kind }).from(emails).where(eq(emails.toEmail, ann.email))).toEqual(
    expect.arrayContaining([{ kind: 'welcome' }, { kind: 'newsletter-confirm' }]),
  )

  await signup({ email: 'bea@example.com', newsletter: false })
  await shop.runJobs()
  expect(await shop.db.select({ kind: emails.kind }).from(emails).where(eq(emails.toEmail, 'bea@example.com'))).toEqual(
    [{ kind: 'welcome' }],
  )
  expect(await shop.db.$count(newsletterSubscribers)).toBe(0)
})

test('every field is required, and missing ones are named in order', async () => {
  const msg = 'All the felds are requiered to register.'
  expect(await fieldsOf({ firstName: '', channel: '  ' })).toEqual([
    { param: 'firstName', msg },
    { param: 'channel', msg },
  ])
  const nothing = await shop
    .as(shop.guest())
    .accounts.signup({})
    .catch((error: ShopError) => error)
  expect(nothing).toMatchObject({ status: 400, fields: { length: 7, 0: { param: 'firstName', msg } } })
})

test.each([
  [{ email: 'ann@nowhere' }, { param: 'email', msg: 'Invalid email address.' }],
  [
    { email: 'not an address', password: 'short' },
    { param: 'email', msg: 'Invalid email address.' },
  ],
  [{ confirmPassword: 'another' }, { param: 'confirmPassword', msg: 'The passwords do not match.' }],
  [
    { password: '1234567', confirmPassword: '1234567' },
    { param: 'password', msg: 'The passwords must be 8 or more characters.' },
  ],
  [
    { password: 'Password123', confirmPassword: 'Password123' },
    { param: 'password', msg: 'This password is too easy to guess. Please choose another one.' },
  ],
  [{ country: 'Atlantis' }, { param: 'country', msg: 'Please choose a country from the list.' }],
  [{ channel: 'Radio' }, { param: 'channel', msg: 'Please choose from the list how you heard about us.' }],
  [
    { firstName: 'https://evil.example' },
    { param: 'firstName', msg: 'Please enter a name without links, digits or symbols.' },
  ],
  [{ password: 'x'.repeat(1_025) }, { param: 'password', msg: 'Please use at most 1024 characters.' }],
])('a sign-up with %o is refused', async (input, first) => {
  expect(await fieldsOf({ email: 'new@example.com', ...input })).toHaveProperty('0', first)
})

test('a field of the wrong type is named in the list as well', async () => {
  const { url } = await shop.listen()
  const response = await fetch(`${url}/api/users/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ann, firstName: 7 }),
  })
  expect(await response.json()).toEqual({
    status: 400,
    message: [{ param: 'firstName', msg: 'This is missing or has the wrong type.' }],
  })
})

test('fifty concurrent sign-ups with one address in different spellings create one account', async () => {
  const spellings = ['Zoé@Example.com', 'zoé@EXAMPLE.COM', 'ZOÉ@example.com', 'Zoe\u0301@example.com']
  const tries = Array.from({ length: 50 }, (_, at) =>
    signup({ email: spellings[at % spellings.length] }).catch((error: ShopError) => error.status),
  )
  const results = await Promise.all(tries)

  expect(results.filter((result) => typeof result === 'object')).toHaveLength(1)
  expect(results.filter((result) => result !== 409 && result !== 429)).toHaveLength(1)
  const [found] = await shop.db.select({ times: count() }).from(customers).where(eq(customers.email, 'zoé@example.com'))
  expect(found?.times).toBe(1)
})

test('an address with an account is refused, and its owner is notified once', async () => {
  for (let at = 0; at < 2; at++) {
    expect(await fieldsOf({ email: 'ANN@example.com' })).toEqual([
      { param: 'email', msg: 'There is already an account with this email address.' },
    ])
  }
  const payload = await shop.db.select().from(emails).where(eq(emails.kind, 'account-exists'))
  expect(payload.filter(({ toEmail }) => toEmail === 'ann@example.com')).toHaveLength(1)
})

test('nobody can sign up as an admin, and fields of older clients are ignored', async () => {
  const input = {
    email: 'eve@example.com',
    role: 'admin',
    isAdmin: true,
    id: 'x',
    statusColor: '#fff',
    isRegister: true,
  }
  const { user } = await signup(input)
  expect(user.role).toBeNull()
})
