import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Input } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import type { products as calls, OwnProduct } from '#contract/products.ts'
import { pictures, pictureUploads } from '#db/tables/pictures.ts'
import { priceChanges, stockChanges, variants } from '#db/tables/products.ts'
import { stockAlerts } from '#db/tables/requests.ts'
import { auditEntries } from '#db/tables/shop.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { samplePayload } from '#test/payload-corpus.ts'
import { badPictures, goodPictures } from '#test/picture-corpus.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { products, catalog } = shop.as(owner)
const jpeg = (await goodPictures())['a JPEG'] ?? Buffer.alloc(0)

async function upload() {
  return (await products.uploadPicture({ file: jpeg })).pictureId
}

async function newProduct(changed: Partial<Input<typeof calls.createProduct>> = {}) {
  return {
    title: 'Lido',
    type: 'Cat Eye',
    description: 'Sharp corners, soft lenses.',
    oldPrice: 80,
    price: 60,
    quantity: 5,
    mainPicture: await upload(),
    otherPicture: [await upload()],
    category: 'Women',
    subCategory: 'Sunglasses' as const,
    ...changed,
  }
}

async function draft(changed: Partial<Input<typeof calls.createProduct>> = {}): Promise<OwnProduct> {
  const { productId } = await products.createProduct(await newProduct(changed))
  return (await products.findOwnProduct({ productId })).product
}

async function published(changed: Partial<Input<typeof calls.createProduct>> = {}): Promise<OwnProduct> {
  const made = await draft(changed)
  const described = await products.arrangePictures({ ...seen(made), pictures: placesOf(made) })
  return (await products.publishProduct(seen(described.product))).product
}

const seen = ({ _id, version }: OwnProduct) => ({ productId: _id, version })
const placesOf = ({ pictures: placed }: OwnProduct) =>
  placed.map(({ pictureId, colorId }) => ({ pictureId, colorId, alt: 'Dark glasses from the front' }))

function formOf(product: OwnProduct, changed: Partial<Input<typeof calls.changeProduct>> = {}) {
  const { sku, name, description, brand, category, type, tags, price, oldPrice, measurement } = product
  const { colorVariant, sizeVariant } = product
  const texts = { sku, name, description, brand, category, type, tags, price, oldPrice, measurement }
  const subCategory = 'Sunglasses' as const
  return { ...seen(product), ...texts, subCategory, colorVariant, sizeVariant, ...changed }
}

async function actionsOn(id: string) {
  const rows = await shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.at)
  return rows.map(({ action, actorId }) => [action, actorId === owner.id])
}

const refusal = (status: number, message: string) => ({ status, message })

test('a product begins as a draft with its pieces in every colour and size', async () => {
  const made = await draft({
    colorVariant: [
      { color: 'Black', hex: '#1b1b1b' },
      { color: 'Honey', hex: '#c08a2b' },
    ],
    sizeVariant: [{ size: 38 }, { size: 40.5 }],
  })

  expect(made).toMatchObject({ name: 'Lido', status: 'draft', price: 60, oldPrice: 80, version: 1 })
  expect(made.sku).toMatch(/^MG-[2-9A-Z]{8}$/)
  expect(made.variants.map(({ color, size, onHand }) => [color, size, onHand])).toEqual([
    ['Black', 38, 5],
    ['Black', 40.5, 5],
    ['Honey', 38, 5],
    ['Honey', 40.5, 5],
  ])
  expect(made.pictures).toHaveLength(2)
  expect(made.stockChanges).toHaveLength(4)
  expect(made.stockChanges[0]).toMatchObject({ delta: 5, reason: 'delivered', by: 'Ann Lee' })
  expect(made.prices).toMatchObject([{ price: 60, oldPrice: 80, by: 'Ann Lee' }])
  expect(await actionsOn(made._id)).toEqual([['product.created', true]])
  await expect(catalog.findProduct({ productId: made._id })).rejects.toMatchObject({ status: 404 })
})

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
  ['an old price below the price', { oldPrice: 50 }, refusal(400, 'The old price must be above the price.')],
  ['a fraction of a cent', { price: 10.001 }, refusal(400, 'A price has at most two decimals.')],
  ['no price at all', { price: 0 }, refusal(400, 'A price must be above $0.')],
  ['negative stock', { quantity: -1 }, refusal(400, 'The stock cannot be negative.')],
  ['a title of spaces', { title: '   ' }, refusal(400, missing)],
  ['no other picture', { otherPicture: [] }, refusal(400, missing)],
  ['a picture nobody uploaded', { mainPicture: randomUUID() }, refusal(400, 'Please upload this picture again.')],
  ['a size twice', { sizeVariant: [{ size: 38 }, { size: 38 }] }, refusal(400, 'Each size may stand there once.')],
])('a new product with %s is refused', async (_what, changed, refused) => {
  await expect(products.createProduct(await newProduct(changed))).rejects.toMatchObject(refused)
})

test('an old price that equals the price is none', async () => {
  expect(await draft({ price: 60, oldPrice: 60 })).toMatchObject({ price: 60, oldPrice: null })
})

test('a SKU is given once', async () => {
  const sku = `LIDO-${randomUUID()}`
  await draft({ sku })
  await expect(draft({ sku })).rejects.toMatchObject(refusal(409, 'Another product has this SKU.'))
  const other = await draft()
  await expect(products.changeProduct(formOf(other, { sku }))).rejects.toMatchObject(
    refusal(409, 'Another product has this SKU.'),
  )
})

test('a product is published once nothing it needs is missing, and archived again', async () => {
  const made = await draft()
  const bare = await products.changeProduct(formOf(made, { description: '' }))
  await expect(products.publishProduct(seen(bare.product))).rejects.toMatchObject(
    refusal(409, 'Before it can be published, this product needs a description and words for every picture.'),
  )
  const naked = await products.arrangePictures({ ...seen(bare.product), pictures: [] })
  await expect(products.publishProduct(seen(naked.product))).rejects.toMatchObject(
    refusal(409, 'Before it can be published, this product needs a description and a picture.'),
  )

  const sold = await published()
  expect((await catalog.findProduct({ productId: sold._id })).product.name).toBe('Lido')
  await expect(products.changeProduct(formOf(sold, { description: ' ' }))).rejects.toMatchObject({ status: 409 })
  await expect(products.arrangePictures({ ...seen(sold), pictures: [] })).rejects.toMatchObject({ status: 409 })

  const { product } = await products.archiveProduct(seen(sold))
  expect(product.status).toBe('archived')
  await expect(catalog.findProduct({ productId: sold._id })).rejects.toMatchObject({ status: 404 })
  expect((await actionsOn(sold._id)).map(([action]) => action)).toEqual([
    'product.created',
    'product.pictures',
    'product.published',
    'product.archived',
  ])
})

test('whoever saves what somebody else changed meanwhile is told, and nothing is overwritten', async () => {
  const made = await draft()
  const other = shop.as(await shop.admin()).products
  await other.changeProduct(formOf(made, { name: 'Lido II' }))
  const stale = refusal(409, 'Somebody else changed this product meanwhile.')

  await expect(products.changeProduct(formOf(made, { name: 'Mine' }))).rejects.toMatchObject(stale)
  await expect(products.changePrice({ ...seen(made), price: 1, oldPrice: null })).rejects.toMatchObject(stale)
  await expect(products.arrangePictures({ ...seen(made), pictures: [] })).rejects.toMatchObject(stale)
  await expect(products.publishProduct(seen(made))).rejects.toMatchObject(stale)
  await expect(products.archiveProduct(seen(made))).rejects.toMatchObject(stale)
  expect((await products.findOwnProduct({ productId: made._id })).product).toMatchObject({ name: 'Lido II', price: 60 })
})

test('of ten who save at once, one does', async () => {
  const made = await draft()
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => products.changePrice({ ...seen(made), price: 10 + at, oldPrice: null })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('colours and sizes come, go and swap their names, and the variants follow', async () => {
  const made = await draft({
    colorVariant: [
      { color: 'Black', hex: '#1b1b1b' },
      { color: 'Honey', hex: '#c08a2b' },
    ],
  })
  const [black, honey] = made.colorVariant
  if (!black || !honey) throw new Error('No colours')
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

test('what is in a checkout is not taken away', async () => {
  const made = await published({ colorVariant: [{ color: 'Black', hex: '#1b1b1b' }], quantity: 1 })
  await shop.db.update(variants).set({ reserved: 1 }).where(eq(variants.productId, made._id))
  await expect(products.changeProduct(formOf(made, { colorVariant: [] }))).rejects.toMatchObject({
    status: 409,
    message: "Black is in somebody's checkout at the moment. Please try again when that has ended.",
  })
})

test('a price is changed in the list, and what it was stays in its history', async () => {
  const made = await draft()
  const { version } = await products.changePrice({ ...seen(made), price: 49.9, oldPrice: 60 })
  expect(version).toBe(2)
  const { product } = await products.findOwnProduct({ productId: made._id })
  expect(product.prices.map(({ price, oldPrice, by }) => [price, oldPrice, by])).toEqual([
    [49.9, 60, 'Ann Lee'],
    [60, 80, 'Ann Lee'],
  ])
  const tooLow = products.changePrice({ ...seen(product), price: 60, oldPrice: 60 })
  await expect(tooLow).rejects.toMatchObject(refusal(400, 'The old price must be above the price.'))
  expect(await shop.db.$count(priceChanges, eq(priceChanges.productId, made._id))).toBe(2)
})

test('stock changes with a reason, and never below what checkouts hold', async () => {
  const made = await draft()
  const [only] = made.variants
  const variantId = only?.variantId ?? ''
  const change = (from: number | null, to: number | null) =>
    products.changeStock({ changes: [{ variantId, from, to }], reason: 'counted' })

  expect((await change(5, 3)).variants).toMatchObject([{ onHand: 3, reserved: 0 }])
  await expect(change(5, 9)).rejects.toMatchObject(refusal(409, 'Lido: the stock changed meanwhile. It is 3 now.'))
  await expect(change(3, -1)).rejects.toMatchObject(refusal(400, 'The stock cannot be negative.'))
  await shop.db.update(variants).set({ reserved: 2 }).where(eq(variants.id, variantId))
  await expect(change(3, 1)).rejects.toMatchObject(
    refusal(409, 'Lido: 2 reserved in checkouts, so the stock cannot be less than that.'),
  )
  await change(3, null)
  await change(null, 2)
  const noted = await shop.db
    .select()
    .from(stockChanges)
    .where(and(eq(stockChanges.variantId, variantId), eq(stockChanges.reason, 'counted')))
    .orderBy(stockChanges.at)
  expect(noted.map(({ delta, causeId }) => [delta, causeId])).toEqual([
    [-2, owner.id],
    [-3, owner.id],
    [2, owner.id],
  ])
  const unknown = { variantId: randomUUID(), from: 1, to: 2 }
  const half = products.changeStock({ changes: [{ variantId, from: 2, to: 4 }, unknown], reason: 'counted' })
  await expect(half).rejects.toMatchObject({ status: 404 })
  expect((await products.findOwnProduct({ productId: made._id })).product.variants[0]?.onHand).toBe(2)
})

test('who waits for a variant is told when pieces of it come', async () => {
  const made = await published({ quantity: 0 })
  const [only] = made.variants
  const variantId = only?.variantId ?? ''
  await shop.db.insert(stockAlerts).values({ productId: made._id, variantId, email: 'cleo@example.com' })
  await products.changeStock({ changes: [{ variantId, from: 0, to: 4 }], reason: 'delivered' })
  await shop.runJobs()
  const told = (await shop.mails()).filter(({ kind }) => kind === 'back-in-stock')
  expect(told.map(({ toEmail }) => toEmail)).toEqual(['cleo@example.com'])
})

test('pictures are kept re-encoded, placed by colour in their order, and described', async () => {
  const made = await draft({ colorVariant: [{ color: 'Black', hex: '#1b1b1b' }] })
  const colorId = made.colorVariant[0]?.id ?? ''
  const [own, other] = made.pictures.map(({ pictureId }) => pictureId)
  const black = await upload()
  const { product } = await products.arrangePictures({
    ...seen(made),
    pictures: [
      { pictureId: other ?? '', colorId: null, alt: ' From the side ' },
      { pictureId: own ?? '', colorId: null, alt: 'From the front' },
      { pictureId: black, colorId, alt: 'In black' },
    ],
  })
  expect(product.pictures.map(({ pictureId, colorId: of, picture }) => [pictureId, of, picture.alt])).toEqual([
    [other, null, 'From the side'],
    [own, null, 'From the front'],
    [black, colorId, 'In black'],
  ])
  expect(await shop.db.$count(pictureUploads, eq(pictureUploads.pictureId, black))).toBe(0)

  const foreign = (await draft()).pictures[0]?.pictureId ?? ''
  const steal = { pictureId: foreign, colorId: null, alt: '' }
  await expect(products.arrangePictures({ ...seen(product), pictures: [steal] })).rejects.toMatchObject(
    refusal(400, 'Please upload this picture again.'),
  )
  const astray = { pictureId: own ?? '', colorId: randomUUID(), alt: '' }
  await expect(products.arrangePictures({ ...seen(product), pictures: [astray] })).rejects.toMatchObject({
    status: 400,
  })
})

test('what is no picture is refused, and pictures that nobody placed are swept after a day', async () => {
  const { 'an SVG with a script': svg } = await badPictures()
  await expect(products.uploadPicture({ file: svg?.file ?? Buffer.alloc(0) })).rejects.toMatchObject({ status: 415 })

  const [old, fresh] = [await upload(), await upload()]
  const aDayAgo = new Date(Date.now() - 25 * 3_600_000)
  await shop.db.update(pictureUploads).set({ createdAt: aDayAgo }).where(eq(pictureUploads.pictureId, old))
  await shop.db.transaction((tx) => shop.enqueue(tx, 'sweepUploads', {}))
  await shop.runJobs()
  expect(await shop.db.$count(pictures, eq(pictures.id, old))).toBe(0)
  expect(await shop.db.$count(pictures, eq(pictures.id, fresh))).toBe(1)
  expect(await shop.files.read(`uploads/${old}.webp`)).toBeNull()
})

test('a copy is a draft with the same pictures and no pieces', async () => {
  const made = await published({ colorVariant: [{ color: 'Black', hex: '#1b1b1b' }] })
  const { productId } = await products.duplicateProduct({ productId: made._id })
  const { product } = await products.findOwnProduct({ productId })
  expect(product).toMatchObject({ name: 'Lido (copy)', status: 'draft', price: 60, oldPrice: 80 })
  expect(product.sku).not.toBe(made.sku)
  expect(product.variants).toMatchObject([{ color: 'Black', onHand: 0 }])
  expect(product.pictures.map(({ pictureId }) => pictureId)).toEqual(made.pictures.map(({ pictureId }) => pictureId))
  await expect(products.duplicateProduct({ productId: randomUUID() })).rejects.toMatchObject({ status: 404 })
})

test('the list is searched, filtered and paged, and shows drafts', async () => {
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
})

test('nobody but an admin makes any of these calls', async () => {
  const customer = await shop.customer()
  for (const [verb, call] of Object.entries(contract.products)) {
    const file = call.upload ? { file: jpeg } : {}
    const payload = { ...samplePayload(call), ...file }
    for (const [person, status] of [
      [shop.guest(), 401],
      [customer, 403],
    ] as const) {
      const ask = shop.as(person).products[verb as keyof typeof products] as (asked: object) => Promise<unknown>
      await expect(ask(payload), verb).rejects.toMatchObject({ status })
    }
  }
})
