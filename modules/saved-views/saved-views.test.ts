import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { maxViews } from '#contract/saved-views/calls.ts'
import { savedViews } from '#db/tables/saved-views.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { closeAccount } from '../accounts/close-account.ts'

const shop = await createTestShop()
const [owner, manager, ann, bob] = [
  await shop.admin(),
  await shop.staff('manager'),
  await shop.staff('support'),
  await shop.staff('support'),
]
const path = '/admin/orders' as const
const query = 'status=Shipped&sort=total-desc'
const viewsOf = (person: Person) => shop.as(person).savedViews
const namesOf = async (person: Person) => (await viewsOf(person).listViews({})).views.map(({ name }) => name)

test('a view is seen by who saved it, and by all staff while it is shared', async () => {
  const { view, message } = await viewsOf(ann).saveView({ path, name: '  Large ', query })
  expect(view).toMatchObject({ path, name: 'Large', query, isShared: false, isOwn: true })
  expect(message).toBe('View “Large” saved.')
  const { view: shared } = await viewsOf(manager).saveView({ path, name: 'All to ship', query: 'x=1', isShared: true })
  expect(await namesOf(ann)).toEqual(['All to ship', 'Large'])
  expect(await namesOf(bob)).toEqual(['All to ship'])
  expect((await viewsOf(bob).listViews({})).views).toMatchObject([{ isShared: true, isOwn: false }])

  await viewsOf(owner).changeView({ viewId: shared._id, name: 'To ship', isShared: false })
  expect(await namesOf(bob)).toEqual([])
  expect(await namesOf(manager)).toEqual(['To ship'])
})

test('saving under the name of an own view replaces it, in the same list only', async () => {
  const cai = await shop.staff('support')
  const first = await viewsOf(cai).saveView({ path, name: 'Mine', query: 'sort=oldest' })
  const again = await viewsOf(cai).saveView({ path, name: 'Mine', query: 'sort=newest' })
  expect(again.view).toMatchObject({ _id: first.view._id, query: 'sort=newest' })
  await viewsOf(cai).saveView({ path: '/admin/customers', name: 'Mine', query: 'sort=oldest' })
  expect(await namesOf(cai)).toEqual(['Mine', 'Mine'])
  const { views } = await viewsOf(cai).listViews({ path: '/admin/customers' })
  expect(views.map((view) => [view.path, view.name])).toEqual([['/admin/customers', 'Mine']])

  const other = await viewsOf(cai).saveView({ path, name: 'Other', query: '' })
  await expect(
    viewsOf(cai).changeView({ viewId: other.view._id, name: 'Mine', isShared: false }),
  ).rejects.toMatchObject({ status: 409, message: 'There is another view called “Mine”.' })
  expect((await viewsOf(cai).removeView({ viewId: other.view._id })).message).toBe('View “Other” deleted.')
  await expect(viewsOf(cai).removeView({ viewId: other.view._id })).rejects.toMatchObject({
    status: 404,
    message: 'This view does not exist.',
  })
})

test('support does not share, nobody changes the own view of another, and names and lists are checked', async () => {
  const sharing = { status: 403, message: 'Only owners and managers share views.' }
  await expect(viewsOf(bob).saveView({ path, name: 'Ours', query, isShared: true })).rejects.toMatchObject(sharing)
  const { view } = await viewsOf(bob).saveView({ path, name: 'Bobs', query })
  const viewId = view._id
  await expect(viewsOf(bob).changeView({ viewId, name: 'Bobs', isShared: true })).rejects.toMatchObject(sharing)
  for (const other of [ann, manager, owner]) {
    await expect(viewsOf(other).changeView({ viewId, name: 'x', isShared: false })).rejects.toMatchObject({
      status: 404,
    })
    await expect(viewsOf(other).removeView({ viewId })).rejects.toMatchObject({ status: 404 })
  }
  const { view: shared } = await viewsOf(owner).saveView({ path, name: 'House', query, isShared: true })
  await expect(viewsOf(bob).removeView({ viewId: shared._id })).rejects.toMatchObject({ status: 404 })
  await viewsOf(manager).removeView({ viewId: shared._id })

  await expect(viewsOf(bob).saveView({ path, name: '  ', query })).rejects.toMatchObject({
    status: 400,
    message: 'Please enter a name.',
  })
  const elsewhere = { path: '/admin/nowhere' as typeof path, name: 'x', query }
  await expect(viewsOf(bob).saveView(elsewhere)).rejects.toMatchObject({ status: 400 })
  await expect(shop.as(await shop.customer()).savedViews.listViews({})).rejects.toMatchObject({ status: 403 })
})

test('a member of staff has at most 100 views, and replaces one of them all the same', async () => {
  const dan = await shop.staff('support')
  const many = Array.from({ length: 100 }, (_, at) => ({ customerId: dan.id, path, name: `View ${at}`, query }))
  await shop.db.insert(savedViews).values(many)
  await expect(viewsOf(dan).saveView({ path, name: 'One more', query })).rejects.toMatchObject({
    status: 409,
    message: 'You have 100 views. Delete one to save another.',
  })
  await viewsOf(dan).saveView({ path, name: 'View 7', query: 'sort=oldest' })
})

test('views of a list are for staff who may open it', async () => {
  const eva = await shop.staff('editor')
  await viewsOf(owner).saveView({ path: '/admin/orders', name: 'For support', query, isShared: true })
  await viewsOf(owner).saveView({ path: '/admin/products', name: 'For editors', query, isShared: true })
  expect(await namesOf(eva)).toEqual(['For editors'])
  expect(await namesOf(ann)).toContain('For support')
  expect(await namesOf(ann)).not.toContain('For editors')
  await expect(viewsOf(eva).saveView({ path: '/admin/orders', name: 'Mine', query })).rejects.toMatchObject({
    status: 403,
    message: 'Your role does not include this list.',
  })
})

test('a closed account leaves the views that it shared, and no others', async () => {
  const gone = await shop.staff('manager')
  await viewsOf(gone).saveView({ path, name: 'Private to Gone', query })
  await viewsOf(gone).saveView({ path, name: 'Of everyone', query, isShared: true })
  await shop.db.transaction((tx) => closeAccount(tx, gone.id))
  const left = await shop.db.select().from(savedViews).where(eq(savedViews.customerId, gone.id))
  expect(left.map(({ name }) => name)).toEqual(['Of everyone'])
})

test('of two who give views one name at once, one is told, and the limit holds for many at once', async () => {
  const dee = await shop.staff('manager')
  const views = await Promise.all(
    ['One', 'Two', 'Three'].map(async (name) => (await viewsOf(dee).saveView({ path, name, query })).view),
  )
  const renamed = await Promise.allSettled(
    views.map(({ _id: viewId }) => viewsOf(dee).changeView({ viewId, name: 'Same', isShared: true })),
  )
  expect(renamed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  for (const each of renamed) if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409 })

  const eve = await shop.staff('support')
  const before = Array.from({ length: maxViews - 2 }, (_, at) => ({
    customerId: eve.id,
    path,
    name: `View ${at}`,
    query,
  }))
  await shop.db.insert(savedViews).values(before)
  const saved = await Promise.allSettled(
    ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => viewsOf(eve).saveView({ path, name, query })),
  )
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await shop.db.$count(savedViews, eq(savedViews.customerId, eve.id))).toBe(maxViews)
})
