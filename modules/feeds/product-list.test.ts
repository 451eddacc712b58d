import { createDecipheriv } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fieldKeys } from '#contract/products/fields.ts'
import { products } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()

/** Decrypts as the documentation of the feed describes. */
function open(data: string): Record<string, unknown>[] {
  const sealed = Buffer.from(data, 'base64')
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(shop.secrets.productList, 'base64url'),
    sealed.subarray(0, 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString())
}

test('the feed can be decrypted with the product-list key and contains public data only', async () => {
  const shown = await shop.product({ name: 'Shown', colors: ['Black'], sizes: [38], onHand: 3 })
  await shop.product({ name: 'Draft', status: 'draft' })
  const gone = await shop.product({ name: 'Gone' })
  await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone.id))

  const list = open((await shop.as(shop.guest()).feeds.productList({})).data)
  expect(list.map((product) => product.name)).toEqual(['Shown'])
  expect(list[0]).toMatchObject({
    _id: shown.id,
    isDeleted: false,
    isActive: true,
    price: 60,
    path: 'women/sunglasses/round',
  })
  expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(
    [
      ...fieldKeys,
      ...['_id', 'colorVariant', 'flipMainPicture', 'inStock', 'isActive', 'isDeleted', 'mainImage', 'path', 'priceId'],
      ...['prices', 'rating', 'reviewCount', 'sizeVariant'],
    ].toSorted(),
  )
})

test('the ETag of the feed stays the same until the catalog changes', async () => {
  const { url } = await shop.listen()
  const fetchFeed = (etag?: string) =>
    fetch(`${url}/admin/__P-D-L-S-T__`, { headers: etag ? { 'if-none-match': etag } : {} })

  const first = await fetchFeed()
  const etag = first.headers.get('etag') ?? ''
  const body = await first.json()
  expect(first.status).toBe(200)
  expect(body).toMatchObject({ status: 200 })
  expect(etag).toMatch(/^"[\w+/=-]+"$/)
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')

  const again = await fetchFeed(etag)
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await fetchFeed(`W/"other", ${etag}`)).status).toBe(304)
  expect((await fetchFeed('"other"')).status).toBe(200)

  await shop.product({ name: 'Later' })
  // A list is cached for ten times as long as it took to build.
  await expect.poll(async () => (await fetchFeed(etag)).status).toBe(200)
  const changed = await fetchFeed(etag)
  expect(open((await changed.json()).data).map((product) => product.name)).toContain('Later')
})

test('the gateway does not serve the feed', async () => {
  const { url } = await shop.listen()
  const reply = await fetch(`${url}/gateway`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ method: 'GET', path: '__P-D-L-S-T__', payload: {} }),
  })
  expect(reply.status).toBe(404)
})
