import { randomUUID } from 'node:crypto'
import { eq, or, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listen } from '#db/listen.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { categories } from '#db/tables/categories.ts'
import { images, imageUploads } from '#db/tables/media.ts'
import { products } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'

async function shopWithCategories() {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  const guest = shop.as(shop.guest())
  const lido = await shop.product({ name: 'Lido', subCategory: 'Sunglasses', type: 'Cat Eye' })
  await shop.product({ name: 'Menton', subCategory: 'Apparel', type: 'Dresses' })
  const find = async (title: string) => {
    const found = (await owner.categories.listCategories({})).categories.find((each) => each.title === title)
    if (!found) throw new Error(`There is no category ${title}.`)
    const { categoryId, version, slug, text, seoTitle, seoDescription, image } = found
    const page = { title, slug, text, seoTitle, seoDescription, imageId: image?.imageId ?? null, imageAlt: '' }
    return { ...found, edit: { categoryId, version, ...page } }
  }
  const menu = async () =>
    (await guest.listing.families({})).families.map(({ subCategory, slug, types }) => [
      `${subCategory} (${slug})`,
      ...types.map(({ type }) => type),
    ])
  return { shop, owner, guest, lido, find, menu }
}

test('a product in a category with a new title adds it, whatever the case, and menus have those with products', async () => {
  const { shop, owner, menu } = await shopWithCategories()
  await shop.product({ name: 'Nizza', subCategory: 'SUNGLASSES', type: 'cat-eye' })
  await shop.product({ name: 'Boot', subCategory: '靴', type: 'All' })
  await shop.product({ name: 'Draft', subCategory: 'Hats', type: 'Caps', status: 'draft' })
  expect(await menu()).toEqual([
    ['Apparel (apparel)', 'Dresses'],
    ['Sunglasses (sunglasses)', 'Cat Eye'],
    [expect.stringMatching(/^靴 \(c-[0-9a-f]{8}\)$/), 'All'],
  ])
  const { categories: all } = await owner.categories.listCategories({})
  expect(all.map(({ title, products: count }) => [title, count])).toEqual([
    ['All Products', 5],
    ['Apparel', 1],
    ['Dresses', 1],
    ['Hats', 1],
    ['Caps', 1],
    ['Sunglasses', 2],
    ['Cat Eye', 2],
    ['靴', 1],
    ['All', 1],
  ])
  expect(all.find(({ title }) => title === 'All')?.slug).toBe('all-2')
})

test('a renamed category keeps its products, which get the new title in a job', async () => {
  const { shop, owner, guest, lido, find, menu } = await shopWithCategories()
  const { edit } = await find('Sunglasses')
  await owner.categories.changeCategory({ ...edit, title: 'Eyewear', slug: 'eyewear', text: 'For sunny days.' })
  expect(await menu()).toContainEqual(['Eyewear (eyewear)', 'Cat Eye'])
  const names = async (filter: object) => (await guest.listing.listProducts(filter)).products.map(({ name }) => name)
  expect(await names({ subCategory: 'eyewear', type: 'cat-eye' })).toEqual(['Lido'])
  expect(await names({ subCategory: 'Eyewear', types: ['Cat Eye'] })).toEqual(['Lido'])
  expect(await names({ subCategory: 'sunglasses' })).toEqual([])

  expect(await shop.runJobs()).toBeGreaterThan(0)
  const { product } = await guest.products.findProduct({ productId: lido.id })
  expect([product.subCategory, product.path]).toEqual(['Eyewear', 'women/eyewear/cat-eye'])
  expect((await guest.listing.search({ query: 'eyewear' })).total).toBe(1)
  expect((await guest.listing.search({ query: 'sunglasses' })).total).toBe(0)
  const [row] = await shop.db.select().from(products).where(eq(products.id, lido.id))
  expect([row?.subCategorySlug, row?.version]).toEqual(['sunglasses', 2])
})

test('former addresses of a category and of those in it lead to the current ones', async () => {
  const { owner, guest, find } = await shopWithCategories()
  const { edit } = await find('Sunglasses')
  await owner.categories.changeCategory({ ...edit, title: 'Eyewear', slug: 'eyewear' })
  const catEye = await find('Cat Eye')
  expect(catEye.path).toBe('eyewear/cat-eye')
  await owner.categories.changeCategory({ ...catEye.edit, slug: 'pointed' })
  const pathOf = async (path: string) => (await guest.categories.findCategory({ path })).category.path
  expect(await pathOf('sunglasses')).toBe('eyewear')
  expect(await pathOf('sunglasses/cat-eye')).toBe('eyewear/pointed')
  expect(await pathOf('eyewear/cat-eye')).toBe('eyewear/pointed')
  expect(await pathOf('all/pointed')).toBe('eyewear/pointed')
  expect(await pathOf('all')).toBe('all')

  // A new category at a former address has it for itself.
  await owner.categories.addCategory({ parentId: null, title: 'Sunglasses' })
  expect(await pathOf('sunglasses')).toBe('sunglasses')
  await expect(pathOf('boats')).rejects.toMatchObject({ status: 404 })
})

test('titles and addresses of siblings differ, and some addresses are the shop’s own', async () => {
  const { owner, find } = await shopWithCategories()
  const { edit } = await find('Sunglasses')
  const change = (changes: object) => owner.categories.changeCategory({ ...edit, ...changes })
  await expect(change({ title: 'apparel' })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('“Apparel”'),
  })
  await expect(change({ slug: 'apparel' })).rejects.toMatchObject({ status: 409 })
  await expect(change({ slug: 'payment' })).rejects.toMatchObject({ status: 400 })
  await expect(change({ slug: 'all' })).rejects.toMatchObject({ status: 400 })
  await expect(change({ slug: 'Sun Glasses' })).rejects.toMatchObject({ status: 400 })
  await expect(change({ title: ' ' })).rejects.toMatchObject({ status: 400 })
  await expect(owner.categories.addCategory({ parentId: null, title: 'SUNGLASSES' })).rejects.toMatchObject({
    status: 409,
  })
  const all = await find('All Products')
  await expect(owner.categories.changeCategory({ ...all.edit, slug: 'everything' })).rejects.toMatchObject({
    status: 400,
  })
  await expect(owner.categories.addCategory({ parentId: all.categoryId, title: 'Round' })).rejects.toMatchObject({
    status: 404,
  })
  // A type of another category may have the same title.
  const { categoryId } = await find('Apparel')
  await owner.categories.addCategory({ parentId: categoryId, title: 'Cat Eye' })
})

test('two admins who edit the same category at once: the second is refused', async () => {
  const { owner, find } = await shopWithCategories()
  const { edit } = await find('Sunglasses')
  await owner.categories.changeCategory({ ...edit, text: 'First.' })
  await expect(owner.categories.changeCategory({ ...edit, text: 'Second.' })).rejects.toMatchObject({ status: 409 })
  expect((await find('Sunglasses')).text).toBe('First.')
})

test('categories are moved among their siblings', async () => {
  const { owner, find, menu } = await shopWithCategories()
  const { categoryId } = await find('Sunglasses')
  await owner.categories.moveCategory({ categoryId, to: 'up' })
  expect((await menu()).map(([first]) => first)).toEqual(['Sunglasses (sunglasses)', 'Apparel (apparel)'])
  await expect(owner.categories.moveCategory({ categoryId, to: 'up' })).rejects.toMatchObject({ status: 409 })
  await owner.categories.moveCategory({ categoryId, to: 'down' })
  expect((await menu()).map(([first]) => first)).toEqual(['Apparel (apparel)', 'Sunglasses (sunglasses)'])
})

test('only a category without products is deleted, with the empty ones in it', async () => {
  const { shop, owner, lido, find } = await shopWithCategories()
  const { categoryId, version } = await find('Sunglasses')
  await expect(owner.categories.removeCategory({ categoryId, version })).rejects.toMatchObject({
    status: 409,
    message: "“Sunglasses” can't be deleted: 1 product is in it, including drafts and archived ones.",
  })
  await shop.db.update(products).set({ subCategory: 'Apparel', type: 'Dresses' }).where(eq(products.id, lido.id))
  await expect(owner.categories.removeCategory({ categoryId, version: version + 1 })).rejects.toMatchObject({
    status: 409,
  })
  await owner.categories.removeCategory({ categoryId, version })
  expect(await shop.db.$count(categories, eq(categories.parentKey, 'sunglasses'))).toBe(0)
  await expect(owner.categories.removeCategory({ categoryId, version })).rejects.toMatchObject({ status: 404 })
  const all = await find('All Products')
  await expect(owner.categories.removeCategory(all)).rejects.toMatchObject({ status: 409 })
  const events = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, categoryId))
  expect(events.map(({ action, detail }) => [action, detail])).toEqual([['category.removed', { title: 'Sunglasses' }]])
})

test('the image of a category is one that was uploaded for it', async () => {
  const { shop, owner, guest, find } = await shopWithCategories()
  const imageId = randomUUID()
  await shop.db
    .insert(images)
    .values({ id: imageId, fileKey: `images/${imageId}.avif`, width: 900, height: 900, alt: '' })
  const { edit } = await find('Sunglasses')
  const change = { ...edit, imageId, imageAlt: 'Frames on sand' }
  await expect(owner.categories.changeCategory(change)).rejects.toMatchObject({ status: 400 })
  await shop.db.insert(imageUploads).values({ imageId })
  await owner.categories.changeCategory(change)
  const { category } = await guest.categories.findCategory({ path: 'sunglasses' })
  expect(category.image).toMatchObject({ src: expect.stringContaining(imageId), alt: 'Frames on sand' })
})

test('a changed category is announced, so that every cached page is rendered again', async () => {
  const { shop, owner, find } = await shopWithCategories()
  const { edit } = await find('Sunglasses')
  const announced = Promise.withResolvers<string>()
  const ready = Promise.withResolvers<void>()
  const stop = listen(shop.url, {
    onNotification: { settings_changed: announced.resolve },
    onGap: ready.resolve,
  })
  await ready.promise
  await owner.categories.changeCategory({ ...edit, text: 'New.' })
  expect(await announced.promise).toBe('categories')
  await stop()
})

test('a product that is added while its category is deleted adds the category again', async () => {
  const { shop, lido, find } = await shopWithCategories()
  await shop.db.update(products).set({ subCategory: 'Apparel', type: 'Dresses' }).where(eq(products.id, lido.id))
  const adding: Promise<unknown>[] = []
  await shop.db.transaction(async (tx) => {
    await tx.delete(categories).where(or(eq(categories.key, 'sunglasses'), eq(categories.parentKey, 'sunglasses')))
    adding.push(shop.product({ name: 'Riva', subCategory: 'Sunglasses', type: 'Round' }))
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await shop.db.execute(waiting)).rowCount).toBe(1)
  })
  await Promise.all(adding)
  expect((await find('Sunglasses')).path).toBe('sunglasses')
})
