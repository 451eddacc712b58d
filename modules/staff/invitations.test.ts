import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { staffInvitations } from '#db/tables/accounts.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'

const password = 'correct horse battery'
const names = { firstName: 'Bo', lastName: 'Lee', password, confirmPassword: password }
const over = {
  status: 401,
  message: 'This invitation has expired, was accepted or was withdrawn. Please ask an owner of the shop for a new one.',
}

/** The tokens of the invitations, in the order they were sent. */
async function tokensOf(shop: TestShop): Promise<string[]> {
  const sent = await shop.emails()
  return sent.flatMap(({ kind, fields }) =>
    kind === 'staff-invitation' ? [String(Reflect.get(Object(fields), 'place')).replace('/join/', '')] : [],
  )
}

test('an invitation makes an account with a role and a password of its own, once', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const asOwner = shop.as(owner).staff
  const guest = shop.as(shop.guest())

  expect(await asOwner.inviteStaff({ email: ' bo@Example.com ', role: 'editor' })).toMatchObject({
    message: apiEmailsMessages.stored,
  })
  const [token = ''] = await tokensOf(shop)
  expect(await guest.staff.readInvitation({ token })).toMatchObject({
    email: 'bo@example.com',
    role: 'editor',
    address: 'unused',
  })
  const refused = [
    [{ ...names, firstName: '' }, 'Please enter your first and last name.'],
    [{ ...names, firstName: 'example.com' }, 'Please enter a name without links, digits or symbols.'],
    [{ ...names, confirmPassword: 'another one' }, /match/],
    [{ ...names, password: 'password1', confirmPassword: 'password1' }, /guess/],
  ] as const
  for (const [typed, message] of refused)
    await expect(guest.staff.acceptInvitation({ token, ...typed })).rejects.toMatchObject({
      status: 400,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })

  const outcomes = await Promise.allSettled([1, 2].map(() => guest.staff.acceptInvitation({ token, ...names })))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(guest.staff.acceptInvitation({ token, ...names })).rejects.toMatchObject(over)
  await expect(guest.staff.readInvitation({ token })).rejects.toMatchObject(over)

  const { user } = await guest.accounts.login({ email: 'bo@example.com', password })
  expect(user).toMatchObject({ role: 'editor', firstName: 'Bo' })
  expect((await asOwner.listStaff({})).staff).toMatchObject([
    { role: 'owner', isYou: true },
    { email: 'bo@example.com', role: 'editor', isYou: false, lastSeenAt: expect.any(String) },
  ])
  const noted = await shop.db.select().from(auditEvents).orderBy(auditEvents.at)
  expect(noted.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['staff.invited', owner.id],
    ['staff.joined', user.id],
  ])
})

test('a customer with a confirmed address keeps name and password, and is logged out before the role works', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const ann = await shop.customer('ann@example.com')
  await shop.confirmAddress(ann)
  await shop.as(owner).staff.inviteStaff({ email: 'ann@example.com', role: 'support' })
  const [token = ''] = await tokensOf(shop)
  const guest = shop.as(shop.guest()).staff
  expect(await guest.readInvitation({ token })).toMatchObject({ address: 'confirmed' })
  await guest.acceptInvitation({ token, ...names })
  const [stored] = await shop.db.select().from(customers).where(eq(customers.id, ann.id))
  expect(stored).toMatchObject({ role: 'support', firstName: 'Ann', passwordHash: 'none' })
  expect(await shop.db.$count(sessions, eq(sessions.customerId, ann.id))).toBe(0)

  await expect(shop.as(owner).staff.inviteStaff({ email: 'ann@example.com', role: 'editor' })).rejects.toMatchObject({
    status: 409,
    message: 'ann@example.com is already a member of support.',
  })
})

test('a second invitation replaces the first, and an expired or withdrawn one does not work', async () => {
  const shop = await createTestShop()
  const asOwner = shop.as(await shop.admin()).staff
  const guest = shop.as(shop.guest()).staff
  const email = 'bo@example.com'
  await expect(asOwner.inviteStaff({ email: 'bo', role: 'editor' })).rejects.toMatchObject({ status: 400 })

  await asOwner.inviteStaff({ email, role: 'editor' })
  await asOwner.inviteStaff({ email, role: 'manager' })
  const [first = '', second = ''] = await tokensOf(shop)
  await expect(guest.readInvitation({ token: first })).rejects.toMatchObject(over)
  expect(await guest.readInvitation({ token: second })).toMatchObject({ role: 'manager' })

  await shop.db.update(staffInvitations).set({ expiresAt: new Date(Date.now() - 1) })
  await expect(guest.acceptInvitation({ token: second, ...names })).rejects.toMatchObject(over)
  const [listed] = (await asOwner.listStaff({})).invitations
  expect(listed).toMatchObject({ email, role: 'manager', isExpired: true, by: 'Ann Lee' })

  await asOwner.inviteStaff({ email, role: 'manager' })
  const third = (await tokensOf(shop))[2] ?? ''
  const invitationId = listed?.invitationId ?? ''
  expect(await asOwner.withdrawInvitation({ invitationId })).toMatchObject({
    message: 'The invitation to bo@example.com has been withdrawn.',
  })
  await expect(asOwner.withdrawInvitation({ invitationId })).rejects.toMatchObject({ status: 404 })
  await expect(guest.acceptInvitation({ token: third, ...names })).rejects.toMatchObject(over)
  expect(await shop.db.$count(customers, eq(customers.email, email))).toBe(0)
})

test('who is removed is logged out at once, and told by email', async () => {
  const shop = await createTestShop()
  const [owner, bo] = [await shop.admin(), await shop.staff('manager')]
  await expect(shop.as(bo).staff.listStaff({})).rejects.toMatchObject({ status: 403 })
  await shop.as(owner).staff.changeRole({ customerId: bo.id, role: null })
  expect(await shop.db.$count(sessions, eq(sessions.customerId, bo.id))).toBe(0)
  await expect(shop.as(bo).accounts.accountInfo({})).rejects.toMatchObject({ status: 401 })
  expect(await shop.emails()).toMatchObject([{ kind: 'staff-role', toEmail: bo.email, fields: { role: null } }])
})

test('staff below an owner do not touch the accounts of other staff', async () => {
  const shop = await createTestShop()
  const [owner, support] = [await shop.admin(), await shop.staff('support')]
  const asSupport = shop.as(support).customers
  await expect(asSupport.endSessions({ customerId: owner.id })).rejects.toMatchObject({ status: 403 })
  await expect(asSupport.sendResetEmail({ customerId: owner.id })).rejects.toMatchObject({ status: 403 })
  await expect(asSupport.endSessions({ customerId: support.id })).resolves.toBeDefined()
  await expect(shop.as(owner).customers.endSessions({ customerId: support.id })).resolves.toBeDefined()
})
