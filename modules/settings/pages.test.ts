import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const text = {
  title: 'About {{shopName}}',
  description: 'Who we are.',
  effective: '',
  body: '## Hello\n\nWe are {{shopName}}.',
}
const name = 'about-us'

async function openShop() {
  const shop = await createTestShop()
  return { shop, admin: shop.as(await shop.admin()).settings, guest: shop.as(shop.guest()).settings }
}

test('a page shows the text of the owner as soon as it is saved, and the default as soon as it is reset', async () => {
  const { shop, admin, guest } = await openShop()
  expect(await guest.contentPage({ name })).toMatchObject({ page: null })
  expect(await admin.ownPage({ name })).toMatchObject({ page: null, version: 0 })

  const { version } = await admin.changePage({ name, version: 0, values: text })
  expect((await guest.contentPage({ name })).page).toEqual(text)
  expect((await guest.contentPage({ name: 'refund-policy' })).page).toBeNull()
  expect((await admin.listOwnPages({})).pages.filter(({ isOwn }) => isOwn)).toEqual([{ name, isOwn: true }])

  await admin.resetPage({ name, version })
  expect((await guest.contentPage({ name })).page).toBeNull()
  expect((await shop.db.select().from(auditEvents)).map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['page.changed', name],
    ['page.changed', name],
  ])
})

test('of two admins who edit the same page the second gets a conflict, also after a reset', async () => {
  const { admin, guest } = await openShop()
  const { version } = await admin.changePage({ name, version: 0, values: text })
  const late = { ...text, body: 'Something else.' }
  await expect(admin.changePage({ name, version: 0, values: late })).rejects.toMatchObject({ status: 409 })
  await admin.resetPage({ name, version })
  await expect(admin.changePage({ name, version, values: late })).rejects.toMatchObject({ status: 409 })
  await expect(admin.resetPage({ name, version })).rejects.toMatchObject({ status: 409 })
  expect((await guest.contentPage({ name })).page).toBeNull()
})

test('a page with an unknown placeholder or no text is refused at its field', async () => {
  const { admin } = await openShop()
  const change = (changed: Partial<typeof text>) =>
    admin.changePage({ name, version: 0, values: { ...text, ...changed } })
  await expect(change({ body: 'By {{shopname}}' })).rejects.toMatchObject({
    status: 400,
    fields: [{ param: 'values.body', msg: 'There is no placeholder {{shopname}}.' }],
  })
  await expect(change({ title: ' ' })).rejects.toMatchObject({
    status: 400,
    fields: [{ param: 'values.title', msg: 'Please enter a title.' }],
  })
})
