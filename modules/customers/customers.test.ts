import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { passwordResets } from '#db/tables/accounts.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiEmailsMessages } from '#messages/en-US/api/emails.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { hashToken, newToken } from '../sessions/session-token.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const noSuch = { status: 404, message: 'Customer not found.' }

const named = (shop: TestShop, person: Person, firstName: string, lastName: string) =>
  shop.db.update(customers).set({ firstName, lastName }).where(eq(customers.id, person.id))

const eventsAbout = (shop: TestShop, person: Person) =>
  shop.db
    .select({ action: auditEvents.action, actorId: auditEvents.actorId })
    .from(auditEvents)
    .where(and(eq(auditEvents.subjectKind, 'customer'), eq(auditEvents.subjectId, person.id)))

test('customers are listed with their purchases, newest first, until they delete their account', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const ann = await shop.customer('ann@example.com')
  const bob = await shop.customer('bob@example.com')
  await shop.order({ by: ann })
  const canceled = await shop.order({ by: ann })
  await shop.as(ann).orders.cancelOrder({ orderToCancel: canceled.id })

  const list = async () => (await shop.as(owner).customers.listCustomers({})).customers
  expect(await list()).toMatchObject([
    { email: 'bob@example.com', orderCount: 0, spent: 0, isAdmin: false },
    { email: 'ann@example.com', orderCount: 2, spent: 60, isAdmin: false },
    { email: owner.email, isAdmin: true },
  ])
  await shop.db.update(customers).set({ deletedAt: new Date() }).where(eq(customers.id, bob.id))
  expect((await list()).map(({ email }) => email)).toEqual(['ann@example.com', owner.email])
})

test('customers are found by any part of name or address, regardless of case and accents', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const zoe = await shop.customer('zoe.lang@example.com')
  await named(shop, zoe, 'Zoë', 'Müller-Lang')
  await named(shop, await shop.customer('per_cent%@example.com'), 'Per', 'Cent')
  await named(shop, await shop.customer('percent@example.com'), 'Percy', 'Vent')

  const found = async (search: string) =>
    (await shop.as(owner).customers.listCustomers({ search })).customers.map(({ email }) => email).sort()
  for (const search of ['zoe', 'ZOË', 'mull', 'zoe.lang@', 'lang zoe', '  müller  ', 'oë mü', 'Zoe.Lang@example.com'])
    expect([search, await found(search)]).toEqual([search, ['zoe.lang@example.com']])
  expect(await found('lang@example.com')).toEqual([])
  expect(await found('per_')).toEqual(['per_cent%@example.com'])
  expect(await found('t%')).toEqual(['per_cent%@example.com'])
  expect(await found('\\')).toEqual([])
  expect(await found("'; drop table customers")).toEqual([])
})

test('the list is paged without gaps or duplicates, even with equal timestamps', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const same = { lastName: 'Zorn', country: 'United States', passwordHash: 'none', createdAt: new Date('2026-01-01') }
  await shop.db
    .insert(customers)
    .values(Array.from({ length: 7 }, (_, at) => ({ ...same, email: `c${at}@example.com`, firstName: `C${at}` })))

  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await shop.as(owner).customers.listCustomers({ after, limit: 3 })
    seen.push(...page.customers.map(({ email }) => email))
    after = page.next ?? undefined
  } while (after)
  expect(seen).toHaveLength(8)
  expect(new Set(seen).size).toBe(8)
  await expect(shop.as(owner).customers.listCustomers({ after: randomUUID() })).rejects.toMatchObject({
    status: 400,
    message: 'This page of the list does not exist. Please start again from the first one.',
  })

  const emails = async (after?: string) =>
    (
      await shop.as(owner).customers.listCustomers({ search: 'Zorn', sort: 'email-asc', after, limit: 4 })
    ).customers.map(({ email }) => email.split('@')[0])
  expect(await emails()).toEqual(['c0', 'c1', 'c2', 'c3'])
  const { next } = await shop.as(owner).customers.listCustomers({ search: 'Zorn', sort: 'email-asc', limit: 4 })
  expect(await emails(next ?? undefined)).toEqual(['c4', 'c5', 'c6'])
})

test('an admin sends a password reset link, at most three times an hour', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const ann = await shop.customer('ann@example.com')
  const send = (customerId = ann.id) => shop.as(owner).customers.sendResetEmail({ customerId })

  for (let times = 1; times <= 3; times++) expect(await send()).toMatchObject({ message: apiEmailsMessages.stored })
  await expect(send()).rejects.toMatchObject({
    status: 429,
    message: 'Three links were sent to this address within the last hour. Please try again later.',
  })
  await shop.runJobs()
  expect((await shop.emails()).map(({ kind, toEmail, state }) => ({ kind, toEmail, state }))).toEqual(
    Array(3).fill({ kind: 'reset-password', toEmail: 'ann@example.com', state: 'unsent' }),
  )
  expect(await shop.db.$count(passwordResets, eq(passwordResets.customerId, ann.id))).toBe(3)
  expect(await eventsAbout(shop, ann)).toEqual(Array(3).fill({ action: 'customer.reset-emailed', actorId: owner.id }))
  await expect(send(nobody)).rejects.toMatchObject(noSuch)
})

test('an admin ends all sessions of a customer, and all but the current one of their own', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const ann = await shop.customer('ann@example.com')
  const bob = await shop.customer('bob@example.com')
  const session = (customerId: string, token: string) => ({
    tokenHash: hashToken(token),
    customerId,
    expiresAt: new Date(Date.now() + 86_400_000),
  })
  const elsewhere = { ...ann, token: newToken('session') }
  await shop.db.insert(sessions).values([session(ann.id, elsewhere.token), session(owner.id, newToken('session'))])

  expect(await shop.as(owner).customers.endSessions({ customerId: ann.id })).toMatchObject({
    message: 'Ann is logged out on all devices.',
  })
  for (const person of [ann, elsewhere])
    await expect(shop.as(person).accounts.accountInfo({})).rejects.toMatchObject({ status: 401 })
  await expect(shop.as(bob).accounts.accountInfo({})).resolves.toBeDefined()
  expect(await eventsAbout(shop, ann)).toEqual([{ action: 'customer.logged-out', actorId: owner.id }])

  expect(await shop.as(owner).customers.endSessions({ customerId: owner.id })).toMatchObject({
    message: "You're logged out on all other devices.",
  })
  expect(await shop.db.$count(sessions, eq(sessions.customerId, owner.id))).toBe(1)
  await expect(shop.as(owner).customers.endSessions({ customerId: nobody })).rejects.toMatchObject(noSuch)
})
