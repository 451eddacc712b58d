import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const api = shop.as(await shop.admin()).products

test('tags are added to and removed from a product whose other fields stay', async () => {
  const { id: productId } = await shop.product({ name: 'Lido', tags: ['Summer', 'old'] })
  const { version } = (await api.findOwnProduct({ productId })).product
  const added = await api.tagProduct({ productId, version, add: ['summer', 'Beach', 'beach'], remove: ['OLD'] })
  expect(added).toMatchObject({
    ...{ version: version + 1, message: 'Product saved.' },
    ...{ before: ['Summer', 'old'], tags: ['Summer', 'Beach'] },
  })
  const { product } = await api.findOwnProduct({ productId })
  expect(product).toMatchObject({ name: 'Lido', tags: ['Summer', 'Beach'], version: version + 1 })
  const noted = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, productId))
  expect(noted).toMatchObject([{ action: 'product.changed', detail: { name: 'Lido', fields: ['tags'] } }])
})

test('tags that were replaced are back in their order when those of before are added again', async () => {
  const { id: productId } = await shop.product({ tags: ['b', 'a', 'c'] })
  const { version } = (await api.findOwnProduct({ productId })).product
  const { before, tags, ...changed } = await api.tagProduct({ productId, version, add: ['d'], remove: ['a'] })
  expect(tags).toEqual(['b', 'c', 'd'])
  const back = await api.tagProduct({ productId, version: changed.version, add: before, remove: tags })
  expect(back.tags).toEqual(['b', 'a', 'c'])
})

test('a stale version, an unknown product and too many tags are refused', async () => {
  const { id: productId } = await shop.product()
  const { version } = (await api.findOwnProduct({ productId })).product
  await api.tagProduct({ productId, version, add: ['one'] })
  await expect(api.tagProduct({ productId, version, add: ['two'] })).rejects.toMatchObject({ status: 409 })
  const unknown = { productId: crypto.randomUUID(), version: 1 }
  await expect(api.tagProduct({ ...unknown, add: ['two'] })).rejects.toMatchObject({ status: 404 })
  const many = Array.from({ length: 30 }, (_, at) => `tag ${at}`)
  await expect(api.tagProduct({ productId, version: version + 1, add: many })).rejects.toMatchObject({
    status: 409,
    message: 'A product has at most 30 tags.',
  })
  await expect(api.tagProduct({ productId, version: version + 1, add: ['a,b'] })).rejects.toMatchObject({ status: 400 })
})
