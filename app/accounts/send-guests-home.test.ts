import { data } from 'react-router'
import { expect, test } from 'vitest'
import { sendGuestsHome } from './send-guests-home.ts'

const thrown = (asked: Promise<unknown>) => sendGuestsHome('orders', asked).catch((error: unknown) => error)

test('a guest is sent home, where a line can say what they wanted to see', async () => {
  const answer = await thrown(Promise.reject(data({ message: 'Please log in to your account.' }, { status: 401 })))
  expect(answer instanceof Response && answer.status).toBe(302)
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/?log-in=orders')
})

test('whoever may see what they asked for gets it', async () => {
  expect(await sendGuestsHome('account', Promise.resolve('all of it'))).toBe('all of it')
})

test('any other refusal and every fault stays what it is', async () => {
  const busy = data({ message: 'The shop is busy.' }, { status: 503 })
  const fault = new Error('broken')
  expect(await thrown(Promise.reject(busy))).toBe(busy)
  expect(await thrown(Promise.reject(fault))).toBe(fault)
})
