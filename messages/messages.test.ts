import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shopperTexts } from '#test/catalog-texts.ts'
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
  const files = globSync(`messages/${locale}/**/*.ts`).map((file) =>
    file.slice(`messages/${locale}/`.length, -'.ts'.length),
  )
  expect([...translations[locale].keys()].toSorted()).toEqual(files.toSorted())
})

test('German says the same as English in other words', async () => {
  const english = new Map((await shopperTexts('en-US')).map(({ key, text }) => [`${key}: ${text}`, text]))
  const same = (await shopperTexts('de')).filter(({ key, text }) => english.has(`${key}: ${text}`))
  // Names and words that both languages share.
  expect(same.filter(({ text }) => text.split(' ').length > 2)).toEqual([])
})

test('a shopper meets no message that is not translated', async () => {
  const german = new Set((await shopperTexts('de')).map(({ key }) => key.split('.')[0]))
  const missing = new Set((await shopperTexts('en-US')).map(({ key = '' }) => key.split('.')[0]))
  expect([...missing].filter((name) => !german.has(name))).toEqual([])
})
