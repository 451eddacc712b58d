import { data } from 'react-router'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal-of.ts'

test('a refused call has its message', () => {
  expect(refusalOf(data({ message: 'Invalid phone number', requestId: 'r1' }, { status: 400 }))).toBe(
    'Invalid phone number',
  )
})

test('a fault has no message for the shopper', () => {
  expect(refusalOf(data({ message: 'Something broke' }, { status: 500 }))).toBeNull()
  expect(refusalOf(new Error('Something broke'))).toBeNull()
  expect(refusalOf(null)).toBeNull()
})
