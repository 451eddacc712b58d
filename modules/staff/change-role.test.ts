import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

test("a role is given, changed and taken away from the next call on, but never the caller's own", async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const ann = await shop.customer('ann@example.com')
  await shop.confirmAddress(ann)
  const asOwner = shop.as(owner).staff

  await expect(asOwner.changeRole({ customerId: ann.id, role: null })).rejects.toMatchObject({
    status: 409,
    message: 'Ann is not on the staff.',
  })
  expect(await asOwner.changeRole({ customerId: ann.id, role: 'manager' })).toMatchObject({
    message: 'Ann is now a manager.',
  })
  await expect(shop.as(ann).customers.listCustomers({})).resolves.toBeDefined()
  await expect(asOwner.changeRole({ customerId: ann.id, role: 'manager' })).rejects.toMatchObject({
    status: 409,
    message: 'Ann is already a manager.',
  })
  expect(await asOwner.changeRole({ customerId: ann.id, role: 'editor' })).toMatchObject({
    message: 'Ann is now an editor.',
  })
  await expect(shop.as(ann).customers.listCustomers({})).rejects.toMatchObject({ status: 403 })
  expect(await asOwner.changeRole({ customerId: ann.id, role: null })).toMatchObject({
    message: 'Ann is no longer on the staff.',
  })
  const noted = await shop.db.select().from(auditEvents).orderBy(asc(auditEvents.at))
  expect(noted.map(({ action, detail }) => [action, detail])).toEqual([
    ['staff.role-changed', { role: 'manager', before: null }],
    ['staff.role-changed', { role: 'editor', before: 'manager' }],
    ['staff.removed', { role: null, before: 'editor' }],
  ])

  for (const role of ['editor', null] as const)
    await expect(asOwner.changeRole({ customerId: owner.id, role })).rejects.toMatchObject({
      status: 409,
      message: "You can't change your own role. Please ask another owner.",
    })
  await expect(asOwner.changeRole({ customerId: nobody, role: 'owner' })).rejects.toMatchObject({ status: 404 })
})

test('an account whose address nobody has confirmed gets no role, as it may be a stranger’s', async () => {
  const shop = await createTestShop()
  const asOwner = shop.as(await shop.admin()).staff
  const eve = await shop.customer('newhire@shop.example')
  await expect(asOwner.changeRole({ customerId: eve.id, role: 'manager' })).rejects.toMatchObject({
    status: 409,
    message:
      "Ann hasn't confirmed the email address, so the account may be someone else's. Please send an invitation instead.",
  })
  await expect(shop.as(eve).customers.listCustomers({})).rejects.toMatchObject({ status: 403 })

  // Who is on the staff already is known to the owner, whatever was confirmed.
  const bob = await shop.staff('editor')
  await asOwner.changeRole({ customerId: bob.id, role: 'manager' })
  await expect(shop.as(bob).customers.listCustomers({})).resolves.toBeDefined()
})

test("of two owners who take each other's role at once one keeps it", async () => {
  const shop = await createTestShop()
  for (let round = 0; round < 5; round++) {
    const [ann, bob] = [await shop.admin(), await shop.admin()]
    const outcomes = await Promise.allSettled([
      shop.as(ann).staff.changeRole({ customerId: bob.id, role: 'manager' }),
      shop.as(bob).staff.changeRole({ customerId: ann.id, role: null }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 403 } })
    expect(await shop.db.$count(customers, eq(customers.role, 'owner'))).toBe(1)
    await shop.db.update(customers).set({ role: null })
  }
})
