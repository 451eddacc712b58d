import { data, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext } from '#app/api-context.ts'
import { createApi } from '#contract/index.ts'
import type { StaffRole } from '#contract/staff/roles.ts'
import { requireAdmin, requireRole } from './require-admin.ts'
import { roleContext } from './role-context.ts'

const at = (path: string) => new URL(path, 'http://localhost:3000')

/** The outcome of a request with this response of the server. */
async function request(answer: () => unknown, method = 'GET', path = '/admin', requested = path) {
  const context = new RouterContextProvider()
  context.set(
    apiContext,
    createApi(async () => answer()),
  )
  return requireAdmin({ request: { method, url: at(requested).href }, url: at(path), context }).then(
    () => 'let in',
    (error: unknown) => (error instanceof Response ? `sent to ${error.headers.get('location')}` : error),
  )
}

test('staff are admitted, customers and guests are redirected home', async () => {
  expect(await request(() => ({ role: 'owner' }))).toBe('let in')
  expect(await request(() => ({ role: null }))).toBe('sent to /')
  const expired = data({ message: 'Your session has expired' }, { status: 401 })
  expect(
    await request(() => {
      throw expired
    }),
  ).toBe('sent to /')
})

test('staff who owe a password of their own are led to choose one, and back', async () => {
  const owing = () => ({ role: 'owner', owes: 'password' })
  const led = 'sent to /admin/secure-login?next=%2Fadmin%2Forders%3Fq%3DAnn'
  expect(await request(owing, 'GET', '/admin/orders?q=Ann')).toBe(led)
  expect(await request(owing, 'POST', '/admin/orders?q=Ann')).toBe('let in')
})

test('data of single routes is refused to other roles, as their page is', async () => {
  const support = () => ({ role: 'support' })
  const routesOf = (routes: string) => request(support, 'GET', '/admin/staff', `/admin/staff.data?_routes=${routes}`)
  expect(await routesOf('routes/admin/staff')).toMatchObject({ init: { status: 403 } })
  // The layout refuses these, with the frame around it.
  expect(await routesOf('routes/admin/layout,routes/admin/staff')).toBe('let in')
  expect(await request(support, 'GET', '/admin/staff', '/admin/staff.data')).toBe('let in')
  expect(await request(support, 'GET', '/admin/orders', '/admin/orders.data?_routes=routes/admin/orders/orders')).toBe(
    'let in',
  )
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

test('a page opens for its roles and is refused to others', () => {
  const open = (role: StaffRole, path: string) => {
    const context = new RouterContextProvider()
    context.set(roleContext, role)
    try {
      requireRole({ request: { method: 'GET', url: at(path).href }, url: at(path), context })
      return 200
    } catch (refusal) {
      return (refusal as { init: { status: number } }).init.status
    }
  }
  expect(open('support', '/admin')).toBe(200)
  expect(open('support', '/admin/orders/MG-100001')).toBe(200)
  expect(open('support', '/admin/orders/MG-100001/refund')).toBe(403)
  expect(open('editor', '/admin/orders/print')).toBe(403)
  expect(open('editor', '/admin/settings/about-us')).toBe(200)
  expect(open('manager', '/admin/settings')).toBe(200)
  expect(open('manager', '/admin/start')).toBe(403)
  expect(open('owner', '/admin/start')).toBe(200)
})
