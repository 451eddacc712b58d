import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Call, Input } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import type { calls } from '#contract/products/calls.ts'
import { isForStaff } from '#contract/staff/roles.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { products as table } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { formOf, ownProducts, seen } from '#test/own-products.ts'
import { samplePayload } from '#test/payload-corpus.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { products, media } = shop.as(owner)
const { jpeg, newProduct, draft, published } = await ownProducts(shop, owner)

async function actionsOn(id: string) {
  const rows = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id)).orderBy(auditEvents.at)
  return rows.map(({ action, actorId }) => [action, actorId === owner.id])
}

const refusal = (status: number, message: string) => ({ status, message })

test('a product starts as a draft with its units in every color and size', async () => {
  const made = await draft({
    colorVariant: [
      { color: 'Black', hex: '#1b1b1b' },
      { color: 'Honey', hex: '#c08a2b' },
    ],
    sizeVariant: [{ size: 38 }, { size: 40.5 }],
  })

  expect(made).toMatchObject({ name: 'Lido', status: 'draft', price: 60, oldPrice: null, version: 1 })
  expect(made.sku).toMatch(/^MG-[2-9A-Z]{8}$/)
  expect(made.brand).toBe('MG')
  expect(made.variants.map(({ color, size, onHand }) => [color, size, onHand])).toEqual([
    ['Black', 38, 5],
    ['Black', 40.5, 5],
    ['Honey', 38, 5],
    ['Honey', 40.5, 5],
  ])
  expect(made.images).toHaveLength(2)
  expect(made.stockChanges).toHaveLength(4)
  expect(made.stockChanges[0]).toMatchObject({ delta: 5, reason: 'delivered', by: 'Ann Lee' })
  expect(made.prices).toMatchObject([{ price: 60, oldPrice: null, by: 'Ann Lee' }])
  expect(await actionsOn(made._id)).toEqual([['product.created', true]])
  await expect(products.findProduct({ productId: made._id })).rejects.toMatchObject({ status: 404 })
})

test('alt texts given with a new product let it be published at once', async () => {
  const payload = await newProduct()
  const named = [payload.mainPicture, ...payload.otherPicture]
  const made = await draft({ ...payload, altTexts: named.map((imageId, at) => ({ imageId, alt: `View ${at}` })) })
  expect(made.images.map(({ image }) => image.alt)).toEqual(['View 0', 'View 1'])
  expect((await products.publishProduct(seen(made))).product.status).toBe('published')
})

const unproven =
  'This old price cannot be shown: the product was not sold for more than its price in the 30 days before. Remove the old price, or see Settings, Prices.'
const missing = 'All the fields are requiered to add a new product...'

test.each(['title', 'description', 'oldPrice', 'price', 'quantity', 'mainPicture', 'otherPicture'])(
  'a new product without %s is refused',
  async (field) => {
    const payload: Record<string, unknown> = await newProduct()
    delete payload[field]
    const asked = payload as Input<typeof calls.createProduct>
    await expect(products.createProduct(asked)).rejects.toMatchObject(refusal(400, missing))
  },
)

test.each([
  ['an old price that nobody was charged', { oldPrice: 80 }, refusal(400, unproven)],
  ['an old price below the price', { oldPrice: 50 }, refusal(400, 'The old price must be above the price.')],
  ['a fraction of a cent', { price: 10.001 }, refusal(400, 'A price has at most two decimals.')],
  ['no price at all', { price: 0 }, refusal(400, 'A price must be above 0.')],
  ['negative stock', { quantity: -1 }, refusal(400, 'The stock cannot be negative.')],
  ['a title of spaces', { title: '   ' }, refusal(400, missing)],
  ['no other image', { otherPicture: [] }, refusal(400, missing)],
  ['an image nobody uploaded', { mainPicture: randomUUID() }, refusal(400, 'Please upload this image again.')],
  ['a size twice', { sizeVariant: [{ size: 38 }, { size: 38 }] }, refusal(400, 'Please list each size only once.')],
])('a new product with %s is refused', async (_what, changed, refused) => {
  await expect(products.createProduct(await newProduct(changed))).rejects.toMatchObject(refused)
})

test('an old price that equals the price is not stored', async () => {
  expect(await draft({ price: 60, oldPrice: 60 })).toMatchObject({ price: 60, oldPrice: null })
})

test('a SKU is unique', async () => {
  const sku = `LIDO-${randomUUID()}`
  await draft({ sku })
  await expect(draft({ sku })).rejects.toMatchObject(refusal(409, 'Another product has this SKU.'))
  const other = await draft()
  await expect(products.changeProduct(formOf(other, { sku }))).rejects.toMatchObject(
    refusal(409, 'Another product has this SKU.'),
  )
})

test('a product can be published once it lacks nothing required, and archived again', async () => {
  const made = await draft()
  const bare = await products.changeProduct(formOf(made, { description: '' }))
  await expect(products.publishProduct(seen(bare.product))).rejects.toMatchObject(
    refusal(409, 'Before it can be published, this product needs a description and alt text for every image.'),
  )
  const naked = await media.arrangeImages({ ...seen(bare.product), images: [] })
  await expect(products.publishProduct(seen(naked.product))).rejects.toMatchObject(
    refusal(409, 'Before it can be published, this product needs a description and an image.'),
  )

  const sold = await published()
  expect((await products.findProduct({ productId: sold._id })).product.name).toBe('Lido')
  await expect(products.changeProduct(formOf(sold, { description: ' ' }))).rejects.toMatchObject({ status: 409 })
  await expect(media.arrangeImages({ ...seen(sold), images: [] })).rejects.toMatchObject({ status: 409 })

  const { product } = await products.archiveProduct(seen(sold))
  expect(product.status).toBe('archived')
  await expect(products.findProduct({ productId: sold._id })).rejects.toMatchObject({ status: 404 })
  expect((await actionsOn(sold._id)).map(([action]) => action)).toEqual([
    'product.created',
    'product.images',
    'product.published',
    'product.archived',
  ])
})

test('a product becomes a draft again, which is new in the shop once it is published', async () => {
  const sold = await published()
  const { product, message } = await products.draftProduct(seen(sold))
  expect([product.status, message]).toEqual(['draft', 'This product is a draft again.'])
  await expect(products.draftProduct(seen(sold))).rejects.toMatchObject({ status: 409 })
  await expect(products.findProduct({ productId: sold._id })).rejects.toMatchObject({ status: 404 })
  const publishedAt = async () => (await shop.db.select().from(table).where(eq(table.id, sold._id)))[0]?.publishedAt
  expect(await publishedAt()).toBeNull()
  await products.publishProduct(seen(product))
  expect(await publishedAt()).toBeInstanceOf(Date)
  expect((await actionsOn(sold._id)).map(([action]) => action).slice(-2)).toEqual([
    'product.drafted',
    'product.published',
  ])
})

test('saving an outdated version of a product is refused, and nothing is overwritten', async () => {
  const made = await draft()
  const other = shop.as(await shop.admin()).products
  await other.changeProduct(formOf(made, { name: 'Lido II' }))
  const stale = refusal(409, 'Someone else has changed this product in the meantime.')

  await expect(products.changeProduct(formOf(made, { name: 'Mine' }))).rejects.toMatchObject(stale)
  await expect(products.changePrice({ ...seen(made), price: 1, oldPrice: null })).rejects.toMatchObject(stale)
  await expect(media.arrangeImages({ ...seen(made), images: [] })).rejects.toMatchObject(stale)
  await expect(products.publishProduct(seen(made))).rejects.toMatchObject(stale)
  await expect(products.archiveProduct(seen(made))).rejects.toMatchObject(stale)
  expect((await products.findOwnProduct({ productId: made._id })).product).toMatchObject({ name: 'Lido II', price: 60 })
})

test('of ten concurrent saves, one succeeds', async () => {
  const made = await draft()
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => products.changePrice({ ...seen(made), price: 10 + at, oldPrice: null })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('colors and sizes are added, removed and swap their names, and the variants follow', async () => {
  const made = await draft({
    colorVariant: [
      { color: 'Black', hex: '#1b1b1b' },
      { color: 'Honey', hex: '#c08a2b' },
    ],
  })
  const [black, honey] = made.colorVariant
  if (!black || !honey) throw new Error('No colors')
  const swapped = await products.changeProduct(
    formOf(made, {
      colorVariant: [
        { ...honey, color: 'Black' },
        { ...black, color: 'Honey' },
        { color: 'Rose', hex: '#cc8899' },
      ],
      sizeVariant: [{ size: 38 }],
    }),
  )
  expect(swapped.product.colorVariant.map(({ color }) => color)).toEqual(['Black', 'Honey', 'Rose'])
  expect(swapped.product.colorVariant[0]?.id).toBe(honey.id)
  expect(swapped.product.variants.map(({ color, size, onHand }) => [color, size, onHand])).toEqual([
    ['Black', 38, 0],
    ['Honey', 38, 0],
    ['Rose', 38, 0],
  ])
  const plain = await products.changeProduct(formOf(swapped.product, { colorVariant: [], sizeVariant: [] }))
  expect(plain.product.variants).toMatchObject([{ color: null, size: null, onHand: 0 }])
})

test('a copy is a draft with the same images and no stock', async () => {
  const made = await published({ colorVariant: [{ color: 'Black', hex: '#1b1b1b' }] })
  const { productId } = await products.duplicateProduct({ productId: made._id })
  const { product } = await products.findOwnProduct({ productId })
  expect(product).toMatchObject({ name: 'Lido (copy)', status: 'draft', price: 60, oldPrice: null })
  expect(product.sku).not.toBe(made.sku)
  expect(product.variants).toMatchObject([{ color: 'Black', onHand: 0 }])
  expect(product.images.map(({ imageId }) => imageId)).toEqual(made.images.map(({ imageId }) => imageId))
  await expect(products.duplicateProduct({ productId: randomUUID() })).rejects.toMatchObject({ status: 404 })
})

test('the list is sorted by name, price and age, in pages without gaps or duplicates', async () => {
  const brand = `S${randomUUID().slice(0, 8)}`
  for (const [name, price] of [
    ['Beret', 30],
    ['Anorak', 90],
    ['Cape', 30],
  ] as const)
    await shop.product({ name, brand, priceCents: price * 100 })
  async function listed(sort: Parameters<typeof products.listAllProducts>[0]['sort']) {
    const names: string[] = []
    let after: string | undefined
    do {
      const page = await products.listAllProducts({ search: brand, sort, limit: 1, ...(after && { after }) })
      names.push(...page.products.map(({ name }) => name))
      after = page.next ?? undefined
    } while (after)
    return names
  }
  expect(await listed('name-asc')).toEqual(['Anorak', 'Beret', 'Cape'])
  expect(await listed('name-desc')).toEqual(['Cape', 'Beret', 'Anorak'])
  expect(await listed('oldest')).toEqual(['Beret', 'Anorak', 'Cape'])
  expect((await listed('price-desc'))[0]).toBe('Anorak')
  expect((await listed('price-asc')).toSorted()).toEqual(['Anorak', 'Beret', 'Cape'])
})

test('the list can be searched, filtered and paged, and includes drafts', async () => {
  const brand = `Q${randomUUID().slice(0, 8)}`
  for (let at = 0; at < 5; at++)
    await shop.product({ name: `Página ${at}`, brand, status: at < 2 ? 'draft' : 'published' })
  const first = await products.listAllProducts({ search: `pagina ${brand}`, limit: 3 })
  const second = await products.listAllProducts({ search: `pagina ${brand}`, limit: 3, after: first.next ?? '' })
  const names = [...first.products, ...second.products].map(({ name }) => name)
  expect(names).toEqual(['Página 4', 'Página 3', 'Página 2', 'Página 1', 'Página 0'])
  expect(second.next).toBeNull()
  const drafts = await products.listAllProducts({ search: brand, status: 'draft' })
  expect(drafts.products.map(({ name }) => name)).toEqual(['Página 1', 'Página 0'])
  expect(drafts.products[0]?.variants).toMatchObject([{ onHand: 10, reserved: 0 }])
  expect((await products.listAllProducts({ search: '%' })).products).toEqual([])
  await expect(products.listAllProducts({ after: 'x' })).rejects.toMatchObject({ status: 400 })
  await expect(products.listAllProducts({ after: randomUUID() })).rejects.toMatchObject({ status: 400 })
})

test('only admins can make these calls', async () => {
  const customer = await shop.customer()
  const { products, inventory, media, imports } = contract
  const calls = Object.entries({ products, inventory, media, imports }).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, call]: [string, Call]) => ({ noun, verb, call })),
  )
  for (const { noun, verb, call } of calls.filter(({ call: { access } }) => isForStaff(access))) {
    const file = call.upload ? { file: jpeg } : {}
    const payload = { ...samplePayload(call), ...file }
    for (const [person, status] of [
      [shop.guest(), 401],
      [customer, 403],
    ] as const) {
      const nouns = shop.as(person) as unknown as Record<string, Record<string, (payload: object) => Promise<unknown>>>
      const operation = nouns[noun]?.[verb]
      await expect(operation?.(payload), verb).rejects.toMatchObject({ status })
    }
  }
})
