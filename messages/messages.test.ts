import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { runInLocale } from './current-locale.ts'
import { cartMessages as german } from './de/cart.ts'
import { defineMessages } from './define-messages.ts'
import { cartMessages } from './en-US/cart.ts'
import { locales, sourceLocale } from './locales.ts'
import { nameSize } from './name-size.ts'
import { translations } from './translations.ts'

test('a message is read in the locale of the request, and in English outside of one', async () => {
  const read = runInLocale('de', async () => {
    await Promise.resolve()
    return cartMessages.empty
  })
  expect(await read).toBe(german.empty)
  expect(cartMessages.empty).toBe('Your cart is currently empty')
  expect(runInLocale('en-US', () => cartMessages.count(2))).toBe('2 items')
})

test('messages without a translation stay English', () => {
  const untranslated = defineMessages('untranslated', { hello: 'Hello' })
  expect(runInLocale('de', () => untranslated.hello)).toBe('Hello')
})

test.each([
  [38, 'Size 38'],
  ['W32/L34', 'Size W32/L34'],
  ['One size', 'One size'],
  ['ONE SIZE', 'One size'],
])('the size %s is said as %s', (size, said) => {
  expect(nameSize('Size', size, 'One size')).toBe(said)
  expect(cartMessages.size(String(size))).toBe(said)
})

test.each(locales.filter((locale) => locale !== sourceLocale))('every file of %s is used', (locale) => {
  const files = globSync(`messages/${locale}/**/*.ts`).map((file) => basename(file, '.ts'))
  expect([...translations[locale].keys()].toSorted()).toEqual(files.toSorted())
})
