import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toSize } from '#contract/products/size.ts'
import { orderLines } from '#db/tables/orders.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { formOf, ownProducts } from '#test/own-products.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { products, inventory } = shop.as(owner)
const visitor = shop.as(shop.guest())
const { draft, published } = await ownProducts(shop, owner)

const sizesOf = ({ sizeVariant }: { sizeVariant: readonly { size: number | string }[] }) =>
  sizeVariant.map(({ size }) => size)

test('sizes are texts in the order of the owner, and plain numbers are sent as numbers', async () => {
  const made = await draft({
    sizeVariant: [{ size: ' xl ' }, { size: 38.5 }, { size: '38,0' }, { size: 'W32/L34' }, { size: 'One size' }],
  })
  const all = ['XL', 38.5, 38, 'W32/L34', 'One size']
  expect(sizesOf(made)).toEqual(all)
  expect(made.variants.map(({ size }) => size)).toEqual(all)

  const sizeVariant = made.sizeVariant.toReversed()
  const { product } = await products.changeProduct(formOf(made, { sizeVariant }))
  expect(sizesOf(product)).toEqual(all.toReversed())
  expect(product.variants.map(({ variantId }) => variantId)).toEqual(
    made.variants.map(({ variantId }) => variantId).toReversed(),
  )
})

test('a size that changes in case alone keeps its variant and stock, and one that differs in case alone is refused', async () => {
  const made = await draft({ sizeVariant: [{ size: 'one size' }, { size: 'Tall' }], quantity: 7 })
  const { product } = await products.changeProduct(formOf(made, { sizeVariant: [{ size: 'One Size' }] }))
  expect(product.variants).toMatchObject([{ variantId: made.variants[0]?.variantId, size: 'One Size', onHand: 7 }])

  const twice = formOf(product, { sizeVariant: [{ size: 'tall' }, { size: 'Tall' }] })
  await expect(products.changeProduct(twice)).rejects.toMatchObject({
    status: 400,
    message: 'Please list each size only once.',
  })
})

test.each([
  ['', 400],
  ['   ', 400],
  ['123456789012345678901', 400],
  ['a\nb', 400],
])('the size %j is refused', async (size, status) => {
  await expect(draft({ sizeVariant: [{ size }] })).rejects.toMatchObject({ status })
})

test('a shopper filters by a size, sees it sold out, and buys another', async () => {
  const jeans = await published({ title: 'Jeans', sizeVariant: [{ size: 'W32/L34' }, { size: 'XS' }], quantity: 1 })
  const ofSize = async (size: string | number) => {
    const { products: found } = await visitor.listing.listProducts({ sizes: [size] })
    return found.map(({ name }) => name)
  }
  expect(await ofSize('XS')).toEqual(['Jeans'])
  expect(await ofSize('XL')).toEqual([])
  const { facets } = await visitor.listing.listProducts({})
  expect(facets.sizes.map(({ value }) => value)).toEqual(['XS', 'W32/L34'])

  const xs = jeans.variants.find(({ size }) => size === 'XS')
  await inventory.changeStock({ changes: [{ variantId: xs?.variantId ?? '', from: 1, to: 0 }], reason: 'counted' })
  const { product } = await visitor.products.findProduct({ productId: jeans._id })
  expect(product.soldOut).toEqual([{ color: null, size: 'XS' }])
  await visitor.stockAlerts.notifyMe({
    productId: jeans._id,
    selectedProductName: 'Jeans',
    email: 'zoe@one.example',
    selectedColor: null,
    selectedSize: 'XS',
  })

  const { lines } = await visitor.cart.checkCart({
    products: [
      { productId: jeans._id, selectedColor: null, selectedSize: 'W32/L34', quantity: 1 },
      { productId: jeans._id, selectedColor: null, selectedSize: 'XS', quantity: 1 },
      { productId: jeans._id, selectedColor: null, selectedSize: null, quantity: 1 },
    ],
  })
  expect(lines.map(({ state }) => state)).toEqual(['ok', 'sold-out', 'gone'])
})

test('an order line carries the size as it was bought', async () => {
  const dress = await shop.product({ name: 'Dress', sizes: ['XS', 38.5], onHand: 3 })
  await shop.order({ product: dress })
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.productId, dress.id))
  expect(line).toMatchObject({ name: 'Dress', size: 'XS' })
})

test('the database sends sizes by the rule of the contract', async () => {
  const sizes = [
    '38',
    '38.5',
    '0',
    '0.5',
    '9999.99',
    '10000',
    '38.0',
    '038',
    '.5',
    '5.',
    '-1',
    '1e3',
    'XS',
    'W32/L34',
    '٣',
  ]
  for (const size of sizes) {
    const { rows } = await shop.db.execute(`select size_on_wire('${size}') as sent`)
    expect(rows[0]?.sent).toBe(toSize(size))
  }
})
