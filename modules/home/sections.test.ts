import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SectionKind } from '#contract/home/kinds.ts'
import type { Edition, SectionContent } from '#contract/home/section.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { homeSections } from '#db/tables/home.ts'
import { images, imageUploads } from '#db/tables/media.ts'
import { createTestShop } from '#test/create-test-shop.ts'

async function shopWithSections() {
  const shop = await createTestShop()
  const { home } = shop.as(await shop.admin())
  const guest = shop.as(shop.guest()).home
  const list = async () => (await home.listSections({})).sections
  const find = async (sectionId: string) => {
    const found = (await list()).find((section) => section.sectionId === sectionId)
    if (!found) throw new Error('There is no such section.')
    return found
  }
  const add = async (kind: SectionKind) => find((await home.addSection({ kind })).sectionId)
  /** Changes the section as it is now. */
  const change = async (
    sectionId: string,
    content: Partial<SectionContent>,
    { isPublished = true, ...edition }: Partial<Edition> & { isPublished?: boolean } = {},
  ) => {
    const { version, published } = await find(sectionId)
    const wanted = { ...published, isOn: true, ...edition, content: { ...published.content, ...content } }
    return (await home.changeSection({ sectionId, version, isPublished, edition: wanted })).section
  }
  const shown = async (sectionId: string) =>
    (await guest.shownHome({})).sections.find((section) => section.sectionId === sectionId)
  const upload = async (id: string) => {
    await shop.db.insert(images).values({ id, fileKey: `images/${id}.avif`, width: 10, height: 10 })
    await shop.db.insert(imageUploads).values({ imageId: id })
  }
  return { shop, home, guest, list, find, add, change, shown, upload }
}

test('a section is off until it is published, and keeps its uploaded image', async () => {
  const { shop, add, change, shown, upload } = await shopWithSections()
  const { sectionId, state } = await add('image')
  expect(state).toBe('off')
  expect(await shown(sectionId)).toBeUndefined()
  await upload('mill')
  await change(sectionId, { title: 'The mill', link: '/about-us', images: ['mill'], imageAlt: 'A loom', focusX: 20 })
  expect(await shown(sectionId)).toMatchObject({
    ...{ title: 'The mill', link: '/about-us', focus: { x: 20, y: 50 } },
    images: [{ src: '/images/mill/960.webp', alt: 'A loom' }],
  })
  // It would be deleted after a day otherwise.
  expect(await shop.db.$count(imageUploads)).toBe(0)
  await change(sectionId, { title: 'The old mill' })
  expect((await shown(sectionId))?.images).toHaveLength(1)
})

test('a draft is in the preview only, until it is published or discarded', async () => {
  const { home, find, add, change, shown, upload } = await shopWithSections()
  const { sectionId } = await add('image')
  await change(sectionId, { title: 'Old' })
  await upload('mill')
  const { draft, published } = await change(sectionId, { title: 'New', images: ['mill'] }, { isPublished: false })
  expect([draft?.content.title, published.content.title]).toEqual(['New', 'Old'])
  expect((await shown(sectionId))?.title).toBe('Old')
  const previewed = async () => (await home.previewHome({})).sections.find((section) => section.sectionId === sectionId)
  expect(await previewed()).toMatchObject({ title: 'New', images: [{ src: '/images/mill/960.webp' }] })

  // Discarding publishes what is published.
  await change(sectionId, {})
  expect((await find(sectionId)).draft).toBeNull()
  expect((await previewed())?.title).toBe('Old')
  await change(sectionId, { title: 'Newer' }, { isPublished: false })
  await change(sectionId, { title: 'Newer' })
  expect((await shown(sectionId))?.title).toBe('Newer')
  expect((await find(sectionId)).draft).toBeNull()
})

test('dates are in the time zone of the shop, and the preview ignores them', async () => {
  const { shop, home, find, add, change, shown } = await shopWithSections()
  const { sectionId } = await add('newsletter')
  const { published, state } = await change(sectionId, {}, { startsAt: '2099-12-01T09:00', endsAt: '2099-12-24T18:00' })
  expect([published.startsAt, published.endsAt, state]).toEqual(['2099-12-01T09:00', '2099-12-24T18:00', 'scheduled'])
  const [row] = await shop.db.select().from(homeSections).where(eq(homeSections.id, sectionId))
  expect(row?.startsAt?.toISOString()).toBe('2099-12-01T17:00:00.000Z')
  expect(await shown(sectionId)).toBeUndefined()
  expect((await home.previewHome({})).sections.map(({ kind }) => kind)).toContain('newsletter')
  await change(sectionId, {}, { startsAt: null, endsAt: '2020-01-01T00:00' })
  expect((await find(sectionId)).state).toBe('ended')
  expect(await shown(sectionId)).toBeUndefined()
})

test('what cannot be shown is refused and changes nothing', async () => {
  const { shop, home, find, add, change } = await shopWithSections()
  const { sectionId } = await add('products')
  const product = await shop.product({ name: 'Lido' })
  const refused = async (content: Partial<SectionContent>, message: string, edition: Partial<Edition> = {}) => {
    for (const isPublished of [true, false]) {
      const wanted = change(sectionId, content, { isPublished, ...edition })
      await expect(wanted).rejects.toMatchObject({ status: 400, message })
    }
  }
  const notUploaded = 'Please upload this image again.'
  const badLink = 'Please enter a path of this shop, such as /shop, or an address that starts with https://.'
  await refused({ images: ['gone'] }, notUploaded)
  await refused({ source: 'collection' }, 'Please choose a collection.')
  await refused({ source: 'collection', collectionId: sectionId }, 'Please choose a collection.')
  await refused({ source: 'hand', skus: [product.sku] }, 'Please enter a title for this row.')
  await refused({ source: 'hand', title: 'Picks' }, 'Please enter the SKU of at least one product.')
  await refused({ source: 'hand', title: 'Picks', skus: [product.sku, 'GONE'] }, 'No product has the SKU “GONE”.')
  for (const link of [
    'shop',
    '//evil.example',
    '/\\evil.example',
    'http://a.example',
    'javascript:alert(1)',
    'https://',
  ]) {
    await refused({ link }, badLink)
  }
  const end = { startsAt: '2026-12-02T09:00', endsAt: '2026-12-02T09:00' }
  await refused({}, 'Please choose an end after the start.', end)
  await refused({}, 'Please enter a date and a time.', { startsAt: '2026-13-02T09:00' })
  await shop.db.insert(images).values({ id: 'other', fileKey: 'images/other.avif', width: 10, height: 10 })
  await refused({ images: ['other'] }, notUploaded)
  expect(await find(sectionId)).toMatchObject({ version: 1, state: 'off', draft: null })

  await expect(home.addSection({ kind: 'banner' })).rejects.toMatchObject({ status: 409 })
  for (let count = (await home.listSections({})).sections.length; count < 30; count++) await add('image')
  await expect(home.addSection({ kind: 'image' })).rejects.toThrow('The home page has at most 30 sections.')
})

test('of two admins who change a section, the second is told; sections are moved and deleted', async () => {
  const { shop, home, guest, list, find, add, change } = await shopWithSections()
  const { sectionId, version, published } = await add('newsletter')
  await change(sectionId, { title: 'News' })
  const stale = { sectionId, version, isPublished: true, edition: published }
  await expect(home.changeSection(stale)).rejects.toMatchObject({ status: 409 })
  await expect(home.changeSection({ ...stale, isPublished: false })).rejects.toMatchObject({ status: 409 })
  await expect(home.removeSection({ sectionId, version })).rejects.toMatchObject({ status: 409 })

  await home.moveSection({ sectionId, to: 'up' })
  expect((await list()).map(({ kind }) => kind).slice(-2)).toEqual(['newsletter', 'features'])
  expect((await guest.shownHome({})).sections.map(({ kind }) => kind).slice(-2)).toEqual(['newsletter', 'features'])
  const [first] = await list()
  await expect(home.moveSection({ sectionId: first?.sectionId ?? '', to: 'up' })).rejects.toMatchObject({ status: 409 })

  await home.removeSection({ sectionId, version: (await find(sectionId)).version })
  await expect(home.moveSection({ sectionId, to: 'up' })).rejects.toMatchObject({ status: 404 })
  const events = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, sectionId))
  expect(events.map(({ action }) => action).toSorted()).toEqual([
    'home.added',
    'home.changed',
    'home.moved',
    'home.removed',
  ])
})
