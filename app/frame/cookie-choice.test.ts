import { expect, test } from 'vitest'
import { readChoice } from './cookie-choice.ts'

test('the choice is found among other cookies', () => {
  expect(readChoice('signed-in=1; cookie-choice=accept; x=2')).toBe('accept')
  expect(readChoice('cookie-choice=decline')).toBe('decline')
  expect(readChoice('a=b; __Host-cookie-choice=accept')).toBe('accept')
})

test('an invalid value is no choice', () => {
  for (const cookies of [
    '',
    'cookie-choice=',
    'cookie-choice=yes',
    'my-cookie-choice=accept',
    'cookie-choice=accepted',
  ]) {
    expect(readChoice(cookies)).toBeNull()
  }
})
