import { data } from 'react-router'
import { expect, test } from 'vitest'
import { sendGuestsHome } from './send-guests-home.ts'

const thrown = (asked: Promise<unknown>) => sendGuestsHome('orders', asked).catch((error: unknown) => error)

test('a guest is redirected home with the name of the requested page', async () => {
  const answer = await thrown(Promise.reject(data({ message: 'Please log in to your account.' }, { status: 401 })))
  expect(answer instanceof Response && answer.status).toBe(302)
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/?log-in=orders')
})

test('an authorized request gets its response', async () => {
  expect(await sendGuestsHome('account', Promise.resolve('all of it'))).toBe('all of it')
})

test('other refusals and faults are passed on', async () => {
  const busy = data({ message: 'The shop is busy.' }, { status: 503 })
  const fault = new Error('broken')
  expect(await thrown(Promise.reject(busy))).toBe(busy)
  expect(await thrown(Promise.reject(fault))).toBe(fault)
})
