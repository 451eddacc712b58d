import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { homeSections } from '#db/tables/home.ts'
import { brandFiles } from '#db/tables/settings.ts'
import { versions } from '#db/tables/versions.ts'
import { demoSettings } from '#demo/catalog/demo-settings.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { sweepBrandFiles } from '../settings/brand-files.ts'

async function openShop() {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const api = shop.as(owner)
  const list = async (subject: string) => (await api.versions.listVersions({ subject })).versions
  return { shop, api, list, guest: shop.as(shop.guest()) }
}

test('settings have versions with who saved them, from what the shop began with on, and a way back to each', async () => {
  const { api, list, guest } = await openShop()
  expect(await list('settings.shop')).toEqual([])
  const begun = demoSettings.shop
  const { settings } = await api.settings.ownSettings({})
  const { version } = await api.settings.changeShop({ version: 0, values: { ...settings.shop, name: 'Nord' } })
  await api.settings.changeShop({ version, values: { ...settings.shop, name: 'Nord' } })
  const saved = await list('settings.shop')
  expect(saved).toMatchObject([
    { version: 1, by: 'Ann Lee', value: { name: 'Nord', country: 'US' } },
    { version: 0, by: null, value: begun },
  ])
  await expect(api.settings.restoreSettings({ group: 'shop', version: 1, restore: 0 })).rejects.toMatchObject({
    status: 409,
  })
  expect(await api.settings.restoreSettings({ group: 'shop', version: 2, restore: 0 })).toMatchObject({
    message: 'Restored.',
  })
  expect((await guest.settings.shownSettings({})).shop.name).toBe(begun.name)
  expect((await list('settings.shop')).map((each) => [each.version, each.value.name])).toEqual([
    [3, begun.name],
    [1, 'Nord'],
    [0, begun.name],
  ])
  await expect(api.settings.restoreSettings({ group: 'shop', version: 3, restore: 2 })).rejects.toMatchObject({
    status: 404,
  })
})

test('a text page goes back to a former text, and to the default', async () => {
  const { api, list, guest } = await openShop()
  const values = { title: 'About', description: 'Who we are.', effective: '', body: 'First.' }
  await api.settings.changePage({ name: 'about-us', version: 0, values })
  await api.settings.changePage({ name: 'about-us', version: 1, values: { ...values, body: 'Second.' } })
  expect((await list('page.about-us')).map(({ value }) => value.body)).toEqual(['Second.', 'First.', undefined])
  await api.settings.restorePage({ name: 'about-us', version: 2, restore: 1 })
  expect((await guest.settings.contentPage({ name: 'about-us' })).page?.body).toBe('First.')
  await api.settings.restorePage({ name: 'about-us', version: 3, restore: 0 })
  expect((await guest.settings.contentPage({ name: 'about-us' })).page).toBeNull()
})

test('a section of the home page goes back to what it was, also after it was deleted', async () => {
  const { shop, api, list } = await openShop()
  const find = async () => (await api.home.listSections({})).sections.find(({ kind }) => kind === 'newsletter')
  const { sectionId } = await api.home.addSection({ kind: 'newsletter' })
  const edition = (await find())?.published ?? expect.fail('The section was not added.')
  const titled = (title: string) => ({ ...edition, isOn: true, content: { ...edition.content, title } })
  const change = (version: number, title: string, isPublished = true) =>
    api.home.changeSection({ sectionId, version, isPublished, edition: titled(title) })
  await change(1, 'Letters')
  await change(2, 'A draft', false)
  await change(3, 'News')
  const saved = await list(`home.${sectionId}`)
  expect(saved.map(({ version, value }) => [version, Object(value.content).title])).toEqual([
    [4, 'News'],
    [2, 'Letters'],
    [1, ''],
  ])
  await api.home.restoreSection({ sectionId, version: 4, restore: 2 })
  expect((await find())?.published).toMatchObject({ isOn: true, content: { title: 'Letters' } })
  await expect(api.home.restoreSection({ sectionId, version: 4, restore: 2 })).rejects.toMatchObject({ status: 409 })

  await api.home.removeSection({ sectionId, version: 5 })
  expect((await api.home.listRemovedSections({})).sections).toMatchObject([
    { sectionId, kind: 'newsletter', title: 'Letters' },
  ])
  expect(await api.versions.listVersions({ subject: `home.${sectionId}` })).toMatchObject({ current: null })
  await api.home.restoreSection({ sectionId, version: null, restore: 4 })
  expect(await find()).toMatchObject({ state: 'off', published: { content: { title: 'News' } } })
  expect((await api.home.listRemovedSections({})).sections).toEqual([])
  await expect(api.home.restoreSection({ sectionId, version: null, restore: 4 })).rejects.toMatchObject({ status: 409 })
  const events = await shop.db.select().from(auditEvents).where(eq(auditEvents.action, 'home.restored'))
  expect(events).toHaveLength(2)
})

test('a second banner is not restored beside the first', async () => {
  const { shop, api } = await openShop()
  const [banner] = await shop.db.select().from(homeSections).where(eq(homeSections.kind, 'banner'))
  const { id: sectionId = '', version = 0 } = banner ?? {}
  await api.home.removeSection({ sectionId, version })
  await api.home.addSection({ kind: 'banner' })
  await expect(api.home.restoreSection({ sectionId, version: null, restore: version })).rejects.toMatchObject({
    status: 409,
  })
})

test('the logo of a former version stays, and the oldest versions beyond a hundred go', async () => {
  const { shop, api, list } = await openShop()
  const createdAt = new Date('2026-01-01')
  const name = (letter: string) => `${letter.repeat(22)}-10x10.svg`
  await shop.db
    .insert(brandFiles)
    .values(['a', 'b', 'c'].map((letter) => ({ name: name(letter), content: Buffer.from('<svg/>'), createdAt })))
  const { settings } = await api.settings.ownSettings({})
  await api.settings.changeLogo({ version: 0, values: { ...settings.logo, logo: name('a') } })
  await api.settings.changeLogo({ version: 1, values: { ...settings.logo, logo: name('b') } })
  await shop.db.update(brandFiles).set({ createdAt })
  await sweepBrandFiles(shop.db)
  const left = await shop.db.select({ name: brandFiles.name }).from(brandFiles)
  expect(left.map((each) => each.name).toSorted()).toEqual([name('a'), name('b')])

  const old = Array.from({ length: 120 }, (_, version) => ({ subject: 'settings.brand', version, value: { version } }))
  await shop.db.insert(versions).values(old)
  await api.settings.changeBrand({ version: 0, values: { ...settings.brand, corners: 'square' } }).catch(() => {})
  await api.settings.changeReturns({ version: 0, values: { ...settings.returns, returnDays: 20 } })
  expect(await list('settings.returns')).toHaveLength(2)
})
