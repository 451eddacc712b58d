import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { personalReads } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { closeAccount } from '../accounts/close-account.ts'
import { listActors } from './list-actors.ts'

test('what staff see of shoppers is recorded once an hour, and listed by person', async () => {
  const shop = await createTestShop()
  const [owner, bob] = [await shop.admin(), await shop.staff('support')]
  const order = await shop.order({ by: await shop.customer('ann@example.com') })
  const asBob = shop.as(bob)
  for (let at = 0; at < 2; at++) await asBob.orders.findOrder({ orderNumber: order.number })
  await asBob.customers.listCustomers({})
  await shop.as(owner).reviews.listAllReviews({})

  const { audit } = shop.as(owner)
  const { reads, actors } = await audit.listPersonalReads({})
  expect(reads.map(({ data, subjectId, by }) => [data, subjectId, by._id])).toEqual([
    ['reviews', null, owner.id],
    ['customers', null, bob.id],
    ['orders', order.number, bob.id],
  ])
  expect(actors.map(({ _id }) => _id).sort()).toEqual([owner.id, bob.id].sort())
  // The list is personal data too: of staff.
  const { reads: ofOwner } = await audit.listPersonalReads({ by: owner.id })
  expect(ofOwner.map(({ data }) => data)).toEqual(['staff', 'reviews'])

  await shop.db
    .update(personalReads)
    .set({ at: sql`now() - interval '61 minutes'` })
    .where(eq(personalReads.actorId, bob.id))
  await asBob.customers.listCustomers({})
  expect((await audit.listPersonalReads({ by: bob.id })).reads).toHaveLength(3)
})

test('neither customers nor refused calls are recorded, and only managers see the list', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer('ann@example.com')
  const order = await shop.order({ by: ann })
  await shop.as(ann).orders.findOrder({ orderNumber: order.number })
  const editor = shop.as(await shop.staff('editor'))
  await expect(editor.customers.listCustomers({})).rejects.toMatchObject({ status: 403 })
  await expect(editor.audit.listPersonalReads({})).rejects.toMatchObject({ status: 403 })
  expect(await shop.db.$count(personalReads)).toBe(0)
})

test('what was seen more than a year ago is deleted at night', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const at = (days: number) => ({
    actorId: owner.id,
    data: 'orders' as const,
    at: sql`shop_now() - ${days} * interval '1 day'`,
  })
  await shop.db.insert(personalReads).values([at(360), at(367)])
  await shop.db.transaction((tx) => shop.enqueue(tx, 'applyRetention', {}))
  await shop.runJobs()
  expect(await shop.db.$count(personalReads)).toBe(1)
})

test('the list is paged without gaps, and refuses a page that does not exist', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  await shop.db.execute(sql`
    insert into personal_reads (actor_id, data, subject_id, at)
    select ${owner.id}, 'orders', n::text, '2026-01-01T00:00:00Z' from generate_series(1, 70) n
  `)
  const { audit } = shop.as(owner)
  const first = await audit.listPersonalReads({})
  const second = await audit.listPersonalReads({ after: first.next ?? '' })
  expect(second.next).toBeNull()
  expect(new Set([...first.reads, ...second.reads].map(({ subjectId }) => subjectId)).size).toBe(70)
  await expect(audit.listPersonalReads({ after: 'nowhere' })).rejects.toMatchObject({ status: 400 })
})

test('staff who deleted their account stay in the list, once and without a name', async () => {
  const shop = await createTestShop()
  const [owner, bob, cleo] = [await shop.admin(), await shop.staff('support'), await shop.staff('support')]
  await shop.db.update(customers).set({ firstName: 'Cleo' }).where(eq(customers.id, cleo.id))
  for (const reader of [bob, cleo]) {
    await shop.as(reader).customers.listCustomers({})
    await shop.as(reader).orders.ordersHistory({})
  }
  await shop.db.transaction((tx) => closeAccount(tx, bob.id))

  const { reads, actors } = await shop.as(owner).audit.listPersonalReads({})
  const formerStaff = { _id: bob.id, name: 'A former member of staff' }
  expect(actors).toEqual([formerStaff, { _id: cleo.id, name: 'Cleo Lee' }])
  expect(reads.filter(({ by }) => by._id === bob.id).map(({ by }) => by)).toEqual([formerStaff, formerStaff])
})

test('a log without reads has no actors', async () => {
  const shop = await createTestShop()
  expect(await listActors(shop.db, personalReads)).toEqual([])
})
