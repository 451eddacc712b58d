import { expect, test } from 'vitest'
import { isPlainName } from './is-plain-name.ts'

test.each([
  ...['Ann', 'Mary Ann', "O'Brien", 'O’Brien', 'Jean-Luc', 'St.John', 'J.R.R.', 'J. R.', 'Jr.', 'José María', 'Ñandú'],
  ...['Nguyễn Thị Minh Khai', 'Maria da Conceição dos Santos Silva', '李小龍', 'Владимир', 'عبد الرحمن', 'Sø', 'X Æ'],
  ...['María de los Ángeles', 'van der Berg', 'Juan Carlos de la Cruz', 'St. John', 'Ma.Teresa', 'J.Smith', 'J.-P.'],
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
  ...['Evil-Prize.De', 'Evil-Prize.Ru', 'Prize.Uk', 'Приз.Рф', 'Evil-P.De', 'Claim Prize.De', 'J.Prize.De', 'St.De'],
  ...[
    'you have won a prize claim it now',
    'You won a prize claim now',
    'You won a prize claim',
    'de la de la de la de la de',
  ],
])('%s is not a name', (name) => {
  expect(isPlainName(name)).toBe(false)
})
