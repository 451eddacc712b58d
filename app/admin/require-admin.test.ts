import { data, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext } from '#app/api-context.ts'
import { createApi } from '#contract/index.ts'
import { requireAdmin } from './require-admin.ts'

/** The outcome of a request with this response of the server. */
async function request(answer: () => unknown, method = 'GET') {
  const context = new RouterContextProvider()
  context.set(
    apiContext,
    createApi(async () => answer()),
  )
  return requireAdmin({ request: { method }, context }).then(
    () => 'let in',
    (error: unknown) => (error instanceof Response ? `sent to ${error.headers.get('location')}` : error),
  )
}

test('admins are admitted, customers and guests are redirected home', async () => {
  expect(await request(() => ({ role: 'admin' }))).toBe('let in')
  expect(await request(() => ({ role: null }))).toBe('sent to /')
  const expired = data({ message: 'Your session has expired' }, { status: 401 })
  expect(
    await request(() => {
      throw expired
    }),
  ).toBe('sent to /')
})

test.each([429, 503])('an admin is not redirected when the server responds with %i', async (status) => {
  const busy = data({ message: 'The shop is busy.' }, { status })
  expect(
    await request(() => {
      throw busy
    }),
  ).toBe(busy)
})

test('a form sent after the session has ended is left to its call', async () => {
  expect(await request(() => ({ role: null }), 'POST')).toBe('let in')
})
