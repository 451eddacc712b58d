import { expect, test } from 'vitest'
import { callRoutes } from './call-routes.ts'
import { contract } from './index.ts'

test('a POST to the gateway under its own name has no entry', () => {
  const { calls } = callRoutes()
  expect(calls).not.toHaveProperty('accounts/login')
  expect(calls['accounts/updateAccountInfo']).toEqual({ method: 'PUT' })
  expect(calls['wishlist/addRemoveWishlistItem']).toEqual({ path: 'addRemoveWishlistItem' })
  expect(calls['reviews/addReview']).toEqual({ path: 'add-review', address: '/api/add-review' })
  expect(calls['feeds/productList']).toMatchObject({ method: 'GET', address: '/admin/__P-D-L-S-T__' })
})

test('every call is reached by its entry or the default rule', () => {
  const { nouns, calls } = callRoutes()
  for (const [noun, verbs] of Object.entries(contract)) {
    for (const [verb, call] of Object.entries(verbs)) {
      const { method = 'POST', path = `${nouns[noun] ?? noun}/${verb}`, address } = calls[`${noun}/${verb}`] ?? {}
      expect({ method, path }).toEqual({ method: call.method, path: call.path })
      expect(address !== undefined).toBe(call.entry === 'direct')
    }
  }
})
