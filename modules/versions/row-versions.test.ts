import { expect, test } from 'vitest'
import { images, imageUploads } from '#db/tables/media.ts'
import { versions } from '#db/tables/versions.ts'
import { createTestShop } from '#test/create-test-shop.ts'

async function openShop() {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const api = shop.as(owner)
  const list = async (subject: string) => (await api.versions.listVersions({ subject })).versions
  return { shop, api, list }
}

const blankPage = { text: '', seoTitle: '', seoDescription: '', imageId: null, imageAlt: '' }

test('a former version of a category comes back by the call that changes it, with its image', async () => {
  const { shop, api, list } = await openShop()
  const { categoryId } = await api.categories.addCategory({ parentId: null, title: 'Bags' })
  await shop.db.insert(images).values({ id: 'bag', fileKey: 'images/bag.avif', width: 10, height: 10, alt: '' })
  await shop.db.insert(imageUploads).values({ imageId: 'bag' })
  const page = { ...blankPage, title: 'Bags', slug: 'bags' }
  const change = (version: number, changes: object) =>
    api.categories.changeCategory({ categoryId, version, ...page, ...changes })
  await change(1, { imageId: 'bag', imageAlt: 'A bag.', measures: { names: ['Width'], unit: 'cm', drawing: '' } })
  await change(2, { title: 'Totes' })

  const subject = `category.${categoryId}`
  const saved = await list(subject)
  expect(saved.map(({ version, by, value }) => [version, by, value.title, value.imageId])).toEqual([
    [3, 'Ann Lee', 'Totes', null],
    [2, 'Ann Lee', 'Bags', 'bag'],
    [1, null, 'Bags', null],
  ])
  const { category } = await change(3, saved[1]?.value ?? {})
  expect(category).toMatchObject({
    title: 'Bags',
    image: { imageId: 'bag' },
    measures: { names: ['Width'], unit: 'cm' },
  })
  expect((await api.versions.listVersions({ subject })).current).toBe(4)
  await api.categories.removeCategory({ categoryId, version: 4 })
  expect(await shop.db.$count(versions)).toBe(0)
})

test('collections, size charts and shipping zones have versions, too, which go with them', async () => {
  const { shop, api, list } = await openShop()
  const { collectionId } = await api.collections.addCollection({ title: 'Summer', kind: 'rule' })
  const [own] = (await api.collections.listCollections({})).collections
  const rule = own?.rule ?? expect.fail('It has no rule.')
  const collection = { collectionId, ...blankPage, title: 'Sun', slug: 'sun', isInMenu: true, rule, skus: [] }
  await api.collections.changeCollection({ ...collection, version: 1 })
  const { chartId } = await api.sizeCharts.addSizeChart({ title: 'Shoes' })
  const content = { note: '', system: 'EU', unit: '', hasBothUnits: false, columns: [], places: [] } as const
  await api.sizeCharts.changeSizeChart({
    ...{ chartId, version: 1, title: 'Boots' },
    ...{ ...content, columns: [], places: [], rows: [{ size: '38', cells: [] }] },
  })
  const { zoneId } = await api.shipping.addZone({ name: 'Nordics' })
  await api.shipping.changeZone({ zoneId, version: 1, name: 'North', isRest: false, countries: ['NO'], methods: [] })

  const titles = async (subject: string) => (await list(subject)).map(({ value }) => value.title ?? value.name)
  expect(await titles(`collection.${collectionId}`)).toEqual(['Sun', 'Summer'])
  expect(await titles(`size-chart.${chartId}`)).toEqual(['Boots', 'Shoes'])
  expect(await titles(`zone.${zoneId}`)).toEqual(['North', 'Nordics'])
  const [, former] = await list(`zone.${zoneId}`)
  await api.shipping.changeZone({
    name: '',
    isRest: false,
    countries: [],
    methods: [],
    ...former?.value,
    zoneId,
    version: 2,
  })
  expect(await titles(`zone.${zoneId}`)).toEqual(['Nordics', 'North', 'Nordics'])

  await api.collections.removeCollection({ collectionId, version: 2 })
  await api.sizeCharts.removeSizeChart({ chartId, version: 2 })
  await api.shipping.removeZone({ zoneId, version: 3 })
  expect(await shop.db.$count(versions)).toBe(0)
})

test('an editor reads the versions of categories, and none of shipping zones', async () => {
  const { shop, api } = await openShop()
  const { zoneId } = await api.shipping.addZone({ name: 'Nordics' })
  const editor = shop.as(await shop.staff('editor'))
  expect((await editor.versions.listVersions({ subject: `category.${zoneId}` })).versions).toEqual([])
  await expect(editor.versions.listVersions({ subject: `zone.${zoneId}` })).rejects.toMatchObject({ status: 403 })
})
