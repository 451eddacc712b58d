import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emailChanges } from '#db/tables/accounts.ts'
import { customers } from '#db/tables/customers.ts'
import { secondFactors } from '#db/tables/second-factor.ts'
import { knownDevices, sessions } from '#db/tables/sessions.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { signUp, password as strangersPassword } from '#test/shops/settled-customer.ts'
import { addStaff } from './add-staff.ts'
import { createFirstAdmin } from './create-first-admin.ts'

const email = 'newhire@shop.example'
const own = 'a password of their own'
const names = { firstName: 'Noa', lastName: 'Hale', password: own, confirmPassword: own }

const login = (shop: TestShop, password: string) => shop.as(shop.guest()).accounts.login({ email, password })
const wrong = { status: 401, message: expect.stringContaining('password') }

async function accountOf(shop: TestShop) {
  const [stored] = await shop.db.select().from(customers).where(eq(customers.email, email))
  return stored
}

/** A stranger, who has signed up with the address and has started all that could open the account later. */
async function strangerIn(shop: TestShop) {
  const eve = await signUp(shop, email)
  const fields = { firstName: 'Eve', lastName: 'Hale', country: 'Germany', currentPassword: strangersPassword }
  await shop.as(eve).accounts.updateAccountInfo({ ...fields, email: 'eve@elsewhere.example' })
  await shop.runJobs()
  const sent = (await shop.emails()).find(({ kind }) => kind === 'confirm-address')
  const token = /e_[\w-]{43}/.exec(JSON.stringify(sent?.fields))?.[0] ?? ''
  await shop.db.insert(knownDevices).values({ customerId: eve.id, tokenHash: 'a browser of Eve' })
  await shop.db.insert(secondFactors).values({ customerId: eve.id, confirmedAt: new Date(), sealedSecret: 'sealed' })
  return { eve, confirmElsewhere: () => shop.as(shop.guest()).accounts.confirmEmail({ token }) }
}

/** What opens an account besides its password. */
async function countOpenings(shop: TestShop, customerId: string): Promise<number[]> {
  const tables = [sessions, emailChanges, knownDevices, secondFactors]
  return Promise.all(tables.map((table) => shop.db.$count(table, eq(table.customerId, customerId))))
}

async function invite(shop: TestShop): Promise<string> {
  await shop.as(await shop.admin()).staff.inviteStaff({ email, role: 'manager' })
  const sent = (await shop.emails()).findLast(({ kind }) => kind === 'staff-invitation')
  return String(Reflect.get(Object(sent?.fields), 'place')).replace('/join/', '')
}

test('who signed up with the address of the invited before is locked out once the invitation is accepted', async () => {
  const shop = await createTestShop()
  const { eve, confirmElsewhere } = await strangerIn(shop)
  const token = await invite(shop)
  const { staff } = shop.as(shop.guest())
  expect(await staff.readInvitation({ token })).toMatchObject({ email, address: 'unconfirmed' })

  // The name and password of the account are not known to be those of the invited.
  await expect(staff.acceptInvitation({ token })).rejects.toMatchObject({ status: 400 })
  expect(await accountOf(shop)).toMatchObject({ role: null, emailConfirmedAt: null })
  await staff.acceptInvitation({ token, ...names })

  expect(await accountOf(shop)).toMatchObject({ id: eve.id, firstName: 'Noa', lastName: 'Hale', role: 'manager' })
  expect((await accountOf(shop))?.emailConfirmedAt).not.toBeNull()
  expect(await countOpenings(shop, eve.id)).toEqual([0, 0, 0, 0])
  await expect(login(shop, strangersPassword)).rejects.toMatchObject(wrong)
  await expect(shop.as(eve).accounts.accountInfo({})).rejects.toMatchObject({ status: 401 })
  await expect(confirmElsewhere()).rejects.toMatchObject({ status: 401 })
  expect((await login(shop, own)).user).toMatchObject({ id: eve.id, role: 'manager' })
})

test('who signs up with the address of the invited while they read the invitation is locked out, too', async () => {
  const shop = await createTestShop()
  const token = await invite(shop)
  const { staff } = shop.as(shop.guest())
  expect(await staff.readInvitation({ token })).toMatchObject({ address: 'unused' })
  const { eve } = await strangerIn(shop)
  await staff.acceptInvitation({ token, ...names })
  expect(await countOpenings(shop, eve.id)).toEqual([0, 0, 0, 0])
  await expect(login(shop, strangersPassword)).rejects.toMatchObject(wrong)
  expect((await login(shop, own)).user.role).toBe('manager')
})

test('the command line gives an account with an unconfirmed address a role only with a new password', async () => {
  const shop = await createTestShop()
  const { eve, confirmElsewhere } = await strangerIn(shop)
  await expect(addStaff(shop.db, { email, role: 'manager', password: null })).rejects.toMatchObject({
    status: 409,
    message: `${email} has an account, but nobody has confirmed the address: it may be someone else's. Set ADMIN_PASSWORD to replace its password, or invite the address at /admin/staff.`,
  })
  expect(await accountOf(shop)).toMatchObject({ role: null })

  expect(await addStaff(shop.db, { email, role: 'manager', password: own })).toEqual({
    ...{ email, role: 'manager', isNew: false, isTakenOver: true, password: null },
  })
  expect(await countOpenings(shop, eve.id)).toEqual([0, 0, 0, 0])
  await expect(login(shop, strangersPassword)).rejects.toMatchObject(wrong)
  await expect(confirmElsewhere()).rejects.toMatchObject({ status: 401 })
  expect((await login(shop, own)).user.role).toBe('manager')

  // Who is on the staff keeps the password with another role.
  expect(await addStaff(shop.db, { email, role: 'support', password: null })).toMatchObject({ isTakenOver: false })
  expect((await login(shop, own)).user.role).toBe('support')
})

test.each([
  ['given', own],
  ['generated', null],
])('the first owner gets the %s password where someone has signed up with the address before', async (_, given) => {
  const shop = await createTestShop()
  const { eve } = await strangerIn(shop)
  const printed = await createFirstAdmin(shop.db, email, given)
  expect(printed === null).toBe(given !== null)
  expect(await countOpenings(shop, eve.id)).toEqual([0, 0, 0, 0])
  await expect(login(shop, strangersPassword)).rejects.toMatchObject(wrong)
  expect((await login(shop, printed ?? own)).user.role).toBe('owner')
  expect(await accountOf(shop)).toMatchObject({ isPasswordGenerated: given === null })
})

test('the first owner keeps the password of an account with a confirmed address', async () => {
  const shop = await createTestShop()
  await shop.confirmAddress(await signUp(shop, email))
  expect(await createFirstAdmin(shop.db, email, null)).toBeNull()
  expect((await login(shop, strangersPassword)).user.role).toBe('owner')
})
