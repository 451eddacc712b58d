import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { customers } from '#db/tables/customers.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { hashPassword } from '../accounts/password.ts'

const password = 'correct horse battery'
const values = { ...defaultSettings.security, requireSecondFactor: true }

async function withPassword(shop: TestShop, person: Person): Promise<Person> {
  const passwordHash = await hashPassword(password)
  await shop.db.update(customers).set({ passwordHash }).where(eq(customers.id, person.id))
  return person
}

async function setUp(shop: TestShop, person: Person): Promise<void> {
  const own = shop.as(person).secondFactor
  const { secret } = await own.beginSecondFactor({ currentPassword: password })
  await own.confirmSecondFactor({ code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() })
}

test('an owner with a second factor requires one of all staff, who set one up before anything else', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.admin())
  const bob = await withPassword(shop, await shop.staff('support'))
  const change = (security = values, version = 0) => shop.as(ann).settings.changeSecurity({ version, values: security })

  const ownFirst = 'Please set up a second factor of your own first, at /admin/security.'
  await expect(change()).rejects.toMatchObject({
    status: 400,
    fields: [{ param: 'values.requireSecondFactor', msg: ownFirst }],
  })
  await setUp(shop, ann)
  await change()

  const owed = 'This shop requires a second factor of its staff. Please set one up first, at /admin.'
  await expect(shop.as(bob).customers.listCustomers({})).rejects.toMatchObject({ status: 403, message: owed })
  expect(await shop.as(bob).accounts.verifyToken({})).toMatchObject({ role: 'support', owes: 'second-factor' })
  await expect(shop.as(ann).customers.listCustomers({})).resolves.toBeDefined()
  await expect(shop.as(await shop.customer()).accounts.accountInfo({})).resolves.toBeDefined()

  await setUp(shop, bob)
  await expect(shop.as(bob).customers.listCustomers({})).resolves.toBeDefined()
  await expect(shop.as(bob).secondFactor.endSecondFactor({ currentPassword: password })).rejects.toMatchObject({
    status: 409,
    message: "This shop requires a second factor of its staff, so it can't be turned off.",
  })
  await change(defaultSettings.security, 1)
  await expect(shop.as(bob).secondFactor.endSecondFactor({ currentPassword: password })).resolves.toBeDefined()
  await expect(shop.as(bob).customers.listCustomers({})).resolves.toBeDefined()
})

test('a generated password is replaced before a required second factor is set up', async () => {
  const shop = await createTestShop()
  const ann = await withPassword(shop, await shop.admin())
  await setUp(shop, ann)
  await shop.as(ann).settings.changeSecurity({ version: 0, values })
  const bob = await withPassword(shop, await shop.staff('editor'))
  await shop.db.update(customers).set({ isPasswordGenerated: true }).where(eq(customers.id, bob.id))
  const begun = shop.as(bob).secondFactor.beginSecondFactor({ currentPassword: password })
  await expect(begun).rejects.toMatchObject({ status: 403, message: /password of your own/ })
})
