import { expect, test } from 'vitest'
import { imageSpots, looks } from '#db/tables/looks.ts'
import { images } from '#db/tables/media.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'

async function placeLook(shop: TestShop, slug: string, position: number) {
  await shop.db
    .insert(images)
    .values({ id: slug, fileKey: `images/${slug}.avif`, width: 2400, height: 1600, alt: `${slug} on a table` })
  await shop.db.insert(looks).values({ slug, title: `The ${slug}`, imageId: slug, position })
}

test('a shop without looks has none', async () => {
  const shop = await createTestShop()
  expect(await shop.as(shop.guest()).looks.listLooks({})).toEqual({ status: 200, looks: [] })
})

test('looks are listed in their order, with the products seen in them', async () => {
  const shop = await createTestShop()
  const { listLooks, findPictured } = shop.as(shop.guest()).looks
  const dress = await shop.product({ name: 'Dress', colors: ['Sand', 'Ink'], sizes: [36, 38] })
  const belt = await shop.product({ name: 'Belt' })
  const draft = await shop.product({ name: 'Draft', status: 'draft' })
  await placeLook(shop, 'terrace', 2)
  await placeLook(shop, 'market', 1)
  await placeLook(shop, 'empty', 0)
  const ink = dress.colors.find(({ name }) => name === 'Ink')
  await shop.db.insert(imageSpots).values([
    { imageId: 'terrace', position: 0, productId: belt.id, x: 0.25, y: 0.5 },
    { imageId: 'market', position: 0, productId: draft.id, x: 0, y: 1 },
    { imageId: 'market', position: 1, productId: dress.id, colorId: ink?.id, x: 0.5, y: 0.75 },
  ])

  const found = (await listLooks({})).looks
  expect(found.map(({ slug }) => slug)).toEqual(['market', 'terrace'])
  expect(found[0]).toMatchObject({
    title: 'The market',
    image: { alt: 'market on a table' },
    width: 2400,
    height: 1600,
    items: [{ product: { name: 'Dress' }, color: 'Ink', sizeLabels: ['36', '38'], x: 0.5, y: 0.75 }],
  })
  expect(found[1]?.items).toMatchObject([{ product: { name: 'Belt' }, color: null }])

  expect(await findPictured({ imageId: 'market' })).toMatchObject({
    address: expect.stringMatching(`/${dress.id}/dress/${ink?.id}$`),
  })
  expect(await findPictured({ imageId: 'empty' })).toMatchObject({ address: null })
  expect(await findPictured({ imageId: 'unknown' })).toMatchObject({ address: null })
  await expect(findPictured({ imageId: 'x'.repeat(81) })).rejects.toMatchObject({ status: 400 })
})
