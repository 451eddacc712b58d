import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { products } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000)

async function shopWithCollections() {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  const guest = shop.as(shop.guest())
  const made = {
    lido: await shop.product({
      name: 'Lido',
      priceCents: 40_00,
      oldPriceCents: 60_00,
      publishedAt: day(1),
      tags: ['summer'],
    }),
    menton: await shop.product({
      ...{ name: 'Menton', subCategory: 'Apparel', type: 'Dresses', category: 'Men' },
      ...{ priceCents: 90_00, publishedAt: day(20), material: 'Linen', colors: ['Sand'] },
    }),
    nizza: await shop.product({ name: 'Nizza', priceCents: 120_00, publishedAt: day(60), tags: ['winter', 'summer'] }),
  }
  const find = async (collectionId: string) => {
    const all = (await owner.collections.listCollections({})).collections
    const found = all.find((each) => each.collectionId === collectionId)
    if (!found) throw new Error('There is no such collection.')
    const { title, slug, text, seoTitle, seoDescription, isInMenu, rule, skus, version } = found
    const page = { title, slug, text, seoTitle, seoDescription, imageId: null, imageAlt: '' }
    return { collectionId, version, ...page, isInMenu, rule, skus }
  }
  const add = async (title: string, kind: 'rule' | 'hand') =>
    find((await owner.collections.addCollection({ title, kind })).collectionId)
  const names = async (filter: object) => (await guest.listing.listProducts(filter)).products.map(({ name }) => name)
  return { shop, owner, guest, made, find, add, names }
}

test('a collection by rule has the products that fit every part of it', async () => {
  const { owner, add, find, names } = await shopWithCollections()
  const edit = await add('Summer', 'rule')
  expect(edit.slug).toBe('summer')
  expect(await names({ collection: 'summer' })).toEqual(['Lido', 'Menton', 'Nizza'])
  const inRule = async (parts: object) => {
    const { rule, ...now } = await find(edit.collectionId)
    const none = { ...edit.rule }
    await owner.collections.changeCollection({ ...now, rule: { ...none, ...parts } })
    return names({ collection: 'summer' })
  }
  expect(await inRule({ sale: true })).toEqual(['Lido'])
  expect(await inRule({ newestDays: 30 })).toEqual(['Lido', 'Menton'])
  expect(await inRule({ maxPrice: 90 })).toEqual(['Lido', 'Menton'])
  expect(await inRule({ subCategories: ['apparel'] })).toEqual(['Menton'])
  expect(await inRule({ categories: ['Men'] })).toEqual(['Menton'])
  expect(await inRule({ tags: ['summer'] })).toEqual(['Lido', 'Nizza'])
  expect(await inRule({ materials: ['linen'] })).toEqual(['Menton'])
  expect(await inRule({ colors: ['brown'] })).toEqual(['Menton'])
  expect(await inRule({ tags: ['summer'], maxPrice: 50 })).toEqual(['Lido'])
  expect(await inRule({ tags: ['gone'] })).toEqual([])
})

test('a collection by hand has its products in their order, page by page, and other orders and filters', async () => {
  const { shop, owner, guest, made, add, names } = await shopWithCollections()
  const edit = await add('Our picks', 'hand')
  expect(await names({ collection: 'our-picks' })).toEqual([])
  const skus = [made.nizza.sku, made.lido.sku, made.menton.sku]
  await owner.collections.changeCollection({ ...edit, skus })
  expect(await names({ collection: 'our-picks' })).toEqual(['Nizza', 'Lido', 'Menton'])
  expect(await names({ collection: 'our-picks', sort: 'price-low' })).toEqual(['Lido', 'Menton', 'Nizza'])
  expect(await names({ collection: 'our-picks', subCategory: 'sunglasses' })).toEqual(['Nizza', 'Lido'])

  const first = await guest.listing.listProducts({ collection: 'our-picks', limit: 2 })
  expect([first.total, first.facets.sale, first.facets.isEstimate]).toEqual([3, 1, false])
  expect(await names({ collection: 'our-picks', limit: 2, after: first.next })).toEqual(['Menton'])

  await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, made.nizza.id))
  expect(await names({ collection: 'our-picks' })).toEqual(['Lido', 'Menton'])
})

test('a preview has the products of an unsaved rule or list, without drafts, and changes nothing', async () => {
  const { shop, owner, made, add, find, names } = await shopWithCollections()
  const byRule = await add('Summer', 'rule')
  const byHand = await add('Our picks', 'hand')
  const preview = async ({ collectionId, rule, skus }: typeof byRule, changes: object) => {
    const { products: found, total } = await owner.collections.previewCollection({
      ...{ collectionId, rule, skus },
      ...changes,
    })
    return [total, ...found.map(({ name }) => name)]
  }
  expect(await preview(byRule, {})).toEqual([3, 'Lido', 'Menton', 'Nizza'])
  expect(await preview(byRule, { rule: { ...byRule.rule, tags: ['summer'] }, skus: ['GONE'] })).toEqual([
    2,
    'Lido',
    'Nizza',
  ])
  const skus = [made.nizza.sku, made.lido.sku, made.nizza.sku]
  expect(await preview(byHand, { skus })).toEqual([2, 'Nizza', 'Lido'])
  await shop.db.update(products).set({ status: 'draft' }).where(eq(products.id, made.nizza.id))
  expect(await preview(byHand, { skus })).toEqual([1, 'Lido'])
  expect(await preview(byRule, { rule: { ...byRule.rule, maxPrice: 1 } })).toEqual([0])
  await expect(preview(byHand, { skus: [made.lido.sku, 'GONE'] })).rejects.toMatchObject({
    status: 400,
    message: 'No product has the SKU “GONE”.',
  })
  await owner.collections.removeCollection(byHand)
  await expect(preview(byHand, { skus })).rejects.toMatchObject({ status: 404 })
  expect(await find(byRule.collectionId)).toEqual(byRule)
  expect(await names({ collection: 'summer' })).toEqual(['Lido', 'Menton'])
})

test('a former address leads to the collection, and menus have those that are in them', async () => {
  const { owner, guest, add } = await shopWithCollections()
  const edit = await add('Summer', 'rule')
  await owner.collections.changeCollection({ ...edit, slug: 'high-summer', isInMenu: true, text: 'Hot.' })
  const { collection } = await guest.collections.findCollection({ slug: 'summer' })
  expect(collection).toMatchObject({ slug: 'high-summer', title: 'Summer', text: 'Hot.' })
  expect((await guest.listing.families({})).collections).toEqual([
    { title: 'Summer', slug: 'high-summer', isInMenu: true },
  ])

  // A new collection at the former address has it for itself.
  expect((await add('Summer', 'rule')).slug).toBe('summer')
  expect((await guest.collections.findCollection({ slug: 'summer' })).collection.slug).toBe('summer')
  await expect(guest.collections.findCollection({ slug: 'gone' })).rejects.toMatchObject({ status: 404 })
  expect((await guest.listing.listProducts({ collection: 'gone' })).total).toBe(0)
})

test('a taken address, an unknown SKU and a stale version are refused', async () => {
  const { owner, made, add, find } = await shopWithCollections()
  await add('Summer', 'rule')
  const edit = await add('Picks', 'hand')
  const change = (changes: object) => owner.collections.changeCollection({ ...edit, ...changes })
  await expect(change({ slug: 'summer' })).rejects.toMatchObject({ status: 409 })
  await expect(change({ skus: [made.lido.sku, 'GONE'] })).rejects.toMatchObject({
    status: 400,
    message: 'No product has the SKU “GONE”.',
  })
  await expect(change({ slug: 'summer', skus: ['GONE'] })).rejects.toMatchObject({
    status: 409,
    fields: [
      { param: 'slug', msg: 'Another collection has the address “summer”.' },
      { param: 'skus', msg: 'No product has the SKU “GONE”.' },
    ],
  })
  await change({ skus: [made.lido.sku] })
  await expect(change({ title: 'Mine' })).rejects.toMatchObject({ status: 409 })
  expect((await find(edit.collectionId)).skus).toEqual([made.lido.sku])
  await expect(owner.collections.removeCollection(edit)).rejects.toMatchObject({ status: 409 })
})

test('collections are moved and deleted, and their products stay', async () => {
  const { shop, owner, made, add, find } = await shopWithCollections()
  await add('Autumn', 'rule')
  const edit = await add('Picks', 'hand')
  const { collectionId } = edit
  await owner.collections.moveCollection({ collectionId, to: 'up' })
  const { collections } = await owner.collections.listCollections({})
  expect(collections.map(({ title }) => title)).toEqual(['Picks', 'Autumn'])
  await expect(owner.collections.moveCollection({ collectionId, to: 'up' })).rejects.toMatchObject({ status: 409 })
  await owner.collections.changeCollection({ ...edit, skus: [made.lido.sku] })
  await owner.collections.removeCollection(await find(collectionId))
  await expect(owner.collections.removeCollection(edit)).rejects.toMatchObject({ status: 404 })
  expect(await shop.db.$count(products)).toBe(3)
  const events = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, collectionId))
  expect(events.map(({ action }) => action).toSorted()).toEqual([
    'collection.added',
    'collection.changed',
    'collection.moved',
    'collection.removed',
  ])
})

test('products are added at the end of a collection by hand, all or none', async () => {
  const { shop, owner, made, add, find, names } = await shopWithCollections()
  const { collectionId, version } = await add('Window', 'hand')
  const { lido, menton, nizza } = made
  await owner.collections.addProducts({ collectionId, productIds: [nizza.id] })
  const added = await owner.collections.addProducts({ collectionId, productIds: [lido.id, nizza.id, lido.id] })
  expect(added).toMatchObject({ added: [lido.id], version: version + 2, message: 'Added to “Window”.' })
  expect(await find(collectionId)).toMatchObject({ skus: [nizza.sku, lido.sku], version: version + 2 })
  expect((await names({ collection: 'window' })).toSorted()).toEqual(['Lido', 'Nizza'])

  const refused = [
    [{ collectionId, productIds: [menton.id, crypto.randomUUID()] }, 404],
    [{ collectionId: crypto.randomUUID(), productIds: [menton.id] }, 404],
    [{ collectionId: (await add('Ruled', 'rule')).collectionId, productIds: [menton.id] }, 409],
  ] as const
  for (const [{ productIds, ...which }, status] of refused) {
    const payload = { ...which, productIds: [...productIds] }
    await expect(owner.collections.addProducts(payload)).rejects.toMatchObject({ status })
  }
  expect((await find(collectionId)).skus).toEqual([nizza.sku, lido.sku])
  const noted = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, collectionId))
  expect(noted.at(-1)).toMatchObject({ action: 'collection.changed', detail: { title: 'Window', fields: ['skus'] } })
})

test('products are removed from the version of a collection by hand that was seen', async () => {
  const { owner, made, add, find } = await shopWithCollections()
  const edit = await add('Window', 'hand')
  const { collectionId } = edit
  const { lido, menton, nizza } = made
  await owner.collections.changeCollection({ ...edit, skus: [nizza.sku, lido.sku] })
  const { added, version } = await owner.collections.addProducts({ collectionId, productIds: [lido.id, menton.id] })
  expect(added).toEqual([menton.id])
  await expect(
    owner.collections.removeProducts({ collectionId, version: version - 1, productIds: added }),
  ).rejects.toMatchObject({ status: 409, message: 'Someone else has changed this collection in the meantime.' })
  const removed = await owner.collections.removeProducts({ collectionId, version, productIds: added })
  expect(removed).toMatchObject({ version: version + 1, message: 'Removed from “Window”.' })
  expect((await find(collectionId)).skus).toEqual([nizza.sku, lido.sku])

  const ruled = await add('Ruled', 'rule')
  const refused = { collectionId: ruled.collectionId, version: ruled.version, productIds: added }
  await expect(owner.collections.removeProducts(refused)).rejects.toMatchObject({ status: 409 })
})
