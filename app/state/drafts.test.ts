import { beforeEach, expect, test } from 'vitest'
import { encode } from './cipher.ts'
import { drafts } from './drafts.ts'
import { tabKeys } from './local-items.ts'
import { tabStore } from './storage-area.ts'

beforeEach(() => drafts.forgetAll())

test('typed text is found under the name of its form until it is forgotten', () => {
  drafts.set('contact', { name: 'Ann' })
  drafts.set('review:1', { message: 'Lovely' })
  expect(drafts.get('contact')).toEqual({ name: 'Ann' })
  drafts.forget('contact')
  expect(drafts.get('contact')).toEqual({})
  expect(drafts.get('review:1')).toEqual({ message: 'Lovely' })
  drafts.forgetAll()
  expect(drafts.get('review:1')).toEqual({})
})

test('the oldest of more than twenty forms is forgotten', () => {
  for (let at = 0; at <= 20; at++) drafts.set(`form ${at}`, { name: String(at) })
  expect(drafts.get('form 0')).toEqual({})
  expect(drafts.get('form 1')).toEqual({ name: '1' })
})

test.each([
  '',
  'not ours',
  encode('{"contact":'),
  encode('[1]'),
  encode('{"contact":7}'),
  encode('{"contact":{"a":7}}'),
])('a foreign text %j is no draft', (stored) => {
  tabStore.setItem(tabKeys.drafts, stored)
  expect(drafts.get('contact')).toEqual({})
})
