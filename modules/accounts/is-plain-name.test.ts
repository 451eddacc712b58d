import { expect, test } from 'vitest'
import { isPlainName } from './is-plain-name.ts'

test.each([
  ...['Ann', 'Mary Ann', "O'Brien", 'O’Brien', 'Jean-Luc', 'St.John', 'J.R.R.', 'J. R.', 'Jr.', 'José María', 'Ñandú'],
  ...['Nguyễn Thị Minh Khai', 'Maria da Conceição dos Santos Silva', '李小龍', 'Владимир', 'عبد الرحمن', 'Sø', 'X Æ'],
  ...['Sammy Davis, Jr.', 'Kim (Ji-woo)', 'Núria Gal·la', ''],
])('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true)
})

test.each([
  ...['you won $500, claim it at evil-prize.com', 'evil.com', 'EVIL.COM', 'Evil.Com', 'prize.pl', 'PRIZE.PL'],
  ...[
    'http://evil.example',
    'www.evil',
    'ann@example.com',
    'call +1 503 555 0142',
    'Free gift!',
    'Ann\u202e',
    '<b>Ann</b>',
  ],
  'you have won a prize claim it now',
])('%s is not a name', (name) => {
  expect(isPlainName(name)).toBe(false)
})
