import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isWeakPassword } from './is-weak-password.ts'
import leaked from './leaked-passwords.json' with { type: 'json' }

const words = ['ann.lee@example.com', 'Ann', 'Lee', 'Maison Gris']

test.each([
  ...['iloveyou1', 'ILoveYou1', 'sunshine1', 'password1', '12345678', 'qwertyuiop', 'aaaaaaaa', '        ', 'abababab'],
  ...['vitrine1', 'Vitrine2026!', 'maisongris', 'Maison-Gris 1', 'ann.lee@example.com', 'Ann.Lee99', 'annlee12345'],
])('%s is weak', async (password) => {
  expect(await isWeakPassword(password, words)).toBe(true)
})

test.each(['correct horse battery', 'tr0mbone-Lake', 'Ann likes 7 lemons', 'пароль из слов'])(
  '%s is not weak',
  async (password) => {
    expect(await isWeakPassword(password, words)).toBe(false)
  },
)

test('the list of leaked passwords has at least 50,000 of 8 characters or more', () => {
  const filter = Buffer.from(leaked.filter, 'base64')
  const [places, hashes] = [filter.length * 8, 14]
  let taken = 0
  for (const byte of filter) for (let left = byte; left > 0; left >>= 1) taken += left & 1
  // How many entries take this number of places of a Bloom filter.
  const entries = -(places / hashes) * Math.log(1 - taken / places)
  expect(entries).toBeGreaterThan(50_000)
  expect(entries).toBeLessThan(110_000)
})

test('a password chosen at random is not taken for a leaked one', async () => {
  const chosen = Array.from({ length: 5_000 }, () => randomBytes(9).toString('base64url'))
  const refused = await Promise.all(chosen.map((password) => isWeakPassword(password, [])))
  expect(refused.filter(Boolean).length).toBeLessThan(5)
})
