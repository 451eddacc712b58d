import { expect, test } from 'vitest'
import { readChoice } from './cookie-choice.ts'

test('the choice is found among other cookies', () => {
  expect(readChoice('signed-in=1; cookie-choice=accept; x=2', 'http:')).toBe('accept')
  expect(readChoice('cookie-choice=decline', 'http:')).toBe('decline')
  expect(readChoice('a=b; __Host-cookie-choice=accept', 'https:')).toBe('accept')
})

test('over https a cookie counts only if no other host of the domain can set it', () => {
  expect(readChoice('cookie-choice=accept', 'https:')).toBeNull()
  expect(readChoice('cookie-choice=accept; __Host-cookie-choice=decline', 'https:')).toBe('decline')
})

test('an invalid value is no choice', () => {
  for (const cookies of [
    '',
    'cookie-choice=',
    'cookie-choice=yes',
    'my-cookie-choice=accept',
    'cookie-choice=accepted',
  ]) {
    expect(readChoice(cookies, 'http:')).toBeNull()
  }
})
