import { expect, test } from 'vitest'
import { unusualCallRoutes } from './call-routes.ts'
import { contract } from './index.ts'

test('what is a POST to the gateway under its own name is not written down', () => {
  const routes = unusualCallRoutes()
  expect(routes).not.toHaveProperty('users/login')
  expect(routes['users/updateAccountInfo']).toEqual({ method: 'PUT' })
  expect(routes['wishlist/addRemoveWishlistItem']).toEqual({ path: 'addRemoveWishlistItem' })
  expect(routes['reviews/addReview']).toEqual({ path: 'add-review', address: '/api/add-review' })
  expect(routes['catalog/productList']).toMatchObject({ method: 'GET', address: '/admin/__P-D-L-S-T__' })
})

test('every call can be reached by what is written down and the rule', () => {
  const routes = unusualCallRoutes()
  for (const [noun, verbs] of Object.entries(contract)) {
    for (const [verb, call] of Object.entries(verbs)) {
      const { method = 'POST', path = `${noun}/${verb}`, address } = routes[`${noun}/${verb}`] ?? {}
      expect({ method, path }).toEqual({ method: call.method, path: call.path })
      expect(address !== undefined).toBe(call.door === 'direct')
    }
  }
})
