import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isWeakPassword } from './is-weak-password.ts'

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

test('a password chosen at random is not taken for a leaked one', async () => {
  const chosen = Array.from({ length: 5_000 }, () => randomBytes(9).toString('base64url'))
  const refused = await Promise.all(chosen.map((password) => isWeakPassword(password, [])))
  expect(refused.filter(Boolean).length).toBeLessThan(5)
})
