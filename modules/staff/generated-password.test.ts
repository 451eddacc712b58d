import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '#db/tables/customers.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { addStaff } from './add-staff.ts'
import { createFirstAdmin } from './create-first-admin.ts'

const own = 'a password of her own'
const pair = { password: own, confirmPassword: own }

test('a generated password of the first owner opens the admin area only once another one is chosen', async () => {
  const shop = await createTestShop()
  const email = 'ann@example.com'
  const printed = (await createFirstAdmin(shop.db, email, null)) ?? ''
  const { token } = await shop.as(shop.guest()).accounts.login({ email, password: printed })
  const ann = shop.as({ ...shop.guest(), token })

  const refused = { status: 403, message: 'Please choose a password of your own first, at /admin.' }
  await expect(ann.staff.listStaff({})).rejects.toMatchObject(refused)
  expect(await ann.accounts.verifyToken({})).toMatchObject({ role: 'owner', owes: 'password' })
  const same = { currentPassword: printed, password: printed, confirmPassword: printed }
  await expect(ann.accounts.changePassword(same)).rejects.toMatchObject({ status: 400, message: /current password/ })
  await expect(ann.staff.listStaff({})).rejects.toMatchObject(refused)

  await ann.accounts.changePassword({ currentPassword: printed, ...pair })
  await expect(ann.staff.listStaff({})).resolves.toBeDefined()
  expect(await ann.accounts.verifyToken({})).toMatchObject({ role: 'owner', owes: null })
})

test('a generated password of the command line is replaced by an emailed link too', async () => {
  const shop = await createTestShop()
  const email = 'bo@example.com'
  await addStaff(shop.db, { email, role: 'manager', password: null })
  const guest = shop.as(shop.guest())
  await guest.accounts.forgetPassword({ email })
  await shop.runJobs()
  const [link] = (await shop.emails()).filter(({ kind }) => kind === 'reset-password')
  const token = /r_[\w-]{43}/.exec(JSON.stringify(link?.fields))?.[0] ?? ''
  await guest.accounts.resetPassword({ token, ...pair })
  const bo = await guest.accounts.login({ email, password: own })
  await expect(shop.as({ ...shop.guest(), token: bo.token }).audit.listAuditEvents({})).resolves.toBeDefined()
})

test('a given password stays, and so does that of an account with a confirmed address that gets a role', async () => {
  const shop = await createTestShop()
  await createFirstAdmin(shop.db, 'ann@example.com', own)
  await addStaff(shop.db, { email: 'bo@example.com', password: own })
  const cy = await shop.customer('cy@example.com')
  await shop.confirmAddress(cy)
  await addStaff(shop.db, { email: cy.email, password: null })
  expect(await shop.db.$count(customers, eq(customers.isPasswordGenerated, true))).toBe(0)
})
