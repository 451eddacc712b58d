import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '#db/tables/customers.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const names = { firstName: 'Ann', lastName: 'Lee', country: 'Germany', channel: 'Friends', newsletter: false }

test.each([
  ['spaces around it', '  correct horse battery  '],
  ['no kind of character but one', 'tzjqxwkvmbfghp'],
  ['signs of any script', 'пароль-密碼-🔒-длинный'],
  ['a thousand characters', 'long enough '.repeat(85).slice(0, 1_020)],
])('a password of %s is taken and compared as it was typed, to its last character', async (_what, password) => {
  const shop = await createTestShop()
  const { accounts } = shop.as(shop.guest())
  const email = 'ann@example.com'
  await accounts.signup({ ...names, email, password, confirmPassword: password })
  expect(await accounts.login({ email, password })).toMatchObject({ user: { firstName: 'Ann' } })
  for (const other of [password.slice(0, -1), `${password}x`, password.toUpperCase(), password.trimEnd().slice(1)]) {
    await expect(accounts.login({ email, password: other })).rejects.toMatchObject({ status: 401 })
  }
})

test('a password is stored by argon2id with the parameters that OWASP advises, and a salt of its own', async () => {
  const shop = await createTestShop()
  const password = 'correct horse battery'
  for (const email of ['ann@example.com', 'bea@example.com'])
    await shop.as(shop.guest()).accounts.signup({ ...names, email, password, confirmPassword: password })
  const hashes = (await shop.db.select().from(customers)).map(({ passwordHash }) => passwordHash)
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(new Set(hashes).size).toBe(2)
  expect(await shop.db.$count(customers, eq(customers.passwordHash, password))).toBe(0)
})
